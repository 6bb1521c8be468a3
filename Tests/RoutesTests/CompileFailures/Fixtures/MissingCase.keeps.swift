import Routes

enum Complete: Destination {
  case login
  case conversation(Status)

  var route: Route {
    switch self {
    case .login: return Route(.login)
    case .conversation(let status): return Route(.showConversation) { $0.status = status }
    }
  }
}
