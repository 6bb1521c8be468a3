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

  /// A container that calls its child itself.
  private final class UsherController: UIViewController {
    let child: UIViewController
    init(_ child: UIViewController) {
      self.child = child
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(child)
      if let inner = child.view { view.addSubview(inner) }
      child.didMove(toParent: self)
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      child.beginAppearanceTransition(true, animated: animated)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      child.endAppearanceTransition()
    }
  }

  private func appearances(_ world: TestWorld) -> [String] {
    world.log.take().filter { !$0.hasPrefix("home") }
      .filter { $0.hasSuffix("Appear") || $0.hasSuffix("Disappear") }
  }

  @Test func aContainerOfTheAppCallsItsChildrenInAWindow() throws {
    try TestWorld.inWindow(animated: false) { world, _ in
      let inner = world.screen("inner")
      let usher = UsherController(UINavigationController(rootViewController: inner))
      try world.graph.push(usher)
      #expect(appearances(world) == ["inner willAppear", "inner didAppear"])
      try world.graph.push(world.screen("top"), from: inner)
      try world.graph.expect("nav(TestScreen, Usher[nav(TestScreen, TestScreen)])")
      #expect(
        appearances(world) == [
          "inner willDisappear", "top willAppear", "inner didDisappear", "top didAppear",
        ]
      )
      try world.graph.pop(from: usher)
      #expect(appearances(world).isEmpty, "the container forgets to call its child")
      expectReason(.transition(.leftToWindow)) {
        try world.graph.beginAppearanceTransition(of: inner, isAppearing: true)
      }
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
      try world.move { try $0.showDetail(NavigationController(root: detail), from: list) }
      let split = try #require(world.window?.rootViewController as? UISplitViewController)
      #expect(split.viewController(for: .secondary) === detail.navigationController)
      try world.graph.expect("regular: split(nav(TestScreen), nav(TestScreen))")
      try world.graph.setColumn(.detail, to: nil)
      #expect(split.viewController(for: .secondary) == nil)
    }
  }
}
