import Routes
import RoutesTesting
import RoutesUIKit
import Testing
import UIKit

/// Split controllers of a window.
@MainActor @Suite struct StageSplitTests {
  /// Shows a list and a detail in a split controller, and calls a closure.
  private func inSplit(
    _ split: UISplitViewController,
    _ test: (StageWorld, _ list: StageScreen, _ detail: StageScreen) throws -> Void
  ) throws {
    try UIKitRecord.run { record in
      let world = try StageWorld(.window, width: .regular, animated: false)
      let (list, detail) = (world.screen("list"), world.screen("detail"))
      if split.style == .unspecified {
        split.viewControllers = [list, detail]
      } else {
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
      }
      world.window?.rootViewController = split
      try test(world, list, detail)
      #expect(record.warnings.isEmpty && record.exceptions.isEmpty)
    }
  }

  /// Old storyboards have split controllers without a style, which have a list instead of columns.
  @Test func aSplitControllerWithoutAStyleHasColumns() throws {
    let split = UISplitViewController(nibName: nil, bundle: nil)
    try inSplit(split) { world, list, detail in
      try world.graph.expect("regular: split(StageScreen, StageScreen)")
      #expect(split.content === detail)
      let next = world.screen("next")
      try world.graph.setColumn(.detail, to: next)
      #expect(split.viewControllers == [list, next])
      let other = world.screen("other")
      try world.graph.setColumn(.primary, to: other)
      #expect(split.viewControllers == [other, next])
    }
  }

  @Test func theColumnsOfAStyleAreThoseOfTheGraph() throws {
    let split = UISplitViewController(style: .tripleColumn)
    try inSplit(split) { world, list, detail in
      try world.graph.expect("regular: split(StageScreen, StageScreen)")
      let middle = world.screen("middle")
      try world.graph.setColumn(.supplementary, to: middle)
      #expect(split.viewController(for: .supplementary) === middle)
      #expect(
        split.childControllers.map { ($0 as? StageScreen)?.name } == ["list", "middle", "detail"]
      )
      try world.graph.setColumn(.detail, to: nil)
      #expect(split.viewController(for: .secondary) == nil)
      #expect(split.viewController(for: .primary) === list)
      #expect(detail.parent == nil)
    }
  }

  @Test func aDescriptionOfThreeColumnsBecomesThree() throws {
    try UIKitRecord.run { record in
      let world = try StageWorld(.window, width: .regular, animated: false)
      let screens = ["list", "middle", "detail"].map(world.screen)
      try world.graph.setRoot(
        SplitViewController(primary: screens[0], supplementary: screens[1], detail: screens[2])
      )
      let split = try #require(world.window?.rootViewController as? UISplitViewController)
      #expect(split.style == .tripleColumn)
      #expect(
        [.primary, .supplementary, .secondary].map { split.viewController(for: $0) } == screens
      )
      #expect(record.warnings.isEmpty && record.exceptions.isEmpty)
    }
  }
}
