import Routes

func makeRoutes() {
  _ = Route(.showDevices, instantiate: { LoginController() })  // expected-error {{cannot convert value of type 'LoginController' to closure result type 'DevicesController'}}
}

func register(in registry: inout SegueRegistry) throws {
  try registry.register(.showConversation, kind: .show, instantiate: { LoginController() })  // expected-error {{the closure makes a controller of another type than the segue names}}
  try registry.register(.showConversation, kind: .show) { LoginController() }  // expected-error {{cannot convert value of type 'LoginController' to closure result type 'ConversationController'}}
}
