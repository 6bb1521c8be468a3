import Routes
import RoutesTesting
import RoutesUIKit
import Testing
import UIKit

/// Page controllers of a window.
@MainActor @Suite struct WindowPageTests {
  @Test(arguments: 0...3) func `a described page controller becomes one of UIKit`(count: Int) throws
  {
    try UIKitRecord.run { record in
      let world = try TestWorld(.window, animated: false)
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
        let refusal = #expect(throws: Refusal.self) { try answer.get() }
        #expect(refusal?.reason == .container(.pageCount(expected: 2, found: 3)))
        #expect(pages == nil)
      }
      #expect(record.warnings.isEmpty && record.exceptions.isEmpty)
    }
  }

  @Test func pagesWithASpineAreTurnedInPairs() throws {
    try UIKitRecord.run { record in
      let world = try TestWorld(.window, animated: false)
      let screens = ["a", "b", "c", "d"].map(world.screen)
      try world.graph.setRoot(PageViewController(pages: Array(screens[..<2])))
      let pages = try #require(world.window?.rootViewController as? UIPageViewController)
      let refusal = #expect(throws: Refusal.self) { try world.graph.turn(pages, to: [screens[2]]) }
      #expect(refusal?.reason == .container(.pageCount(expected: 2, found: 1)))
      try world.graph.turn(pages, to: Array(screens[2...]))
      #expect(pages.viewControllers == Array(screens[2...]))
      #expect(record.warnings.isEmpty && record.exceptions.isEmpty)
    }
  }

  /// Pages have no coordinator, so that the window itself knows nothing of a turn.
  @Test func anAnimatedTurnIsATransition() throws {
    try UIKitRecord.run { record in
      let world = try TestWorld(.window)
      try world.graph.setRoot(PageViewController(page: world.screen("a")))
      let pages = try #require(world.window?.rootViewController as? UIPageViewController)
      var kinds: [Transition.Kind] = []
      world.graph.onTransition = { kinds.append($0.kind) }
      try world.graph.turn(pages, to: [world.screen("b")])
      #expect(world.graph.isTransitionUnderWay && kinds == [])
      record.settle()
      #expect(!world.graph.isTransitionUnderWay && kinds == [.turn])
    }
  }
}
