import RoutesTesting
import RoutesUIKit
import Testing
import UIKit

/// Split controllers of a window.
@MainActor @Suite struct WindowSplitTests {
  /// Shows a list and a detail in a split controller, and calls a closure.
  private func inSplit(
    _ split: UISplitViewController,
    _ test: (TestWorld, _ list: TestScreen, _ detail: TestScreen) throws -> Void
  ) throws {
    try TestWorld.run(width: .regular, animated: false) { world in
      let (list, detail) = (world.screen("list"), world.screen("detail"))
      if split.style == .unspecified {
        split.viewControllers = [list, detail]
      } else {
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
      }
      world.window?.rootViewController = split
      try test(world, list, detail)
    }
  }

  /// Old storyboards have split controllers without a style, which have a list instead of columns.
  @Test func aSplitControllerWithoutAStyleHasColumns() throws {
    let split = UISplitViewController(nibName: nil, bundle: nil)
    try inSplit(split) { world, list, detail in
      try world.graph.expect("regular: split(TestScreen, TestScreen)")
      #expect(split.contentOutsideGraph === detail)
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
      try world.graph.expect("regular: split(nav(TestScreen), nav(TestScreen))")
      let middle = world.screen("middle")
      try world.graph.setColumn(.supplementary, to: middle)
      #expect(split.viewController(for: .supplementary) === middle)
      try world.graph.expect(
        "regular: split(nav(TestScreen), nav(TestScreen), nav(TestScreen))"
      )
      try world.graph.setColumn(.detail, to: nil)
      #expect(split.viewController(for: .secondary) == nil)
      #expect(split.viewController(for: .primary) === list)
      #expect(detail.navigationController?.parent == nil)
    }
  }

