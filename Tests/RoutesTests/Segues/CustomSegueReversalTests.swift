import RoutesTesting
import Testing

@testable import Routes

extension Segue<PlaceholderController> {
  fileprivate static var outer: Self { .init("Outer") }
  fileprivate static var inner: Self { .init("Inner") }
}

/// A custom segue whose closure throws has changed nothing, and handed over nothing.
@Suite struct CustomSegueReversalTests {
  private let inbox = Inbox()

  private func makeGraph(
    _ notation: String,
    inner: @escaping (PerformedSegue, ControllerGraph) throws -> Void = { _, _ in },
    _ outer: @escaping (PerformedSegue, ControllerGraph) throws -> Void
  ) throws -> ControllerGraph {
    var registry = SegueRegistry()
    try registry.register(.outer, kind: .custom) { screen("New") }
    try registry.perform(.outer, by: outer)
    try registry.register(.inner, kind: .custom) { screen("Newer") }
    try registry.perform(.inner, by: inner)
    return try ControllerGraph(notation, registry: registry)
  }

  /// Performs the outer segue, which fails, and compares the graph before and after.
  private func expectReversal(in graph: ControllerGraph) throws {
    let before = graph.survey()
    #expect(throws: Failure.self) { try graph.perform(.outer) }
    let after = graph.survey()
    #expect(after.snapshot == before.snapshot)
    #expect(after.controllers.elementsEqual(before.controllers) { $0 === $1 })
    #expect(graph.contradictions.isEmpty)
    #expect(!graph.isTransitionUnderWay)
  }

  @Test func `a reversed push onto an empty stack is replayed`() throws {
    let graph = try makeGraph("tab(*Feed, nav())") { _, graph in
      try graph.select(tab: 1)
      try graph.push(screen("First"))
      throw Failure()
    }
    graph.startRecording()
    try expectReversal(in: graph)
    try expectReplay(of: graph)
  }

  @Test(arguments: [false, true])
  func `a presented controller that becomes the root keeps its style`(isRecorded: Bool) throws {
    let graph = try makeGraph("nav(Feed) > formSheet A > popover B") { _, graph in
      try graph.setRoot(graph["A"])
      throw Failure()
    }
    if isRecorded { graph.startRecording() }
    try expectReversal(in: graph)
    try graph.expect("nav(Feed) > formSheet A > popover B")
  }

  @Test(
    arguments: [
      "nav(Feed, Post) > fullScreen A > sheet B > sheet C",
      "tab(*nav(Feed, Post[Map[Pin]]), nav(Settings)) > sheet A[Header] > sheet nav(B, C[Footer])",
    ],
    [false, true]
  )
  func `chains and embedded children come back`(notation: String, isRecorded: Bool) throws {
    let graph = try makeGraph(notation) { segue, graph in
      let root = try #require(graph.root)
      try graph.dismiss(root)
      try graph.popToRoot()
      try graph.push(segue.destination)
      try graph.embed(screen("Banner"), in: segue.destination)
      try graph.present(screen("Help"), style: .fullScreen)
      try graph.present(screen("More"))
      try graph.setRoot(screen("Login"))
      throw Failure()
    }
    if isRecorded { graph.startRecording() }
    try expectReversal(in: graph)
    if isRecorded { try expectReplay(of: graph) }
    // The graph works as before.
    let root = try #require(graph.root)
    try graph.dismiss(root)
  }

  @Test func `a controller that returned to another place goes back to its own`() throws {
    let graph = try makeGraph("nav(Feed) > sheet A > sheet B") { _, graph in
      let (feed, b) = try (graph["Feed"], graph["B"])
      try graph.dismiss(feed)
      try graph.present(b)
      try graph.dismiss(b)
      try graph.push(b)
      throw Failure()
    }
    try expectReversal(in: graph)
  }

  @Test func `changes are reversed from the last to the first`() throws {
    let graph = try makeGraph("nav(A, B, C)") { segue, graph in
      let navigation = try #require(graph.root as? NavigationController)
      let stack = navigation.stack
      try graph.pop()
      try graph.push(segue.destination)
      try graph.setStack([stack[1]])
      try graph.push(stack[0])
      throw Failure()
    }
    try expectReversal(in: graph)
    try graph.expect("nav(A, B, C)")
  }

