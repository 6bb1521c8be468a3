import Routes

func perform(on graph: ControllerGraph) throws {
  let screen: LoginController = try graph.perform(.showConversation)  // expected-error {{cannot convert}}
  print(screen)
}
