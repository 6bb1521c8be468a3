import Routes

func perform(on graph: ControllerGraph, _ status: Status) throws {
  try graph.perform(.showConversation) { $0.status = status }
}
