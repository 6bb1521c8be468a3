import Testing

func makeGraph() throws -> ControllerGraph {
  var registry = SegueRegistry()
  try registry.register(.pickSlot, kind: .presentation) { SlotController() }
  return try ControllerGraph(root: FeedController(), registry: registry)
}
