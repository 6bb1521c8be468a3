import RoutesTesting
import RoutesUIKit
import Testing
import UIKit

/// Custom segues of a graph of a window.
@MainActor @Suite struct WindowCustomSegueTests {
  private struct Failure: Error {}

  @Test func aCustomSegueIsOneRequest() throws {
    let log = TestLog()
    var registry = SegueRegistry()
    let segue = Segue<TestScreen>("Replace")
    var fails = true
    try registry.register(segue, kind: .custom) { TestScreen("next", log) }
    try registry.perform(segue) { segue, graph in
      try graph.present(TestScreen("sheet", log), from: segue.source)
      try graph.dismiss()
      try graph.push(segue.destination, from: segue.source)
      if fails { throw Failure() }
      try graph.expect("nav(TestScreen, TestScreen)")
    }
    try TestWorld.inWindow(registry) { world, home in
      #expect(throws: Failure.self) { try world.graph.perform(segue, from: home) }
      #expect(log.take() == [])
      try world.graph.expect("nav(TestScreen)")
      fails = false
      try world.move { try $0.perform(segue, from: home) }
      try world.graph.expect("nav(TestScreen, TestScreen)")
      #expect(log.take().first == "sheet didLoad")
    }
  }

  @Test func `a custom segue shows what it has taken away again`() throws {
    var registry = SegueRegistry()
    let segue = Segue<TestScreen>("Again")
    let log = TestLog()
    try registry.register(segue, kind: .custom) { TestScreen("unused", log) }
    try registry.perform(segue) { segue, graph in
      try graph.pop()
      try graph.present(segue.source)
    }
    try TestWorld.inWindow(registry) { world, _ in
      let next = world.screen("next")
      try world.move { try $0.push(next) }
      try world.move { try $0.perform(segue, from: next) }
      try world.graph.expect("nav(TestScreen) > sheet TestScreen")
      #expect(world.graph.visible === next)
    }
  }

  @Test func aFailedSegueInsideACustomOneNeverReachesUIKit() throws {
    let log = TestLog()
    let (inner, outer) = (Segue<TestScreen>("Inner"), Segue<TestScreen>("Outer"))
    var registry = SegueRegistry()
    try registry.register(inner, kind: .custom) { TestScreen("inner", log) }
    try registry.perform(inner) { segue, graph in
      try graph.present(segue.destination)
      throw Failure()
    }
    try registry.register(outer, kind: .custom) { TestScreen("outer", log) }
    try registry.perform(outer) { segue, graph in
      #expect(throws: Failure.self) { try graph.perform(inner) }
      try graph.expect("nav(TestScreen)")
      try graph.push(segue.destination, from: segue.source)
    }
    try TestWorld.inWindow(registry) { world, _ in
      try world.move { try $0.perform(outer) }
      try world.graph.expect("nav(TestScreen, TestScreen)")
      #expect(log.take() == ["outer didLoad", "outer willAppear", "outer didAppear"])
    }
  }
}
