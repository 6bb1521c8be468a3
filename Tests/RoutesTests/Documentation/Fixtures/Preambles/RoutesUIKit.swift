final class FeedViewController: UIViewController {}
final class ConversationViewController: UIViewController { var status: Status? }

extension Segue<ConversationViewController> {
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

let feed = FeedViewController()
let status = Status(text: "Hello")
let window = UIWindow()
let registry = SegueRegistry()
