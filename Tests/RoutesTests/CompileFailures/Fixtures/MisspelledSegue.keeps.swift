import Routes

func perform(on graph: ControllerGraph) throws {
  try graph.perform(.showConversation)
}
