import Routes
import RoutesTesting
import RoutesUIKit
import Testing
import UIKit

/// Delegates of the library that UIKit's presentations ask.
@MainActor @Suite struct WindowDismissalTests {
  private final class Delegate: DismissalDelegate {
    var isWilling = true
    var isWrapping = false
    var calls: [String] = []

    func shouldDismiss(_ presented: any Controller) -> Bool {
      calls.append("should")
      return isWilling
    }
    func willDismiss(_ presented: any Controller) { calls.append("will") }
    func didDismiss(_ presented: any Controller) { calls.append("did") }
    func didAttemptToDismiss(_ presented: any Controller) { calls.append("attempt") }
    func adaptiveStyle(
      of controller: any Controller,
      style: PresentationStyle
    ) -> PresentationStyle { isWrapping ? .fullScreen : style }
    func adaptiveController(
      for controller: any Controller,
      style: PresentationStyle
    ) -> any Controller { TabBarController([controller]) }
  }

  @Test func aDelegateIsAskedAboutASwipe() throws {
    try TestWorld.inWindow { world, _ in
      let delegate = Delegate()
      let sheet = world.screen("sheet")
      try world.move { try $0.present(NavigationController(root: sheet)) }
      try world.graph.setDismissalDelegate(delegate, of: sheet)
      delegate.isWilling = false
      try world.swipeDown()
      #expect(delegate.calls == ["should", "attempt"])
      delegate.calls = []
      delegate.isWilling = true
      try world.swipeDown()
      #expect(delegate.calls == ["should", "will", "did"])
      #expect(!world.graph.contains(sheet))
    }
  }

  @Test func aDelegateIsReplacedAndReferencedWeakly() throws {
    try TestWorld.inWindow { world, home in
      let sheet = world.screen("sheet")
      expectReason(.presentation(.nothingToDismiss("TestScreen"))) {
        try world.graph.setDismissalDelegate(nil, of: home)
      }
      try world.move { try $0.present(sheet) }
      let first = Delegate()
      weak var second: Delegate?
      try world.graph.setDismissalDelegate(first, of: sheet)
      do {
        let delegate = Delegate()
        second = delegate
        try world.graph.setDismissalDelegate(delegate, of: sheet)
      }
      #expect(second == nil)
      try world.swipeDown()
      #expect(first.calls.isEmpty && !world.graph.contains(sheet))
    }
  }

  @Test func aSheetStaysPresentedUntilTheEndOfItsDismissal() throws {
    try TestWorld.inWindow { world, home in
      let sheet = world.screen("sheet")
      let stack = UINavigationController(rootViewController: sheet)
      try world.move { try $0.present(stack) }
      try world.graph.dismiss()
      #expect(world.graph.presented(by: home) === stack)
      #expect(world.graph.isBeingDismissed(stack) && !world.graph.isBeingDismissed(sheet))
      world.settle()
      #expect(world.graph.presented(by: home) == nil && !world.graph.isBeingDismissed(stack))
    }
  }

  @Test(arguments: [false, true])
  func aDelegateThatAContainerStatesAdaptsAndIsAsked(_ isWrapping: Bool) throws {
    try TestWorld.inWindow { world, home in
      let delegate = Delegate()
      delegate.isWrapping = isWrapping
      let stack = NavigationController(root: world.screen("sheet"))
      stack.dismissalDelegate = delegate
      try world.move { try $0.present(stack) }
      let presented = try #require(home.presentedViewController)
      #expect((presented is UITabBarController) == isWrapping)
      #expect((presented.modalPresentationStyle == .fullScreen) == isWrapping)
      #expect((home.viewIfLoaded?.window == nil) == isWrapping)
      guard !isWrapping else { return }
      try world.swipeDown()
      #expect(delegate.calls == ["should", "will", "did"])
    }
  }
}

/// UIKit adapts presentations to compact width as their delegates say.
@MainActor @Suite struct WindowAdaptationTests {
  private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var style = UIModalPresentationStyle.fullScreen
    var isWrapping = false

    func adaptivePresentationStyle(
      for controller: UIPresentationController,
      traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      isWrapping
        ? UINavigationController(rootViewController: controller.presentedViewController) : nil
    }
  }

  private let delegate = Delegate()

  private func present(in world: TestWorld) throws -> TestScreen {
    let menu = world.screen("menu")
    menu.modalPresentationStyle = .popover
    menu.popoverPresentationController?.delegate = delegate
    try world.move { try $0.present(menu) }
    return menu
  }

  @Test(arguments: [false, true])
  func `a popover becomes full screen, alone or in a stack`(_ isWrapping: Bool) throws {
    delegate.isWrapping = isWrapping
    try TestWorld.inWindow { world, home in
      let menu = try present(in: world)
      #expect(world.log.take().contains("home didDisappear"))
      #expect(home.viewIfLoaded?.window == nil)
      #expect((menu.navigationController != nil) == isWrapping)
      #expect(world.graph.visible === menu)
      try world.move { try $0.dismiss(menu) }
      #expect(world.log.take().contains("home didAppear"))
      try world.graph.expect("nav(TestScreen)")
    }
  }

  @Test(arguments: [UIModalPresentationStyle.none, .automatic, .pageSheet])
  func `any other style leaves the popover as it is`(_ style: UIModalPresentationStyle) throws {
    delegate.style = style
    try TestWorld.inWindow { world, home in
      _ = try present(in: world)
      #expect(home.viewIfLoaded?.window != nil)
      try world.graph.expect("nav(TestScreen) > popover TestScreen")
    }
  }
}
