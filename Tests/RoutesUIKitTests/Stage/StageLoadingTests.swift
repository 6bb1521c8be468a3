import Routes
import RoutesTesting
import RoutesUIKit
import Testing
import UIKit

/// View controllers that change their own children in `viewDidLoad`, while a request is under way.
@MainActor @Suite struct StageLoadingTests {
  private final class BuildingScreen: StageScreen {
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

  private final class ResultScreen: StageScreen, @MainActor ResultController {
    typealias Output = String
  }

  @Test(arguments: [false, true])
  func aScreenEmbedsInViewDidLoad(animated: Bool) throws {
    try StageWorld.inWindow(animated: animated) { world, _ in
      let screen = BuildingScreen("screen", world.log)
      let child = world.screen("child")
      screen.build = { try world.graph.embed(child, in: $0) }
      try world.graph.push(screen)
      world.settle()
      #expect(screen.refusals.isEmpty)
      try world.graph.expect("nav(StageScreen, BuildingScreen[StageScreen])")
      #expect(child.parent === screen && child.viewIfLoaded?.superview === screen.view)
      #expect(
        world.log.take().filter { $0.hasPrefix("child") } == [
          "child didLoad", "child willAppear", "child didAppear",
        ]
      )
    }
  }

  @Test func aStackSetsItselfInViewDidLoad() throws {
    try StageWorld.inWindow(animated: false) { world, _ in
      let stack = BuildingStack(rootViewController: world.screen("old"))
      stack.build = { try world.graph.setStack([world.screen("a"), world.screen("b")], from: $0) }
      try world.graph.present(stack)
      try world.graph.expect(
        "nav(StageScreen) > sheet nav:BuildingStack(StageScreen, StageScreen)"
      )
    }
  }

  @Test func otherRequestsOfViewDidLoadAreRefused() throws {
    try StageWorld.inWindow(animated: false) { world, _ in
      let screen = BuildingScreen("screen", world.log)
      screen.build = { _ in try world.graph.present(world.screen("other")) }
      try world.graph.push(screen)
      #expect(screen.refusals == [.transition(.active("push"))])
      try world.graph.expect("nav(StageScreen, BuildingScreen)")
    }
  }

  /// What the same request adds later is not in the window yet, and has not been left.
  @Test func aLoadingScreenDeliversNoResults() throws {
    var registry = SegueRegistry()
    try registry.register(Segue<StageScreen>("Both"), kind: .custom) {
      StageScreen("made", StageLog())
    }
    var outcomes: [String] = []
    let log = StageLog()
    let screen = BuildingScreen("screen", log)
    let result = ResultScreen("result", log)
    try registry.perform(Segue<StageScreen>("Both")) { segue, graph in
      try graph.push(screen, from: segue.source)
      try graph.present(result, from: screen) { outcomes.append("\($0)") }
    }
    try StageWorld.inWindow(registry, animated: false) { world, _ in
      screen.build = { try world.graph.embed(world.screen("child"), in: $0) }
      try world.graph.perform(Segue<StageScreen>("Both"))
      #expect(screen.refusals.isEmpty && outcomes.isEmpty)
      try world.graph.expect("nav(StageScreen, BuildingScreen[StageScreen]) > sheet ResultScreen")
      try world.graph.finish(result, with: "done")
      #expect(outcomes == ["finished(\"done\")"])
    }
  }
}
