import Routes
import RoutesTesting
import RoutesUIKit
import Testing
import UIKit

/// Requests to a graph of a window.
@MainActor @Suite struct StageTests {
  private struct Failure: Error {}

  private final class ColorController: UIViewController, @MainActor ResultController {
    typealias Output = String
  }

  /// Runs a test in a window with a stack of one screen; UIKit must have nothing to complain of.
  private func inWindow(
    _ registry: SegueRegistry = SegueRegistry(),
    animated: Bool = true,
    _ test: (StageWorld, StageScreen) throws -> Void
  ) throws {
    try UIKitRecord.run { record in
      let world = try StageWorld(.window, registry, animated: animated)
      let home = world.screen("home")
      world.window?.rootViewController = UINavigationController(rootViewController: home)
      _ = world.log.take()
      try test(world, home)
      world.settle()
      #expect(record.warnings.isEmpty && record.exceptions.isEmpty)
    }
  }

  @Test func uikitSendsTheLifecycleCallsOnce() throws {
    try inWindow { world, _ in
      try world.graph.push(world.screen("next"))
      world.settle()
      #expect(
        world.log.take() == [
          "next didLoad", "home willDisappear", "next willAppear", "home didDisappear",
          "next didAppear",
        ]
      )
    }
  }

  @Test func aClosureThatThrowsLeavesUIKitAlone() throws {
    let log = StageLog()
    var registry = SegueRegistry()
    let segue = Segue<StageScreen>("Next")
    try registry.register(segue, kind: .presentation, in: .navigation) { StageScreen("next", log) }
    try inWindow(registry) { world, _ in
      var prepared: StageScreen?
      #expect(throws: Failure.self) {
        try world.graph.perform(segue) { screen in
          prepared = screen
          #expect(screen.navigationController != nil)
          throw Failure()
        }
      }
      #expect(prepared?.isViewLoaded == false)
      #expect(log.take() + world.log.take() == [])
      try world.graph.expect("nav(StageScreen)")
    }
  }

  @Test func whatTheUserSwipedAwayIsSeenByTheNextRequest() throws {
    try inWindow { world, home in
      var outcomes: [Outcome<String>] = []
      let color = ColorController()
      try world.graph.present(color) { outcomes.append($0) }
      world.settle()
      try world.graph.expect("nav(StageScreen) > sheet Color")
      color.userSwipesDown()
      world.settle()
      #expect(outcomes.isEmpty)
      try world.graph.push(world.screen("next"), from: home)
      #expect(outcomes == [.left(.swiped)])
      world.settle()
      home.navigationController?.userTapsBack()
      world.settle()
      try world.graph.expect("nav(StageScreen)")
    }
  }

  @Test func aResultArrivesWhenTheScreenHasLeft() throws {
    try inWindow { world, _ in
      var outcomes: [Outcome<String>] = []
      let color = ColorController()
      try world.graph.present(color) { outcomes.append($0) }
      world.settle()
      try world.graph.finish(color, with: "red")
      // Reading the graph during the animation changes nothing.
      #expect(world.graph.isTransitionUnderWay)
      _ = world.graph.snapshot
      #expect(outcomes.isEmpty)
      world.settle()
      #expect(outcomes == [.finished("red")])
    }
  }

  @Test func removedControllersAreReleased() throws {
    try inWindow { world, _ in
      weak var released: StageScreen?
      do {
        let next = world.screen("next")
        released = next
        try world.graph.present(NavigationController(root: next))
      }
      world.settle()
      #expect(released != nil)
      try world.graph.dismiss()
      world.settle()
      #expect(released == nil)
      try world.graph.expectReleased()
    }
  }

  @Test func aControllerThatIsSwipedAwayIsReleasedBeforeTheNextRequest() throws {
    try inWindow { world, _ in
      weak var released: UIViewController?
      do {
        let sheet = ColorController()
        released = sheet
        try world.graph.present(sheet) { _ in }
        world.settle()
        sheet.userSwipesDown()
        world.settle()
      }
      #expect(released == nil)
    }
  }

  @Test(arguments: TransitionPolicy.allCases)
  func aDoubleTapFollowsThePolicy(policy: TransitionPolicy) throws {
    try inWindow { world, home in
      world.graph.policy = policy
      try world.graph.push(world.screen("first"), from: home)
      let reason = #expect(throws: Refusal.self) {
        try world.graph.push(world.screen("second"), from: home)
      }?.reason
      switch policy {
      case .refuse: #expect(reason == .transition(.active("animation")))
      case .queue: #expect(reason == .transition(.queued(behind: "animation")))
      case .dropRepeats: #expect(reason == .transition(.repeated("animation")))
      }
      world.settle()
      let count = policy == .queue ? 3 : 2
      #expect(world.graph.count == count + 1)
      #expect(world.graph.refusals.isEmpty)
    }
  }

  @Test(arguments: [nil, true, false] as [Bool?])
  func changesAreAnimatedUnlessTheGraphIsMadeOtherwise(animated: Bool?) throws {
    try UIKitRecord.run { record in
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: UIViewController())
      window.makeKeyAndVisible()
      let graph =
        try animated.map { try ControllerGraph(window: window, animated: $0) }
        ?? ControllerGraph(window: window)
      try graph.push(UIViewController())
      #expect(graph.isTransitionUnderWay == (animated != false))
      record.settle()
      #expect(!graph.isTransitionUnderWay)
    }
  }

  @Test func aGestureOfTheUserIsATransition() throws {
    try inWindow { world, home in
      world.graph.policy = .queue
      try world.graph.push(world.screen("next"), from: home)
      world.settle()
      home.navigationController?.userTapsBack()
      #expect(throws: Refusal.self) { try world.graph.present(world.screen("sheet")) }
      world.settle()
      try world.graph.expect("nav(StageScreen) > sheet StageScreen")
    }
  }

  @Test func aCustomSegueIsOneRequest() throws {
    let log = StageLog()
    var registry = SegueRegistry()
    let segue = Segue<StageScreen>("Replace")
    var fails = true
    try registry.register(segue, kind: .custom) { StageScreen("next", log) }
    try registry.perform(segue) { segue, graph in
      try graph.present(StageScreen("sheet", log), from: segue.source)
      try graph.dismiss()
      try graph.push(segue.destination, from: segue.source)
      if fails { throw Failure() }
      try graph.expect("nav(StageScreen, StageScreen)")
    }
    try inWindow(registry) { world, home in
      #expect(throws: Failure.self) { try world.graph.perform(segue, at: home) }
      #expect(log.take() == [])
      try world.graph.expect("nav(StageScreen)")
      fails = false
      try world.graph.perform(segue, at: home)
      world.settle()
      try world.graph.expect("nav(StageScreen, StageScreen)")
      #expect(log.take().first == "sheet didLoad")
    }
  }

  @Test func aFailedSegueInsideACustomOneNeverReachesUIKit() throws {
    let log = StageLog()
    let (inner, outer) = (Segue<StageScreen>("Inner"), Segue<StageScreen>("Outer"))
    var registry = SegueRegistry()
    try registry.register(inner, kind: .custom) { StageScreen("inner", log) }
    try registry.perform(inner) { segue, graph in
      try graph.present(segue.destination)
      throw Failure()
    }
    try registry.register(outer, kind: .custom) { StageScreen("outer", log) }
    try registry.perform(outer) { segue, graph in
      #expect(throws: Failure.self) { try graph.perform(inner) }
      try graph.push(segue.destination, from: segue.source)
    }
    try inWindow(registry) { world, _ in
      try world.graph.perform(outer)
      world.settle()
      try world.graph.expect("nav(StageScreen, StageScreen)")
      #expect(log.take() == ["outer didLoad", "outer willAppear", "outer didAppear"])
    }
  }

  @Test func aRequestOfAnAppearingScreenWaitsForTheAnimation() throws {
    final class AskingController: UIViewController {
      var ask: () -> Void = {}
      override func viewDidAppear(_ animated: Bool) { ask() }
    }
    try inWindow { world, _ in
      world.graph.policy = .dropRepeats
      let asking = AskingController()
      asking.ask = { _ = try? world.graph.present(world.screen("sheet"), from: asking) }
      try world.graph.push(asking)
      world.settle()
      try world.graph.expect("nav(StageScreen, Asking) > sheet StageScreen")
    }
  }

  @Test func anUnwindDismissesAndPops() throws {
    try inWindow { world, home in
      try world.graph.setStack([home, ColorController(), world.screen("top")])
      world.settle()
      try world.graph.present(NavigationController(root: world.screen("sheet")))
      world.settle()
      try world.graph.unwind(Unwind<ColorController>("home")) { $0.title = "unwound" }
      world.settle()
      try world.graph.expect("nav(StageScreen, Color)")
      #expect((world.graph.visible as? ColorController)?.title == "unwound")
    }
  }

  @Test func aContainerOfTheLibraryBecomesOneOfUIKit() throws {
    try inWindow(animated: false) { world, _ in
      let stack = NavigationController(stack: [world.screen("a"), world.screen("b")])
      let split = SplitViewController(primary: world.screen("c"), detail: world.screen("d"))
      let pages = PageViewController(pages: [world.screen("e"), world.screen("f")])
      try world.graph.setRoot(TabBarController([stack, split, pages]))
      let tabs = try #require(world.window?.rootViewController as? UITabBarController)
      #expect(tabs.viewControllers?.first is UINavigationController)
      #expect((tabs.viewControllers?.last as? UIPageViewController)?.spineLocation == .mid)
      // The description still names the container.
      #expect(try world.graph.pop(from: stack) as? StageScreen != nil)
      #expect((tabs.viewControllers?.first as? UINavigationController)?.viewControllers.count == 1)
      try world.graph.select(1)
      #expect(tabs.selectedIndex == 1)
    }
  }

  @Test func aControllerOfTheWindowThatBecomesItsRootLeavesItsParent() throws {
    try inWindow { world, home in
      let next = world.screen("next")
      try world.graph.push(next)
      world.settle()
      try world.graph.setRoot(next)
      #expect(world.window?.rootViewController === next)
      #expect(next.parent == nil)
      try world.graph.expect("StageScreen")
    }
  }

  @Test func childrenAreEmbeddedWithTheirViews() throws {
    try inWindow { world, home in
      let child = world.screen("child")
      try world.graph.embed(child, in: home)
      #expect(child.parent === home && child.view.superview === home.view)
      #expect(world.log.take() == ["child didLoad", "child willAppear", "child didAppear"])
      try world.graph.removeFromParent(child)
      #expect(child.parent == nil && child.view.superview == nil)
      #expect(world.log.take() == ["child willDisappear", "child didDisappear"])
    }
  }

  @Test func aSceneIsMadeByItsStoryboard() throws {
    try RunningApp.run { app, record in
      var registry = try SegueRegistry(.main)
      try registry.prepare(.share) { $0.status = "registry" }
      let graph = try ControllerGraph(window: app.window, registry: registry)
      let share = try graph.perform(.share, at: app.feed) { $0.status += ", call" }
      record.settle()
      #expect(share.status == "registry, call")
      #expect(app.feed.log == ["source, sender none"])
      try graph.expect("nav(Feed) > sheet nav(Share)")
      let refusal = #expect(throws: Refusal.self) {
        try graph.perform(.showConversation, at: app.feed)
      }
      #expect(refusal?.description.contains("has no storyboard identifier") == true)
      #expect(record.warnings.isEmpty && record.exceptions.isEmpty)
    }
  }

  @Test func aRequestDuringAReadIsRefusedAndNotLost() throws {
    final class EagerController: UIViewController, @MainActor NavigatingController {
      weak var graph: ControllerGraph?
      var refusal: Refusal?
      var navigator: Navigator<Place>? {
        didSet {
          do { try graph?.push(UIViewController(), from: self) } catch {
            refusal = error as? Refusal
          }
        }
      }
    }
    enum Place: Destination {
      case detail
      var route: Route { Route(Segue<EagerController>("Detail")) }
    }
    try inWindow { world, home in
      let eager = EagerController()
      eager.graph = world.graph
      home.navigationController?.pushViewController(eager, animated: false)
      try world.graph.expect("nav(StageScreen, Eager)")
      #expect(eager.refusal?.reason == .transition(.active("reading the window")))
    }
  }

  @Test func aNavigatorIsSetOnceAndMoves() throws {
    final class ListController: UIViewController, @MainActor NavigatingController {
      var count = 0
      var navigator: Navigator<Place>? { didSet { count += 1 } }
    }
    enum Place: Destination {
      case detail
      var route: Route { Route(Segue<ListController>("Detail")) }
    }
    var registry = SegueRegistry()
    try registry.register(Segue<ListController>("Detail"), kind: .show) { ListController() }
    try inWindow(registry) { world, home in
      let list = ListController()
      home.navigationController?.pushViewController(list, animated: false)
      list.navigator = nil
      _ = world.graph.snapshot
      list.push(.detail)
      world.settle()
      try world.graph.expect("nav(StageScreen, List, List)")
      let before = list.count
      try world.graph.pop()
      world.settle()
      #expect(list.count == before)
    }
  }
}
