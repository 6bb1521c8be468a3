extension Segue<ConversationController> {
  static var showConversation: Self { .init("ShowConversation") }
}
extension Segue<LoginController> { static var login: Self { .init("LoginSegue") } }
enum AppDestination: Destination {
  case conversation(Status)
  case login

  var route: Route {
    switch self {
    case .login: return Route(.login)
    case .conversation(let status): return Route(.showConversation) { $0.status = status }
    }
  }
}
let graph = try ControllerGraph(root: NavigationController(root: FeedController()))
let status = Status(text: "Hello")
