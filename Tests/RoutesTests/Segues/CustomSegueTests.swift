import RoutesTesting
import Testing

extension Segue<PlaceholderController> {
  fileprivate static var replace: Self { .init("ReplaceTop") }
}

@Suite struct CustomSegueTests {
  private let log = CallLog()

  private func makeGraph(
    _ notation: String,
    _ transition: @escaping (PerformedSegue, ControllerGraph) throws -> Void
  ) throws -> ControllerGraph {
    var registry = SegueRegistry()
    try registry.register(.replace, kind: .custom) { screen("New") }
    try registry.perform(.replace, by: transition)
    return try ControllerGraph(notation, registry: registry)
  }

  @Test func aClosurePerformsTheTransition() throws {
    let graph = try makeGraph("nav(Feed, Post)") { segue, graph in
      let stack = try #require(graph.parent(of: segue.source) as? NavigationController)
      try graph.setStack(stack.stack.dropLast() + [segue.destination], from: stack)
    }
    try graph.perform(.replace)
    try graph.expect("nav(Feed, New)")
  }

  @Test func `a closure performs a segue with a source`() throws {
    var registry = SegueRegistry()
    let segue = Segue<PlaceholderController>.From<PlaceholderController>("ReplaceTop")
    try registry.register(segue, kind: .custom) { screen("New") }
    try registry.perform(segue) { segue, graph in try graph.push(segue.destination) }
    let graph = try ControllerGraph("nav(Feed)", registry: registry)
    try graph.perform(segue)
    try graph.expect("nav(Feed, New)")
  }

  @Test func aRefusalInsideTheClosureReachesTheCaller() throws {
    let graph = try makeGraph("nav(Feed, Post)") { segue, graph in
      try graph.pop()
      try graph.push(segue.destination)
      try graph.dismiss()
    }
    expectReason(.presentation(.nothingToDismiss("New"))) { try graph.perform(.replace) }
    try graph.expect("nav(Feed, Post)")
  }

  @Test func lifecycleCallsBalanceWhenAClosureIsReverted() throws {
    let old = LoggedController("old", log)
    let graph = try makeGraph("nav(Feed)") { [log] segue, graph in
      try graph.push(LoggedController("new", log))
      throw Failure()
    }
    try graph.setStack([old])
    _ = log.take()
    #expect(throws: Failure.self) { try graph.perform(.replace) }
    log.expectAppearances([
      "old willDisappear", "new willAppear", "old didDisappear", "new didAppear",
      "new willDisappear", "old willAppear", "new didDisappear", "old didAppear",
    ])
  }

  @Test func aTransitionNamesItsSegue() throws {
    var registry = SegueRegistry()
    let segue = Segue<PlaceholderController>("ShowPost")
    try registry.register(segue, kind: .show) { screen("Post") }
    let graph = try ControllerGraph("nav(Feed)", registry: registry)
    var names: [ExactString?] = []
    graph.onTransition = { names.append($0.segue) }
    try graph.perform(segue)
    try graph.pop()
    #expect(names == ["ShowPost", nil])
  }
}
