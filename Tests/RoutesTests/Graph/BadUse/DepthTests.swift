import Foundation
import RoutesTesting
import Testing

@testable import Routes

/// Deep hierarchies on a thread with a small stack: nothing in the library recurses.
@Suite struct DepthTests {
  private static let depth = 3_000

  @Test func `thousands of presented controllers need no deep stack`() async throws {
    try await onSmallThread {
      let graph = try ControllerGraph(root: screen("Root"))
      for _ in 0..<Self.depth { try graph.present(screen("Sheet")) }
      try Self.survive(graph)
      try check(graph.dismiss(graph["Root"]) is PlaceholderController)
      try graph.expect("Root")
      try graph.expectReleased()
    }
  }

  @Test func `thousands on a stack need no deep stack`() async throws {
    try await onSmallThread {
      let graph = try ControllerGraph(root: NavigationController(root: screen("Root")))
      for _ in 0..<Self.depth { try graph.push(screen("Next")) }
      try Self.survive(graph)
      try graph.setStack(Array(graph.survey().controllers.dropFirst().reversed()))
      try check(graph.popToRoot().count == Self.depth)
      try graph.expect("nav(Next)")
      try graph.expectReleased()
    }
  }

  @Test func `thousands of siblings need no deep stack`() async throws {
    try await onSmallThread {
      let tabs = TabBarController((0..<Self.depth).map { _ in screen("Tab") })
      let graph = try ControllerGraph(root: tabs)
      try graph.select(tab: Self.depth - 1)
      for _ in 0..<Self.depth / 4 { try graph.embed(screen("Child"), in: tabs.tabs[0]) }
      try check(graph.count == Self.depth + Self.depth / 4 + 1)
      try Self.survive(graph)
    }
  }

  @Test func `a deep chain is let go in the middle of its dismissal`() async throws {
    try await onSmallThread {
      let graph = try ControllerGraph(root: screen("Root"))
      for _ in 0..<Self.depth { try graph.present(screen("Sheet")) }
      graph.timing = .untilFinished
      try graph.dismiss(graph["Root"])
    }
  }

  @Test func `many containers in each other need no deep stack`() async throws {
    try await onSmallThread {
      var inner: any Controller = screen("Leaf")
      for _ in 0..<64 { inner = TabBarController([inner]) }
      let graph = try ControllerGraph(root: inner)
      try check(graph.visible is PlaceholderController)
      try Self.survive(graph)
      try graph.present(screen("Sheet"))
      try check(graph.isOnScreen(graph["Leaf"]))
    }
  }

  @Test func `thousands of requests wait in line`() async throws {
    try await onSmallThread {
      let graph = try ControllerGraph(root: NavigationController(root: screen("Root")))
      graph.policy = .queue
      try graph.push(screen("First"))
      try graph.beginSwipeBack()
      for _ in 0..<Self.depth { try check((try? graph.push(screen("Next"))) == nil) }
      try graph.finishTransition()
      try check(graph.count == Self.depth + 2)
      try check(graph.refusals.isEmpty)
    }
  }

  /// Takes, parses and restores a snapshot of a graph, and replays its journal.
  private static func survive(_ graph: ControllerGraph) throws {
    let snapshot = graph.snapshot
    try check(Snapshot(snapshot.description) == snapshot)
    try check(ControllerGraph(restoring: snapshot).snapshot == snapshot)
    graph.startRecording()
    try graph.present(screen("Last"))
    try graph.dismiss()
    guard let journal = graph.journal else { return try check(false) }
    try check(try ControllerGraph(replaying: journal).journal == journal)
    try check(graph.snapshot == snapshot)
  }

  /// Runs on a thread whose stack a recursion of some hundred calls overflows.
  private func onSmallThread(_ body: @escaping @Sendable () throws -> Void) async throws {
    try await withCheckedThrowingContinuation { continuation in
      let thread = Thread { continuation.resume(with: Result(catching: body)) }
      thread.stackSize = 128 << 10
      thread.start()
    }
  }
}

/// Throws if a condition is false. Expectations are not known to belong to a test on a thread
/// of its own.
private func check(_ isRight: @autoclosure () throws -> Bool, line: Int = #line) throws {
  if try !isRight() { throw Unexpected(line: line) }
}

private struct Unexpected: Error {
  var line: Int
}
