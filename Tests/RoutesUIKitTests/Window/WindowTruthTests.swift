import RoutesTesting
import RoutesUIKit
import RoutesUIKitTesting
import Testing
import UIKit

/// What UIKit documents and a simpler double would hide.
@MainActor @Suite struct WindowTruthTests {
  @Test func `a controller is presented above a full screen presentation`() throws {
    try TestWorld.inWindow { world, home in
      try world.move { try $0.present(world.screen("cover"), style: .fullScreen) }
      #expect(home.navigationController?.view.window == nil)
      try world.move { try $0.present(world.screen("sheet")) }
      try world.graph.expect("nav(TestScreen) > fullScreen TestScreen > sheet TestScreen")
    }
  }

  @Test(arguments: [17, 26])
  func `a style that nobody chose is a sheet, and UIKit's own`(version: Int) throws {
    try TestWorld.inWindow { world, _ in
      UIKitRecord.current.version = version
      let sheet = world.screen("sheet")
      let untouched = UIViewController().modalPresentationStyle
      try world.move { try $0.present(sheet) }
      #expect(sheet.modalPresentationStyle == untouched)
      try world.graph.expect("nav(TestScreen) > sheet TestScreen")
      try #expect(
        world.window.map { Snapshot(of: $0) } == Snapshot("nav(TestScreen) > sheet TestScreen")
      )
      let form = world.screen("form")
      try world.move { try $0.present(form, style: .formSheet) }
      #expect(form.modalPresentationStyle == .formSheet)
      try world.graph.expect("nav(TestScreen) > sheet TestScreen > formSheet TestScreen")
    }
  }

  @Test(arguments: [UIKitCompletion.late, .lost])
  func `a request works after a completion that did not come`(completion: UIKitCompletion) throws {
    try TestWorld.inWindow { world, home in
      UIKitRecord.current.completion = { completion }
      var completed = 0
      try world.graph.present(world.screen("sheet")) { completed += 1 }
      #expect(throws: Refusal.self) { try world.graph.dismiss() }
      world.settle()
      try world.graph.dismiss()
      #expect(completed == 1)
      world.settle()
      try world.move { try $0.push(world.screen("next"), from: home) }
      try world.move { try $0.pop() }
      try world.graph.expect("nav(TestScreen)")
      #expect(completed == 1)
    }
  }

  @Test func `a queued request is carried out although the transition never reports its end`()
    throws
  {
    try TestWorld.inWindow { world, home in
      world.graph.policy = .queue
      try world.graph.push(world.screen("first"), from: home)
      #expect(throws: Refusal.self) { try world.graph.push(world.screen("second")) }
      UIKitRecord.current.completion = { .lost }
      world.settle()
      UIKitRecord.current.completion = { .onTime }
      _ = try? world.graph.dismiss(world.screen("elsewhere"))
      world.settle()
      try world.graph.expect("nav(TestScreen, TestScreen, TestScreen)")
    }
  }

  @Test func `a turn of a page without a completion ends after two seconds`() throws {
    try UIKitRecord.run { record in
      let window = UIWindow.visible()
      var time = ContinuousClock.now
      let adapter = UIKitWindowAdapter(window, animated: true, now: { time })
      let graph = try ControllerGraph(adapter: adapter, registry: SegueRegistry())
      try graph.setRoot(PageViewController(pages: [UIViewController()]))
      record.settle()
      record.completion = { .lost }
      let pages = try #require(window.rootViewController as? UIPageViewController)
      try graph.turn(pages, to: [UIViewController()])
      record.settle()
      expectReason(.transition(.active("animation"))) {
        try graph.turn(pages, to: [UIViewController()])
      }
      time += .seconds(2)
      try graph.turn(pages, to: [UIViewController()])
      #expect(graph.isTransitionUnderWay)
    }
  }

  @Test func `a change without an animation waits for nothing`() throws {
    try TestWorld.inWindow { world, home in
      // Of two changes of one request only the last is animated.
      try world.move { try $0.push(world.screen("list"), from: home) }
      try world.move { try $0.present(world.screen("sheet")) }
      try world.move { try $0.unwind(Unwind<TestScreen>("home"), from: world.graph.visible) }
      try world.graph.setRoot(world.screen("root"))
      #expect(!world.graph.isTransitionUnderWay)
      try world.move { try $0.present(world.screen("other")) }
      try world.graph.expect("TestScreen > sheet TestScreen")
    }
  }

  @Test func `a visited tab is not loading during an animation`() throws {
    try TestWorld.run { world in
      let screens = ["first", "second"].map(world.screen)
      try world.graph.setRoot(TabBarController(screens.map { NavigationController(root: $0) }))
      world.settle()
      try world.move { try $0.select(tab: 1) }
      try world.move { try $0.select(tab: 0) }
      try world.graph.push(world.screen("next"), from: screens[0])
      for screen in screens {
        expectReason(.transition(.active("animation"))) {
          try world.graph.push(world.screen("other"), from: screen)
        }
      }
    }
  }

  @Test func `a column that the style lacks is refused`() throws {
    try TestWorld.run(width: .regular) { world in
      let list = NavigationController(root: world.screen("list"))
      try world.move { try $0.setRoot(SplitViewController(primary: list)) }
      let refusal = #expect(throws: Refusal.self) {
        try world.graph.setColumn(.supplementary, to: world.screen("middle"))
      }
      guard case .container(.noSuchColumn(.supplementary, _))? = refusal?.reason else {
        Issue.record("\(String(describing: refusal))")
        return
      }
      try world.move { try $0.hide(.primary) }
      try world.move { try $0.show(.primary) }
    }
  }

  @Test func `the list of more tabs is in front when a user selects it`() throws {
    try TestWorld.run { world in
      let tabs = (0..<6).map { _ in NavigationController(root: world.screen("tab")) }
      try world.move { try $0.setRoot(TabBarController(tabs)) }
      let bar = try #require(world.window?.rootViewController as? UITabBarController)
      bar.userTapsMore()
      world.settle()
      #expect(bar.selectedIndex == NSNotFound)
      #expect(world.graph.visible === bar.moreNavigationController.topViewController)
      try world.move { try $0.select(tab: 2) }
      #expect(bar.selectedIndex == 2)
    }
  }

  @Test func `the list of more tabs is no tab when one of them goes`() throws {
    try TestWorld.run { world in
      let tabs = (0..<7).map { _ in NavigationController(root: world.screen("tab")) }
      try world.move { try $0.setRoot(TabBarController(tabs)) }
      let bar = try #require(world.window?.rootViewController as? UITabBarController)
      let rest = Array(bar.viewControllers?.dropLast() ?? [])
      bar.userTapsMore()
      world.settle()
      try world.move { try $0.removeFromParent(#require(bar.viewControllers?.last)) }
      #expect(bar.viewControllers == rest)
    }
  }

  @Test func `tabs that are values are left alone, and say so`() throws {
    try TestWorld.run { world in
      let (first, bar) = (world.screen("first"), UITabBarController())
      let stack = UINavigationController(rootViewController: first)
      bar.tabs = [
        UITab(title: "A", image: nil, identifier: "a") { _ in stack },
        UITab(title: "B", image: nil, identifier: "b") { _ in UIViewController() },
      ]
      world.window?.rootViewController = bar
      try world.graph.expect("tab(*nav(TestScreen))")
      try world.move { try $0.push(world.screen("next"), from: first) }
      try world.graph.expect("tab(*nav(TestScreen, TestScreen))")
      let refusal = #expect(throws: Refusal.self) { try world.graph.select(tab: 1) }
      guard case .container(.tabsOfApp)? = refusal?.reason else {
        Issue.record("\(String(describing: refusal))")
        return
      }
    }
  }

  @Test func `a new root is set although UIKit does not dismiss`() throws {
    final class StubbornController: UIViewController {
      override func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
    }
    try TestWorld.run(animated: false) { world in
      try world.graph.setRoot(StubbornController())
      try world.move { try $0.present(world.screen("sheet")) }
      try world.move { try $0.setRoot(world.screen("root")) }
      try world.graph.expect("TestScreen")
    }
  }

  private final class ColorController: UIViewController, @MainActor ResultController {
    typealias Output = String
  }

  @Test func `a result arrives when the user goes back, and not for a cancelled gesture`() throws {
    try TestWorld.inWindow { world, home in
      var outcomes: [Outcome<String>] = []
      let (sheet, pushed) = (ColorController(), ColorController())
      try world.graph.present(sheet) { outcomes.append($0) }
      world.settle()
      sheet.userSwipesDown(isCancelled: true)
      world.settle()
      #expect(outcomes == [])
      #expect(sheet.presentingViewController != nil)
      try world.move { try $0.dismiss() }
      #expect(outcomes == [.left(.dismissed)])
      var registry = SegueRegistry()
      try registry.register(Segue<ColorController>("Color"), kind: .show) { pushed }
      let graph = try ControllerGraph(window: #require(world.window), registry: registry)
      let segue = Segue<ColorController>("Color")
      try graph.perform(segue, from: home, outcome: { outcomes.append($0) })
      world.settle()
      home.navigationController?.userCancelsSwipeBack()
      world.settle()
      #expect(outcomes.count == 1)
      home.navigationController?.userTapsBack()
      world.settle()
      #expect(outcomes == [.left(.dismissed), .left(.popped)])
      #expect(home.children.isEmpty && pushed.children.isEmpty)
    }
  }

  @Test func `a screen inside of one that the user leaves is left with it`() throws {
    try TestWorld.inWindow { world, home in
      var outcomes: [Outcome<String>] = []
      let segue = Segue<ColorController>("Color")
      var registry = SegueRegistry()
      try registry.register(segue, kind: .show) { ColorController() }
      let graph = try ControllerGraph(window: #require(world.window), registry: registry)
      let page = world.screen("page")
      try graph.push(page)
      world.settle()
      let color = try graph.perform(segue, from: page, outcome: { outcomes.append($0) })
      world.settle()
      try graph.embed(color, in: page)
      world.settle()
      home.navigationController?.userTapsBack()
      world.settle()
      #expect(outcomes == [.left(.popped)])
    }
  }

  @Test func `a replay leaves nothing of its presentations in the window`() throws {
    let graph = try ControllerGraph(restoring: Snapshot("nav(Feed)"))
    graph.startRecording()
    try graph.present(PlaceholderController("Cover"), style: .fullScreen)
    let journal = ConformanceJournal(name: "cover", journal: try #require(graph.journal))
    try UIKitRecord.run { record in
      let window = UIWindow.visible()
      for usesGraph in [false, true] {
        let found = try Conformance(window, usesGraph: usesGraph) { record.settle() }.replay(
          journal
        )
        #expect(found == [])
        #expect(window.subviews.isEmpty)
      }
    }
  }
}
