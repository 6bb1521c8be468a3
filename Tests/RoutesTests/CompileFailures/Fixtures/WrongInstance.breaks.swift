import Routes

func makeRoutes() {
  _ = Route(.showDevices, instantiate: { LoginController() })  // expected-error {{cannot convert value of type 'LoginController' to closure result type 'DevicesController'}}
}

func register(in registry: inout SegueRegistry) throws {
  try registry.register(.showConversation, kind: .show, instantiate: { LoginController() })  // expected-error {{cannot convert value of type 'LoginController' to closure result type 'ConversationController'}}
  try registry.register(.showConversation, kind: .show) { LoginController() }  // expected-error {{cannot convert value of type 'LoginController' to closure result type 'ConversationController'}}
}
