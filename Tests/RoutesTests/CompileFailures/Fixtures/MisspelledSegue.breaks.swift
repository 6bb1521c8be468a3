import Routes

func perform(on graph: ControllerGraph) throws {
  try graph.perform(.showConversatoin)  // expected-error {{type 'Segue<any Controller>' has no member 'showConversatoin'}}
}
