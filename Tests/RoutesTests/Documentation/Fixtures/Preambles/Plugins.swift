// Code that the plugin generates.
enum TimelineControllerSegue {
  case showConversation(ConversationController)

  init(_ segue: PerformedSegue) throws {
    self = .showConversation(try segue.unwrapped())
  }
}
