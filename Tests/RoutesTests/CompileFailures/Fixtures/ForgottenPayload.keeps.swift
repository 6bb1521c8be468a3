import Routes

enum AppDestination: Destination {
  case conversation(Status)
  case devices(user: User, group: DeviceGroup)

  var route: Route {
    switch self {
    case .conversation(let status): return Route(.showConversation) { $0.status = status }
    case .devices(let user, let group):
      return Route(.showDevices, instantiate: { DevicesController(user: user, group: group) })
    }
  }
}

func go(on graph: ControllerGraph, _ user: User, _ group: DeviceGroup, _ status: Status) throws {
  try graph.go(to: AppDestination.devices(user: user, group: group))
  let navigator = graph.navigator(for: AppDestination.self, from: FeedController())
  navigator.go(to: .conversation(status))
}
