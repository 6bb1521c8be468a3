// The package of the logic.
protocol ConversationScreen: Controller { var status: Status? { get set } }
extension Segue<any ConversationScreen> {
  static var showConversation: Self { .init("ShowConversation") }
}
enum AppDestination: Destination {
  case conversation(Status)

  var route: Route {
    switch self {
    case .conversation(let status): return Route(.showConversation) { $0.status = status }
    }
  }
}
final class FeedFlow {
  init(_ navigator: Navigator<AppDestination>) {}
}
final class ConversationViewController: UIViewController, ConversationScreen {
  var status: Status?
}
