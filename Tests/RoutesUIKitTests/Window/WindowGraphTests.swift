import RoutesTesting
import RoutesUIKit
import Testing
import UIKit

/// Requests to a graph of a window.
@MainActor @Suite struct WindowGraphTests {
  private struct Failure: Error {}

  private final class ColorController: UIViewController, @MainActor ResultController {
    typealias Output = String
  }

  @Test func aClosureThatThrowsLeavesUIKitAlone() throws {
    let log = TestLog()
    var registry = SegueRegistry()
    let segue = Segue<TestScreen>("Next")
    try registry.register(segue, kind: .presentation, in: .navigation) { TestScreen("next", log) }
    try TestWorld.inWindow(registry) { world, _ in
      var prepared: TestScreen?
      #expect(throws: Failure.self) {
        try world.graph.perform(segue) { screen in
          prepared = screen
          #expect(screen.navigationController != nil)
          throw Failure()
        }
      }
      #expect(prepared?.isViewLoaded == false)
      #expect(log.take() + world.log.take() == [])
      try world.graph.expect("nav(TestScreen)")
    }
  }

  @Test func `the result of a screen that the user swipes away arrives at once`() throws {
    try TestWorld.inWindow { world, home in
      var outcomes: [Outcome<String>] = []
      let color = ColorController()
      try world.graph.present(color) { outcomes.append($0) }
      world.settle()
      try world.graph.expect("nav(TestScreen) > sheet Color")
      color.userSwipesDown()
      world.settle()
      #expect(outcomes == [.left(.swiped)])
      try world.graph.push(world.screen("next"), from: home)
      #expect(outcomes.count == 1)
      world.settle()
      home.navigationController?.userTapsBack()
      world.settle()
      try world.graph.expect("nav(TestScreen)")
    }
  }

  @Test func aResultArrivesWhenTheScreenHasLeft() throws {
    try TestWorld.inWindow { world, _ in
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
    try TestWorld.inWindow { world, _ in
      weak var released: TestScreen?
      do {
        let next = world.screen("next")
        released = next
        try world.graph.present(NavigationController(root: next))
      }
      world.settle()
      #expect(released != nil)
      try world.move { try $0.dismiss() }
      #expect(released == nil)
      try world.graph.expectReleased()
    }
  }

  @Test func aControllerThatIsSwipedAwayIsReleasedBeforeTheNextRequest() throws {
    try TestWorld.inWindow { world, _ in
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

  @Test func aContainerOfTheLibraryBecomesOneOfUIKit() throws {
    try TestWorld.inWindow(animated: false) { world, _ in
      let stack = NavigationController(stack: [world.screen("a"), world.screen("b")])
      let split = SplitViewController(primary: world.screen("c"), detail: world.screen("d"))
      let pages = PageViewController(pages: [world.screen("e"), world.screen("f")])
      try world.graph.setRoot(TabBarController([stack, split, pages]))
      let tabs = try #require(world.window?.rootViewController as? UITabBarController)
      #expect(tabs.viewControllers?.first is UINavigationController)
      #expect((tabs.viewControllers?.last as? UIPageViewController)?.spineLocation == .mid)
      // The description still names the container.
      #expect(try world.graph.pop(from: stack) as? TestScreen != nil)
      #expect((tabs.viewControllers?.first as? UINavigationController)?.viewControllers.count == 1)
      try world.graph.select(tab: 1)
      #expect(tabs.selectedIndex == 1)
    }
  }

  @Test func childrenAreEmbeddedWithTheirViews() throws {
    try TestWorld.inWindow { world, home in
      let child = world.screen("child")
      try world.graph.embed(child, in: home)
      #expect(child.parent === home && child.view.superview === home.view)
      #expect(world.log.take() == ["child didLoad", "child willAppear", "child didAppear"])
      try world.graph.removeFromParent(child)
      #expect(child.parent == nil && child.view.superview == nil)
      #expect(world.log.take() == ["child willDisappear", "child didDisappear"])
    }
  }

  /// The bars of UIKit's own properties; a user's actions are left to the window.
  @Test func hiddenBarsAreKnown() throws {
    try TestWorld.inWindow { world, _ in
      let detail = world.screen("detail")
      try world.move { try $0.push(detail) }
      var answers: [Bool?] = []
      let ask = { answers.append(world.graph.moves.first { $0.action == .back }?.isCertain) }
      ask()
      detail.navigationItem.hidesBackButton = true
      ask()
      detail.navigationItem.hidesBackButton = false
      detail.navigationController?.isNavigationBarHidden = true
      ask()
      #expect(answers == [true, false, false])
    }
  }

  @Test func aSceneIsMadeByItsStoryboard() throws {
    try RunningApp.run { app, record in
      var registry = try SegueRegistry(.main)
      try registry.prepare(.share) { $0.status = "registry" }
      let graph = try ControllerGraph(window: app.window, registry: registry)
      let share = try graph.perform(.share, from: app.feed) { $0.status += ", call" }
      record.settle()
      #expect(share.status == "registry, call")
      #expect(app.feed.log == ["source, sender none"])
      try graph.expect("nav(Feed) > sheet nav(Share)")
      let refusal = #expect(throws: Refusal.self) {
        try graph.perform(.showConversation, from: app.feed)
      }
      #expect(refusal?.description.contains("has no storyboard identifier") == true)
    }
  }

  /// A destination with a route that a test makes.
  private struct Custom: @MainActor Destination { var route: Route }

  @Test func `a route makes the controller of a scene that is no container`() throws {
    try RunningApp.run { app, record in
      let graph = try ControllerGraph(window: app.window, registry: SegueRegistry(.main))
      let made = ConversationViewController(nibName: nil, bundle: nil)
      let share = Custom(route: Route(.share, instantiate: { ShareViewController() }))
      expectReason(
        .segue(
          .notMadeInWindow(
            problem: """
              scene 'ShareStack' is a container, which only its storyboard makes in a window; let the \
              destination's route make no controller
              """
          )
        )
      ) { try graph.go(to: share, from: app.feed) }
      try graph.go(to: Custom(route: Route(.showConversation, instantiate: { made })))
      record.settle()
      #expect(app.feed.navigationController?.topViewController === made)
      #expect(graph.snapshot.screens.last?.scene == .init(storyboard: "Main", id: "conversation"))
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
    try TestWorld.inWindow(registry) { world, home in
      let list = ListController()
      home.navigationController?.pushViewController(list, animated: false)
      list.navigator = nil
      _ = world.graph.snapshot
      list.navigator?.push(.detail)
      world.settle()
      try world.graph.expect("nav(TestScreen, List, List)")
      let before = list.count
      try world.move { try $0.pop() }
      #expect(list.count == before)
    }
  }
}
