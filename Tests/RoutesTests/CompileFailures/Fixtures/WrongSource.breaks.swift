import Routes

func perform(on graph: ControllerGraph, _ profile: ProfileController) throws {
  try graph.perform(.showConversation, from: profile)  // expected-error {{is unavailable: the segue does not start from this type of controller}}
}