  /// The detail leaves its column before it is pushed, and must leave the stack before it returns.
  @Test(arguments: Transition.Timing.allCases)
  func `a transition is reversed from its last change to its first`(
    timing: Transition.Timing
  ) throws {
    let graph = try makeGraph("regular: split(nav(List), Detail)") { _, graph in
      try graph.resize(to: .compact)
      try graph.expect("split(nav(List, Detail))")
      throw Failure()
    }
    graph.timing = timing
    try expectReversal(in: graph)
    #expect(graph.width == .regular)
  }

  @Test(arguments: [false, true])
  func `a nested custom segue is reversed with the outer one`(isObserved: Bool) throws {
    let graph = try makeGraph(
      "nav(Feed, Post)",
      inner: { segue, graph in
        try graph.pop()
        try graph.push(segue.destination)
      }
    ) { _, graph in
      try graph.perform(.inner)
      try graph.expect("nav(Feed, Newer)")
      throw Failure()
    }
    if isObserved { graph.onTransition = { _ in } }
    try expectReversal(in: graph)
  }

  @Test func `an outer custom segue goes on after a nested one failed`() throws {
    let graph = try makeGraph(
      "nav(Feed, Post) > sheet Share",
      inner: { _, graph in
        try graph.dismiss()
        try graph.popToRoot()
        throw Failure()
      }
    ) { segue, graph in
      _ = try? graph.perform(.inner)
      try graph.expect("nav(Feed, Post) > sheet Share")
      try graph.dismiss()
      try graph.push(segue.destination)
    }
    try graph.perform(.outer)
    try graph.expect("nav(Feed, Post, New)")
  }

  @Test func `a custom segue that performs itself is cut off`() throws {
    let graph = try makeGraph("nav(Feed)") { _, graph in try graph.perform(.outer) }
    expectReason(.transition(.endless(after: 32))) { try graph.perform(.outer) }
    try graph.expect("nav(Feed)")
  }

  @Test(arguments: [false, true])
  func `outcomes wait for the end of the segue`(fails: Bool) throws {
    let colors = ColorController()
    let inbox = inbox
    let graph = try makeGraph("nav(Feed)") { _, graph in
      try graph.finish(colors, with: "red")
      #expect(inbox.outcomes.isEmpty)
      if fails { throw Failure() }
    }
    try graph.present(colors) { inbox.outcomes.append($0) }
    guard fails else {
      try graph.perform(.outer)
      #expect(inbox.outcomes == [.finished("red")])
      return
    }
    try expectReversal(in: graph)
    #expect(inbox.outcomes.isEmpty)
    try graph.dismiss()
    #expect(inbox.outcomes == [.left(.dismissed)])
  }

  @Test(arguments: Transition.Timing.allCases)
  func `a screen that a failed segue presented is left once`(timing: Transition.Timing) throws {
    let inbox = inbox
    let graph = try makeGraph("nav(Feed)") { _, graph in
      try graph.present(ColorController()) { inbox.outcomes.append($0) }
      throw Failure()
    }
    graph.timing = timing
    try expectReversal(in: graph)
    #expect(inbox.outcomes == [.left(.replaced)])
  }

  @Test(arguments: Transition.Timing.allCases)
  func `children that were embedded on loading are embedded again`(
    timing: Transition.Timing
  ) throws {
    let app: AppSketch = """
      tabs = tab(feed, shop)
      e: shop embed map
      """
    var registry = try SegueRegistry(app.storyboard)
    try registry.register(.outer, kind: .custom) { screen("New") }
    try registry.perform(.outer) { _, graph in
      try graph.select(tab: 1)
      try graph.expect("tab(Feed, *Shop[Map])")
      throw Failure()
    }
    let graph = try ControllerGraph(of: registry)
    graph.startRecording()
    graph.timing = timing
    try expectReversal(in: graph)
    graph.timing = .immediate
    try graph.select(tab: 1)
    try graph.expect("tab(Feed, *Shop[Map])")
    try expectReplay(of: graph)
  }
}
