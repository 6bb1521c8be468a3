import Routes

enum AppDestination: Destination {
  case conversation(Status)

  var route: Route {
    switch self {
    case .conversation(let status):
      return Route(.showDevices) { $0.status = status }  // expected-error {{value of type 'DevicesController' has no member 'status'}}
    }
  }
}

func go(on graph: ControllerGraph, _ user: User) throws {
  try graph.go(to: AppDestination.conversation(user))  // expected-error {{cannot convert value of type 'User' to expected argument type 'Status'}}
}
