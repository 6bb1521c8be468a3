import Routes

func perform(on graph: ControllerGraph, _ status: Status) throws {
  try graph.perform(.showConversation) { $0.user = status }  // expected-error {{value of type 'ConversationController' has no member 'user'}}
  try graph.perform(.login) { $0.status = status }  // expected-error {{value of type 'LoginController' has no member 'status'}}
}
