import Routes

func perform(on graph: ControllerGraph, _ feed: FeedController) throws {
  try graph.perform(.showConversation, from: feed)
}
