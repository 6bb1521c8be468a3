enum AppDestination: Destination {
  case conversation(Status)

  var route: Route {
    switch self {
    case .conversation(let status): return Route(.showConversation) { $0.status = status }
    }
  }
}
extension Segue<ConversationController> {
  static var showConversation: Self { .init("ShowConversation") }
}
