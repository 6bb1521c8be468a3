import RoutesTesting
import RoutesUIKit
import Testing
import UIKit

/// Page controllers of a window.
@MainActor @Suite struct WindowPageTests {
  @Test(arguments: 0...3) func `a described page controller becomes one of UIKit`(count: Int) throws
  {
    try TestWorld.run(animated: false) { world in
      let screens = (0..<count).map { world.screen("page \($0)") }
      let answer = Result { try world.graph.setRoot(PageViewController(pages: screens)) }
      let pages = world.window?.rootViewController as? UIPageViewController
      if count < 3 {
        try answer.get()
        #expect(pages?.viewControllers == screens)
        #expect(
          pages?.spineLocation == (count == 2 ? .mid : UIPageViewController.SpineLocation.none)
        )
      } else {
        expectReason(.container(.pageCount(expected: 2, found: 3))) { try answer.get() }
        #expect(pages == nil)
      }
    }
  }

  @Test func pagesWithASpineAreTurnedInPairs() throws {
    try TestWorld.run(animated: false) { world in
      let screens = ["a", "b", "c", "d"].map(world.screen)
      try world.graph.setRoot(PageViewController(pages: Array(screens[..<2])))
      let pages = try #require(world.window?.rootViewController as? UIPageViewController)
      let refusal = #expect(throws: Refusal.self) { try world.graph.turn(pages, to: [screens[2]]) }
      #expect(refusal?.reason == .container(.pageCount(expected: 2, found: 1)))
      try world.graph.turn(pages, to: Array(screens[2...]))
      #expect(pages.viewControllers == Array(screens[2...]))
    }
  }

  /// Pages have no coordinator, so that the window itself knows nothing of a turn.
  @Test func anAnimatedTurnIsATransition() throws {
    try TestWorld.run { world in
      try world.graph.setRoot(PageViewController(page: world.screen("a")))
      let pages = try #require(world.window?.rootViewController as? UIPageViewController)
      var kinds: [Transition.Kind] = []
      world.graph.onTransition = { kinds.append($0.kind) }
      try world.graph.turn(pages, to: [world.screen("b")])
      #expect(world.graph.isTransitionUnderWay && kinds == [])
      world.settle()
      #expect(!world.graph.isTransitionUnderWay && kinds == [.turn])
    }
  }

  /// The calls of a user's turn that is let go, in both transition styles.
  @Test(arguments: [UIPageViewController.TransitionStyle.pageCurl, .scroll])
  func aTurnThatIsLetGoChangesNothing(style: UIPageViewController.TransitionStyle) throws {
    try TestWorld.run { world in
      let book = Book(["a", "b"].map(world.screen))
      let pages = UIPageViewController(
        transitionStyle: style,
        navigationOrientation: .horizontal
      )
      pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      pages.dataSource = book
      pages.delegate = book
      try world.move { try $0.setRoot(pages) }
      _ = world.log.take()
      pages.userTurns(.forward, isCancelled: true)
      world.settle()
      #expect(book.turns == [false])
      #expect(world.graph.visible === book.pages[0])
      #expect(world.graph.count == 2 && !world.graph.isTransitionUnderWay)
      let calls = world.log.take().filter { $0.hasSuffix("ppear") }
      let returns =
        style == .scroll
        ? ["a willAppear", "a didAppear", "b willDisappear", "b didDisappear"]
        : ["b willDisappear", "a willAppear", "b didDisappear", "a didAppear"]
      #expect(calls == ["b willAppear", "a willDisappear"] + returns)
      pages.userTurns(.forward)
      world.settle()
      #expect(book.turns == [false, true])
      #expect(world.graph.visible === book.pages[1])
      pages.userTurns(.forward)
      #expect(book.turns == [false, true])
    }
  }

  /// A request cannot make a user's turn in a window.
  @Test func aUsersTurnIsLeftToTheWindow() throws {
    try TestWorld.inWindow { world, _ in
      expectReason(.transition(.leftToWindow)) {
        try world.graph.swipe(.forward, in: PageViewController(page: world.screen("a")))
      }
    }
  }
}

private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [UIViewController]
  /// Whether each turn was completed.
  var turns: [Bool] = []

  init(_ pages: [UIViewController]) { self.pages = pages }

  private func page(_ distance: Int, from page: UIViewController) -> UIViewController? {
    let index = (pages.firstIndex { $0 === page } ?? 0) + distance
    return pages.indices.contains(index) ? pages[index] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) { turns.append(completed) }
}
