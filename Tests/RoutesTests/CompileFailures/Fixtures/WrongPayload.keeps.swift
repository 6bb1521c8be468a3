import Routes

enum AppDestination: Destination {
  case conversation(Status)

  var route: Route {
    switch self {
    case .conversation(let status): return Route(.showConversation) { $0.status = status }
    }
  }
}

func go(on graph: ControllerGraph, _ status: Status) throws {
  try graph.go(to: AppDestination.conversation(status))
}