  @Test func aDescriptionOfThreeColumnsBecomesThree() throws {
    try TestWorld.run(width: .regular, animated: false) { world in
      let screens = ["list", "middle", "detail"].map(world.screen)
      try world.graph.setRoot(
        SplitViewController(primary: screens[0], supplementary: screens[1], detail: screens[2])
      )
      let split = try #require(world.window?.rootViewController as? UISplitViewController)
      #expect(split.style == .tripleColumn)
      #expect(
        [.primary, .supplementary, .secondary].map { split.viewController(for: $0) } == screens
      )
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
      world.settle()
      try world.move { try $0.hide(.supplementary) }
      #expect(split.displayMode == .secondaryOnly)
      #expect(shown() == [false, false, true])
      expectReason(.presentation(.notOnScreen(source: "TestScreen"))) {
        try world.graph.present(world.screen("next"), from: list)
      }
      try world.move { try $0.show(.primary) }
      #expect(split.displayMode == .twoBesideSecondary)
      #expect(shown() == [true, true, true])
    }
  }

  @Test func `a hidden list without a detail is not in front`() throws {
    let split = UISplitViewController(style: .doubleColumn)
    try inSplit(split) { world, list, _ in
      try world.graph.setColumn(.detail, to: nil)
      #expect(split.contentOutsideGraph === list.navigationController)
      split.hide(.primary)
      world.settle()
      #expect(split.contentOutsideGraph == nil)
    }
  }

  @Test(arguments: ControllerGraph.SizeClass.allCases)
  func aCompactColumnReplacesTheOthersInCompactWidth(_ width: ControllerGraph.SizeClass) throws {
    try TestWorld.run(width: width, animated: false) { world in
      let screens = ["list", "detail", "compact"].map(world.screen)
      try world.graph.setRoot(
        SplitViewController(primary: screens[0], detail: screens[1], compact: screens[2])
      )
      let split = try #require(world.window?.rootViewController as? UISplitViewController)
      #expect(split.viewController(for: .compact) === screens[2])
      let isCompact = width == .compact
      #expect(world.graph.visible === screens[isCompact ? 2 : 1])
      #expect(screens.map { world.graph.isOnScreen($0) } == [!isCompact, !isCompact, isCompact])
    }
  }

  /// Keeps the primary column on top of the others.
  private final class ListOnTop: UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }

  @Test(arguments: [false, true])
  func aColumnIsShownInACollapsedWindow(isSetAside: Bool) throws {
    try TestWorld.run(animated: false) { world in
      let screens = ["menu", "list", "item"].map(world.screen)
      let split = UISplitViewController(style: .tripleColumn)
      let delegate = ListOnTop()
      if isSetAside { split.delegate = delegate }
      let stack = UINavigationController(rootViewController: screens[0])
      split.setViewController(stack, for: .primary)
      split.setViewController(screens[1], for: .supplementary)
      split.setViewController(screens[2], for: .secondary)
      world.window?.rootViewController = split
      @MainActor func shown() -> [UIViewController?] {
        stack.viewControllers.map { ($0 as? UINavigationController)?.topViewController ?? $0 }
      }
      #expect(shown() == (isSetAside ? [screens[0]] : screens))
      try world.move { try $0.show(.supplementary) }
      #expect(shown() == [screens[0], screens[1]])
      try world.move { try $0.show(.primary) }
      #expect(shown() == [screens[0]])
      try world.move { try $0.show(.detail) }
      #expect(shown() == screens)
      try world.graph.hide(.primary)
      #expect(world.graph.warnings == [.columnUnchanged(.primary)])
      try world.move { try $0.hide(.detail) }
      #expect(shown() == [screens[0], screens[1]])
    }
  }

  /// Shows the detail as the primary column in compact width.
  private final class DetailOnly: UISplitViewControllerDelegate {
    var list: UIViewController?
    var detail: UIViewController?
    func primaryViewController(
      forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? { detail }
    func primaryViewController(
      forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? { list }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { detail }
  }

  @Test func `a graph follows a delegate of UIKit that replaces the primary controller`() throws {
    let split = UISplitViewController(nibName: nil, bundle: nil)
    let delegate = DetailOnly()
    split.delegate = delegate
    try inSplit(split) { world, list, detail in
      (delegate.list, delegate.detail) = (list, detail)
      world.window?.traitOverrides.horizontalSizeClass = .compact
      try world.graph.expect("split(TestScreen)")
      #expect(world.graph.visible === detail)
      #expect(!world.graph.contains(list))
      world.window?.traitOverrides.horizontalSizeClass = .regular
      try world.graph.expect("regular: split(TestScreen, TestScreen)")
      #expect(split.viewControllers == [list, detail])
      #expect(world.graph.isOnScreen(list) && world.graph.isOnScreen(detail))
    }
  }

  /// Hides a column in regular width, and notes its calls.
  private final class Listener: UISplitViewControllerDelegate {
    var calls: [String] = []
    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { .secondaryOnly }
    func splitViewController(
      _ svc: UISplitViewController,
      willShow column: UISplitViewController.Column
    ) { calls.append("willShow \(column)") }
    func splitViewController(
      _ svc: UISplitViewController,
      willHide column: UISplitViewController.Column
    ) { calls.append("willHide \(column)") }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      calls.append("didCollapse")
    }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("didExpand") }
  }

  @Test func `a delegate of UIKit is informed of the columns of a graph`() throws {
    let split = UISplitViewController(style: .doubleColumn)
    let listener = Listener()
    split.delegate = listener
    try inSplit(split) { world, list, _ in
      try world.move { try $0.hide(.primary) }
      try world.move { try $0.show(.primary) }
      world.window?.traitOverrides.horizontalSizeClass = .compact
      world.window?.traitOverrides.horizontalSizeClass = .regular
      #expect(!world.graph.isOnScreen(list))
      #expect(
        listener.calls == ["willHide primary", "willShow primary", "didCollapse", "didExpand"]
      )
    }
  }

  /// A controller that is seen before and after a change of the width is not called.
  @Test func aChangeOfWidthStacksTheColumnsAndTakesThemApart() throws {
    try TestWorld.run(width: .regular, animated: false) { world in
      let screens = ["menu", "list", "item"].map(world.screen)
      try world.graph.setRoot(
        SplitViewController(
          primary: NavigationController(root: screens[0]),
          supplementary: screens[1],
          detail: screens[2]
        )
      )
      let window = try #require(world.window)
      let split = try #require(window.rootViewController as? UISplitViewController)
      _ = world.log.take()
      window.traitOverrides.horizontalSizeClass = .compact
      try world.graph.expect("split(nav(TestScreen, nav(TestScreen), nav(TestScreen)))")
      #expect(split.viewController(for: .secondary) === screens[2])
      #expect(world.graph.visible === screens[2])
      #expect(screens.map { world.graph.isOnScreen($0) } == [false, false, true])
      #expect(
        world.log.take()
          == ["menu willDisappear", "list willDisappear", "menu didDisappear", "list didDisappear"]
      )
      try world.graph.push(world.screen("more"))
      try world.graph.pop()
      window.traitOverrides.horizontalSizeClass = .regular
      try world.graph.expect(
        "regular: split(nav(TestScreen), nav(TestScreen), nav(TestScreen))"
      )
      #expect(screens.map { world.graph.isOnScreen($0) } == [true, true, true])
      #expect(split.viewController(for: .secondary) === screens[2])
    }
  }

  @Test func `columns that the delegate set aside return`() throws {
    try TestWorld.run(width: .regular, animated: false) { world in
      let screens = ["menu", "item"].map(world.screen)
      let split = UISplitViewController(style: .doubleColumn)
      let delegate = ListOnTop()
      split.delegate = delegate
      split.setViewController(UINavigationController(rootViewController: screens[0]), for: .primary)
      split.setViewController(screens[1], for: .secondary)
      let window = try #require(world.window)
      window.rootViewController = split
      window.traitOverrides.horizontalSizeClass = .compact
      try world.graph.expect("split(nav(TestScreen))")
      #expect(
        screens[1].navigationController?.parent == nil
          && split.viewController(for: .secondary) === screens[1]
      )
      window.traitOverrides.horizontalSizeClass = .regular
      try world.graph.expect("regular: split(nav(TestScreen), nav(TestScreen))")
      #expect(screens[1].splitViewController === split)
    }
  }

  /// UISplitViewControllerDelegate: "only applies to column-style split view interfaces".
  @Test func withoutAStyleNoDelegateChoosesTheTopColumn() throws {
    try TestWorld.run(width: .regular, animated: false) { world in
      let split = UISplitViewController()
      let delegate = ListOnTop()
      split.delegate = delegate
      split.viewControllers = [
        UINavigationController(rootViewController: world.screen("menu")), world.screen("item"),
      ]
      let window = try #require(world.window)
      window.rootViewController = split
      window.traitOverrides.horizontalSizeClass = .compact
      try world.graph.expect("split(nav(TestScreen, TestScreen))")
    }
  }

  @Test func theColumnsAreOneStackInCompactWidth() throws {
    try TestWorld.run(animated: false) { world in
      let screens = ["menu", "list", "item"].map(world.screen)
      try world.graph.setRoot(
        SplitViewController(
          primary: NavigationController(root: screens[0]),
          supplementary: screens[1],
          detail: NavigationController(root: screens[2])
        )
      )
      try world.graph.expect("split(nav(TestScreen, nav(TestScreen), nav(TestScreen)))")
      #expect(world.graph.visible === screens[2])
      try world.graph.pop(to: screens[0])
      try world.graph.expect("split(nav(TestScreen))")
    }
  }
}
