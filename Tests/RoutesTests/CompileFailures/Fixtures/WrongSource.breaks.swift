import Routes

func perform(on graph: ControllerGraph, _ profile: ProfileController) throws {
  try graph.perform(.showConversation, from: profile)  // expected-error {{cannot convert value of type 'ProfileController' to expected argument type 'FeedController'}}
}
