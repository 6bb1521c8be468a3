import Routes

final class FeedController: Controller {}
final class ConversationController: Controller { var number = 0 }
final class LoginController: Controller {}

extension Segue<ConversationController> {
  static var showConversation: Self { .init("ShowConversation") }
}
extension Segue<LoginController> { static var login: Self { .init("LoginSegue") } }

enum AppDestination: Destination {
  case conversation(Int)
  case login

  var route: Route {
    switch self {
    case .conversation(let number): return Route(.showConversation) { $0.number = number }
    case .login: return Route(.login)
    }
  }
}

/// An app of three screens, with a push and a modal.
@main struct Client {
  static func main() throws {
    var registry = SegueRegistry()
    try registry.register(.showConversation, kind: .show) { ConversationController() }
    try registry.register(.login, kind: .presentation) { LoginController() }
    let root = NavigationController(root: FeedController())
    let graph = try ControllerGraph(root: root, registry: registry)
    try graph.go(to: AppDestination.conversation(7))
    try graph.go(to: AppDestination.login)
    print(graph.snapshot)
  }
}
