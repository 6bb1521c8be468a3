import Routes
import RoutesTesting
import RoutesUIKit
import Testing
import UIKit

/// Containers and observers of a graph of a window.
@MainActor @Suite struct WindowContainerTests {
  private struct Failure: Error {}

  /// A container of the app, which moves its children as UIKit's documentation says.
  private final class PanelController: UIViewController, @MainActor ArrangeableContainer {
    weak var graph: ControllerGraph?
    private(set) var arrangements = 0
    private var front: UIViewController?

    var childControllers: [any Controller] { children }
    var content: (any Controller)? { front }

    func arrange(_ new: [any Controller], content: (any Controller)?) {
      arrangements += 1
      for child in children where !new.contains(where: { $0 === child }) {
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
      }
      for child in new.compactMap({ $0 as? UIViewController }) where child.parent == nil {
        addChild(child)
        child.didMove(toParent: self)
      }
      front = content as? UIViewController
    }
  }

  private func inPanel(
    _ registry: SegueRegistry = SegueRegistry(),
    _ test: (TestWorld, PanelController) throws -> Void
  ) throws {
    try TestWorld.run(.window, registry, animated: false) { world in
      let panel = PanelController()
      world.window?.rootViewController = panel
      try test(world, panel)
    }
  }

  @Test func anAppsContainerIsArrangedOnceAfterTheRequest() throws {
    try inPanel { world, panel in
      let screens = [world.screen("a"), world.screen("b")]
      try world.graph.arrange(screens, content: 1, in: panel)
      #expect(panel.arrangements == 1)
      #expect(panel.graph === world.graph)
      try world.graph.expect("Panel(TestScreen, *TestScreen)")
      try world.graph.unwind(Unwind<TestScreen>("home"), from: screens[1])
      #expect(panel.content === screens[0])
      #expect(panel.arrangements == 2)
    }
  }

  @Test func aFailedCustomSegueDoesNotArrangeTheAppsContainer() throws {
    let segue = Segue<PanelController>("Fill")
    var registry = SegueRegistry()
    try registry.register(segue, kind: .custom) { PanelController() }
    try registry.perform(segue) { segue, graph in
      let panel = try #require(graph.root as? PanelController)
      try graph.arrange([segue.destination], content: 0, in: panel)
      try graph.expect("Panel(*Panel())")
      throw Failure()
    }
    try inPanel(registry) { world, panel in
      #expect(throws: Failure.self) { try world.graph.perform(segue) }
      #expect(panel.arrangements == 0)
      try world.graph.expect("Panel()")
    }
  }

  @Test func columnsAreSetByTheirNames() throws {
    try TestWorld.run(width: .regular, animated: false) { world in
      let list = world.screen("list")
      try world.graph.setRoot(SplitViewController(primary: list, detail: world.screen("empty")))
      let detail = world.screen("detail")
      try world.graph.showDetail(NavigationController(root: detail), from: list)
      world.settle()
      let split = try #require(world.window?.rootViewController as? UISplitViewController)
      #expect(split.viewController(for: .secondary) === detail.navigationController)
      try world.graph.expect("regular: split(nav(TestScreen), nav(TestScreen))")
      try world.graph.setColumn(.detail, to: nil)
      #expect(split.viewController(for: .secondary) == nil)
    }
  }
}
