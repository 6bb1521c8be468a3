import Routes

func perform(on graph: ControllerGraph, _ feed: FeedController, _ status: Status) throws {
  try graph.perform(.showConversation)
  try graph.perform(.showConversation, from: feed)
  try graph.perform(.showConversation, from: feed)
  try graph.perform(.showConversation) { $0.status = status }
  try graph.perform(.init("ShowConversation")) { (screen: ConversationController) in
    screen.status = status
  }
  // A control's segue is known by its identifier.
  try graph.trigger("ShowConversation")
}

func register(in registry: inout SegueRegistry) throws {
  try registry.register(.showConversation, kind: .show) { ConversationController() }
}
