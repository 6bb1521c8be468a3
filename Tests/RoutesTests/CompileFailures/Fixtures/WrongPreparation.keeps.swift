import Routes

func wire(_ registry: inout SegueRegistry) throws {
  try registry.prepare(.showConversation) { (screen: ConversationController) in print(screen) }
  try registry.prepare(.showConversation, from: FeedController.self) { print($0) }
}
