// What would be generated.
enum TimelineControllerSegue {
  case showConversation(ConversationController)

  init(_ segue: PerformedSegue) throws {
    self = .showConversation(try segue.unwrapped())
  }
}
