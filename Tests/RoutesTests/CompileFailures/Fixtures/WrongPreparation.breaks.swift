import Routes

func wire(_ registry: inout SegueRegistry) throws {
  try registry.prepare(.showConversation) { (screen: LoginController) in print(screen) }  // expected-error {{cannot convert value of type '(LoginController) -> ()' to expected argument type '(ConversationController) throws -> Void'}}
}
