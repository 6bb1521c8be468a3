import RoutesTesting
import Testing

private struct PickColor: ResultDestination {
  var resultRoute: Route.Returning<String> { Route.Returning(.pick) }
}

/// The app's enum has the destination with a result as a case.
private enum Place: Destination {
  case color(PickColor)

  var route: Route {
    switch self {
    case .color(let pick): return pick.route
    }
  }
}

@MainActor @Suite struct AwaitedResultTests {
  private let colors = ColorController()
  private let home = PlaceholderController("Home")

  private func makeGraph() throws -> ControllerGraph {
    var registry = SegueRegistry()
    try registry.register(.pick, kind: .presentation) { [colors] in colors }
    return try ControllerGraph(root: home, registry: registry)
  }

  /// Lets other tasks run until a condition holds.
  private func wait(until isMet: () -> Bool) async throws {
    for _ in 0..<1_000 where !isMet() { await Task.yield() }
    try #require(isMet())
  }

  @Test func `a caller waits for the result of a screen`() async throws {
    let graph = try makeGraph()
    let task = Task { try await graph.result(of: PickColor()) }
    try await wait { graph.contains(colors) }
    try graph.finish(colors, with: "red")
    #expect(try await task.value == .finished("red"))
  }

  @Test func `a screen that is left has an outcome, too`() async throws {
    let graph = try makeGraph()
    let task = Task { try await graph.result(of: PickColor()) }
    try await wait { graph.contains(colors) }
    try graph.swipeDown()
    #expect(try await task.value == .left(.swiped))
  }

  @Test func `a navigator of the app's enum waits for any destination with a result`() async throws
  {
    let graph = try makeGraph()
    let navigator = graph.navigator(for: Place.self, from: home)
    let task = Task { try await navigator.result(of: PickColor()) }
    try await wait { graph.contains(colors) }
    try graph.finish(colors, with: "blue")
    #expect(try await task.value == .finished("blue"))

    var outcomes: [Outcome<String>] = []
    navigator.go(to: PickColor()) { outcomes.append($0) }
    try graph.dismiss()
    #expect(outcomes == [.left(.dismissed)])
    navigator.go(to: .color(PickColor()))
    try graph.expect("Home > sheet Color")
  }

  @Test func `a refused move is thrown before the wait`() async throws {
    let graph = try makeGraph()
    try graph.present(PlaceholderController("Other"))
    let navigator = graph.navigator(for: Place.self, from: home)
    for result in [
      { try await graph.result(of: PickColor(), from: home) },
      { try await navigator.result(of: PickColor()) },
    ] {
      await #expect(throws: Refusal.self) { _ = try await result() }
    }
    #expect(graph.refusals.isEmpty)
    try graph.expect("Home > sheet Other")
  }

  @Test func `a cancelled task does not wait, and the screen stays`() async throws {
    let graph = try makeGraph()
    let task = Task { try await graph.result(of: PickColor()) }
    try await wait { graph.contains(colors) }
    task.cancel()
    await #expect(throws: CancellationError.self) { _ = try await task.value }
    try graph.expect("Home > sheet Color")
    try graph.finish(colors, with: "late")
    try graph.expect("Home")
  }

  @Test func `a task that is cancelled before makes no move`() async throws {
    let graph = try makeGraph()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await graph.result(of: PickColor())
    }
    await #expect(throws: CancellationError.self) { _ = try await task.value }
    try graph.expect("Home")
  }

  @Test func `a navigator of a graph that is released while it waits ends the wait`() async throws {
    var graph: ControllerGraph? = try makeGraph()
    let navigator = try #require(graph?.navigator(for: Place.self, from: home))
    let task = Task { try await navigator.result(of: PickColor()) }
    try await wait { graph?.contains(colors) == true }
    graph = nil
    await #expect(throws: CancellationError.self) { _ = try await task.value }
  }
}
