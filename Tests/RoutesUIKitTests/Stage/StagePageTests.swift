import Routes
import RoutesTesting
import RoutesUIKit
import Testing
import UIKit

/// Page controllers of a window, and stacks that cannot be made.
@MainActor @Suite struct StagePageTests {
  @Test(arguments: 0...3) func aDescriptionBecomesAPageController(count: Int) throws {
    try UIKitRecord.run { record in
      let world = try StageWorld(.window, animated: false)
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
      let world = try StageWorld(.window, animated: false)
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

  @Test func theFirstStackInsideAStackIsNamed() throws {
    try UIKitRecord.run { _ in
      let world = try StageWorld(.window, animated: false)
      let stacks = (1...2).map { count in
        UINavigationController.with((0..<count).map { world.screen("\($0)") })
      }
      let refusal = #expect(throws: Refusal.self) {
        try world.graph.setRoot(NavigationController(stack: stacks))
      }
      #expect(refusal?.description.contains("nav(StageScreen) ") == true, "\(refusal as Any)")
    }
  }
}

extension UINavigationController {
  fileprivate static func with(_ stack: [UIViewController]) -> UINavigationController {
    let navigation = UINavigationController(nibName: nil, bundle: nil)
    navigation.viewControllers = stack
    return navigation
  }
}
