import RoutesTesting
import RoutesUIKit
import Testing
import UIKit

@testable import RoutesUIKitTesting

/// View controllers that change their own children in `viewDidLoad`, while a request is under way.
@MainActor @Suite struct WindowLoadingTests {
  private final class BuildingScreen: TestScreen {
    var build: (BuildingScreen) throws -> Void = { _ in }
    var refusals: [Refusal.Reason] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      do { try build(self) } catch {
        if let refusal = error as? Refusal { refusals.append(refusal.reason) }
      }
    }
  }

  private final class BuildingStack: UINavigationController {
    var build: (BuildingStack) throws -> Void = { _ in }

    override func viewDidLoad() {
      super.viewDidLoad()
      do { try build(self) } catch { Issue.record(error) }
    }
  }

  private final class ResultScreen: TestScreen, @MainActor ResultController {
    typealias Output = String
  }

  @Test(arguments: [false, true])
  func aScreenEmbedsInViewDidLoad(animated: Bool) throws {
    try TestWorld.inWindow(animated: animated) { world, _ in
      let screen = BuildingScreen("screen", world.log)
      let child = world.screen("child")
      screen.build = { try world.graph.embed(child, in: $0) }
      try world.move { try $0.push(screen) }
      #expect(screen.refusals.isEmpty)
      try world.graph.expect("nav(TestScreen, BuildingScreen[TestScreen])")
      #expect(child.parent === screen && child.viewIfLoaded?.superview === screen.view)
      #expect(
        world.log.take().filter { $0.hasPrefix("child") } == [
          "child didLoad", "child willAppear", "child didAppear",
        ]
      )
    }
  }

  @Test func aStackSetsItselfInViewDidLoad() throws {
    try TestWorld.inWindow(animated: false) { world, _ in
      let stack = BuildingStack(rootViewController: world.screen("old"))
      stack.build = { try world.graph.setStack([world.screen("a"), world.screen("b")], from: $0) }
      try world.graph.present(stack)
      try world.graph.expect(
        "nav(TestScreen) > sheet nav:BuildingStack(TestScreen, TestScreen)"
      )
    }
  }

  @Test func otherRequestsOfViewDidLoadAreRefused() throws {
    try TestWorld.inWindow(animated: false) { world, _ in
      let screen = BuildingScreen("screen", world.log)
      screen.build = { _ in try world.graph.present(world.screen("other")) }
      try world.graph.push(screen)
      #expect(screen.refusals == [.transition(.active("push"))])
      try world.graph.expect("nav(TestScreen, BuildingScreen)")
    }
  }

  @Test(arguments: [false, true])
  func `a chain of requests is as long after a screen that built itself`(isBuilt: Bool) throws {
    try TestWorld.inWindow(animated: false) { world, home in
      if isBuilt {
        let screen = BuildingScreen("screen", world.log)
        screen.build = { try world.graph.embed(world.screen("child"), in: $0) }
        try world.graph.push(screen)
      }
      var count = 0
      world.graph.onTransition = { _ in
        count += 1
        _ = try? world.graph.push(world.screen("next"), from: home)
      }
      try world.graph.push(world.screen("next"), from: home)
      #expect(count == 32)
    }
  }

  /// What the same request adds later is not in the window yet, and has not been left.
  @Test func aLoadingScreenDeliversNoResults() throws {
    var registry = SegueRegistry()
    try registry.register(Segue<TestScreen>("Both"), kind: .custom) {
      TestScreen("made", TestLog())
    }
    var outcomes: [String] = []
    let log = TestLog()
    let screen = BuildingScreen("screen", log)
    let result = ResultScreen("result", log)
    try registry.perform(Segue<TestScreen>("Both")) { segue, graph in
      try graph.push(screen, from: segue.source)
      try graph.present(result, from: screen) { outcomes.append("\($0)") }
    }
    try TestWorld.inWindow(registry, animated: false) { world, _ in
      screen.build = { try world.graph.embed(world.screen("child"), in: $0) }
      try world.graph.perform(Segue<TestScreen>("Both"))
      #expect(screen.refusals.isEmpty && outcomes.isEmpty)
      try world.graph.expect("nav(TestScreen, BuildingScreen[TestScreen]) > sheet ResultScreen")
      try world.graph.finish(result, with: "done")
      #expect(outcomes == ["finished(\"done\")"])
    }
  }
}
