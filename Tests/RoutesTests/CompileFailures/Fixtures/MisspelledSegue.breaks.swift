import Routes

func perform(on graph: ControllerGraph) throws {
  try graph.perform(.showConversatoin)  // expected-error {{type 'Segue<Destination>' has no member 'showConversatoin'}}
}
