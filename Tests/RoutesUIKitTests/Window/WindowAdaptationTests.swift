import RoutesTesting
import RoutesUIKit
import Testing
import UIKit

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
