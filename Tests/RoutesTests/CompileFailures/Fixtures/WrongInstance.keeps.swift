import Routes

func makeRoutes(_ user: User, _ group: DeviceGroup) {
  _ = Route(.showDevices, instantiate: { DevicesController(user: user, group: group) })
}

func register(in registry: inout SegueRegistry) throws {
  try registry.register(.showConversation, kind: .show) { ConversationController() }
}
