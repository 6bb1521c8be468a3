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

  @Test func aHiddenColumnIsNotOnScreen() throws {
    let split = UISplitViewController(style: .tripleColumn)
    try inSplit(split) { world, list, detail in
      let middle = world.screen("middle")
      split.setViewController(middle, for: .supplementary)
      @MainActor func shown() -> [Bool] {
        [list, middle, detail].map { world.graph.isOnScreen($0) }
      }
      #expect(shown() == [true, true, true])
      split.hide(.primary)
      #expect(shown() == [false, true, true])
      try world.graph.hide(.supplementary)
      #expect(split.displayMode == .secondaryOnly)
      #expect(shown() == [false, false, true])
      let refusal = #expect(throws: Refusal.self) {
        try world.graph.present(world.screen("next"), from: list)
      }
      #expect(refusal?.reason == .presentation(.notOnScreen(source: "StageScreen")))
      try world.graph.show(.primary)
      #expect(split.displayMode == .twoBesideSecondary)
      #expect(shown() == [true, true, true])
    }
  }

  @Test(arguments: HorizontalSizeClass.allCases)
  func aCompactColumnReplacesTheOthersInCompactWidth(_ width: HorizontalSizeClass) throws {
    try UIKitRecord.run { record in
      let world = try StageWorld(.window, width: width, animated: false)
      let screens = ["list", "detail", "compact"].map(world.screen)
      try world.graph.setRoot(
        SplitViewController(primary: screens[0], detail: screens[1], compact: screens[2])
      )
      let split = try #require(world.window?.rootViewController as? UISplitViewController)
      #expect(split.viewController(for: .compact) === screens[2])
      #expect(
        split.childControllers.elementsEqual([screens[0], screens[1], screens[2]]) { $0 === $1 }
      )
      let isCompact = width == .compact
      #expect(world.graph.visible === screens[isCompact ? 2 : 1])
      #expect(screens.map { world.graph.isOnScreen($0) } == [!isCompact, !isCompact, isCompact])
      #expect(record.warnings.isEmpty && record.exceptions.isEmpty)
    }
  }

  @Test func theColumnsAreOneStackInCompactWidth() throws {
    try UIKitRecord.run { record in
      let world = try StageWorld(.window, animated: false)
      let screens = ["menu", "list", "item"].map(world.screen)
      try world.graph.setRoot(
        SplitViewController(
          primary: NavigationController(root: screens[0]),
          supplementary: screens[1],
          detail: NavigationController(root: screens[2])
        )
      )
      try world.graph.expect("split(nav(StageScreen, StageScreen, nav(StageScreen)))")
      #expect(world.graph.visible === screens[2])
      try world.graph.pop(to: screens[0])
      try world.graph.expect("split(nav(StageScreen))")
      #expect(record.warnings.isEmpty && record.exceptions.isEmpty)
    }
  }
}
