import Routes

func perform(on graph: ControllerGraph) throws {
  let screen: ConversationController = try graph.perform(.showConversation)
  print(screen)
}
