import RoutesTesting
import RoutesUIKit
import Testing
import UIKit

/// Requests that a graph of a window refuses, before UIKit could complain.
@MainActor @Suite struct WindowRefusalTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let request: @MainActor (TestWorld, TestScreen) throws -> Void
    var testDescription: String { name }
  }

  private final class Model: Controller {}

  nonisolated static let cases: [Case] = [
    Case(name: "push what is on the stack") { try $0.graph.push($1, from: $1) },
    Case(name: "push a stack") { world, _ in
      try world.graph.push(NavigationController(root: world.screen("a")))
    },
    Case(name: "push a stack of UIKit") { world, _ in
      try world.graph.push(UINavigationController(rootViewController: world.screen("a")))
    },
    Case(name: "push columns") { world, _ in
      try world.graph.push(SplitViewController(primary: world.screen("a")))
    },
    Case(name: "push UIKit's columns") { world, _ in
      try world.graph.push(UISplitViewController(style: .doubleColumn))
    },
    Case(name: "pop to a stranger") { world, _ in try world.graph.pop(to: world.screen("a")) },
    Case(name: "a stack with a screen twice") { try $0.graph.setStack([$1, $1]) },
    Case(name: "present what is shown") { try $0.graph.present($1) },
    Case(name: "present a child of another controller") { world, _ in
      let child = world.screen("child")
      let other = UINavigationController(rootViewController: child)
      try withExtendedLifetime(other) { try world.graph.present(child) }
    },
    Case(name: "present what another window shows") { world, _ in
      let window = UIWindow()
      window.rootViewController = world.screen("root")
      window.makeKeyAndVisible()
      let sheet = world.screen("sheet")
      window.rootViewController?.present(sheet, animated: false)
      try world.graph.present(sheet)
    },
    Case(name: "present twice") { world, _ in
      try world.graph.perform(Segue<TestScreen>("Twice"))
    },
    Case(name: "present what is no view controller") { world, _ in
      try world.graph.present(Model())
    },
    Case(name: "present a stack of what is no view controller") { world, _ in
      try world.graph.present(NavigationController(root: PlaceholderController("a")))
    },
    Case(name: "a stack inside a stack") { world, _ in
      let inner = NavigationController(root: world.screen("a"))
      try world.graph.present(NavigationController(root: inner))
    },
    Case(name: "a stack of UIKit inside a stack") { world, _ in
      let inner = UINavigationController(rootViewController: world.screen("a"))
      try world.graph.present(NavigationController(stack: [world.screen("b"), inner]))
    },
    Case(name: "UIKit's columns inside a stack") { world, _ in
      let inner = UISplitViewController(style: .doubleColumn)
      try world.graph.present(NavigationController(root: inner))
    },
    Case(name: "stacks inside the stack of a collapsed column") { world, _ in
      let column = NavigationController(stack: [
        world.screen("a"), NavigationController(root: world.screen("b")),
      ])
      try world.graph.present(SplitViewController(primary: column))
    },
    Case(name: "dismiss nothing") { world, _ in try world.graph.dismiss() },
    Case(name: "select without tabs") { world, _ in try world.graph.select(tab: 1) },
    Case(name: "an unknown segue") { world, _ in
      try world.graph.perform(Segue<TestScreen>("Unknown"))
    },
    Case(name: "unwind without a target") { world, _ in
      try world.graph.unwind(Unwind<UITabBarController>("home"))
    },
    Case(name: "three pages") { world, _ in
      try world.graph.present(
        PageViewController(pages: [world.screen("a"), world.screen("b"), world.screen("c")])
      )
    },
    Case(name: "tap back") { world, _ in try world.graph.tapBack() },
    Case(name: "swipe down") { world, _ in try world.graph.swipeDown() },
    Case(name: "begin a swipe") { world, _ in try world.graph.beginSwipeBack() },
    Case(name: "tap a tab") { world, _ in try world.graph.tap(tab: 0) },
    Case(name: "tap a tab's controller") { world, home in try world.graph.tap(tab: home) },
    Case(name: "tap a search bar") { world, home in
      let search = SearchController(results: world.screen("results"))
      try world.graph.tapSearchBar(of: search, from: home)
    },
    Case(name: "resize") { world, _ in try world.graph.resize(to: .regular) },
    Case(name: "finish a transition") { world, _ in try world.graph.finishTransition() },
  ]

  @Test(arguments: cases) func `a refused request never reaches UIKit`(test: Case) throws {
    try UIKitRecord.run { record in
      var registry = SegueRegistry()
      try registry.register(Segue<TestScreen>("Twice"), kind: .custom) {
        TestScreen("twice", TestLog())
      }
      try registry.perform(Segue<TestScreen>("Twice")) { segue, graph in
        try graph.present(segue.destination)
        try graph.present(TestScreen("other", TestLog()), from: graph.root)
      }
      let world = try TestWorld(.window, registry)
      let home = world.screen("home")
      world.window?.rootViewController = UINavigationController(rootViewController: home)
      _ = world.log.take()
      let refusal = #expect(throws: Refusal.self) { try test.request(world, home) }
      try #expect(
        refusal?.hierarchy
          == Snapshot(
            test.name == "present twice"
              ? "nav(TestScreen) > sheet TestScreen" : "nav(TestScreen)"
          )
      )
      #expect(world.log.take().filter { $0.hasPrefix("home") } == [])
      try #expect(world.window.map { Snapshot(of: $0) } == Snapshot("nav(TestScreen)"))
      #expect(record.warnings.isEmpty && record.exceptions.isEmpty)
    }
  }

  @Test func aWindowThatIsNotVisiblePresentsNothing() throws {
    try UIKitRecord.run { record in
      let window = UIWindow()
      let log = TestLog()
      window.rootViewController = TestScreen("root", log)
      let graph = try ControllerGraph(window: window)
      let refusal = #expect(throws: Refusal.self) { try graph.present(TestScreen("sheet", log)) }
      #expect(refusal?.reason == .presentation(.notOnScreen(source: "TestScreen")))
      #expect(record.warnings.isEmpty && record.exceptions.isEmpty)
    }
  }

  @Test func aContainerOfAWindowEmbedsNothing() throws {
    try TestWorld.run(animated: false) { world in
      let stack = UINavigationController(rootViewController: world.screen("home"))
      let containers: [(UIViewController, String)] = [
        (stack, "Navigation"), (UITabBarController(), "TabBar"),
        (DrawerViewController(), "Drawer"),
      ]
      for (container, name) in containers {
        world.window?.rootViewController = container
        let before = world.graph.snapshot
        expectReason(.container(.notEmbeddable(container: name))) {
          try world.graph.embed(world.screen("child"), in: container)
        }
        #expect(world.graph.snapshot == before)
      }
    }
  }

  @Test func aPageControllerTurnsToAsManyPagesAsItShows() throws {
    try TestWorld.run(animated: false) { world in
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([world.screen("a")], direction: .forward, animated: false)
      world.window?.rootViewController = pages
      let two = [world.screen("b"), world.screen("c")]
      let refusal = #expect(throws: Refusal.self) { try world.graph.turn(pages, to: two) }
      #expect(refusal?.reason == .container(.pageCount(expected: 1, found: 2)))
      try world.graph.turn(pages, to: [two[0]])
      #expect(pages.viewControllers?.first === two[0])
    }
  }
}
