import Routes
import RoutesUIKit
import RoutesUIKitTesting
import UIKit
import XCTest

@testable import Phone

/// Uses the app as a user does, with Apple's UIKit.
nonisolated final class WalkTests: XCTestCase {
  @MainActor func testAUserReachesEveryScreen() throws {
    let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let delegate = try XCTUnwrap(scene.delegate as? SceneDelegate)
    var report = ConformanceReport("walk")
    defer { XCTAssertNoThrow(try attach(report)) }
    let walk = Walk(
      window: try XCTUnwrap(delegate.window),
      graph: delegate.graph,
      user: DeviceUser()
    ) { step, expected, found in
      let difference = ConformanceDifference(
        journal: "walk",
        move: step,
        aspect: .state,
        expected: [expected],
        found: [found]
      )
      report.add(step, expected == found ? [] : [difference])
    }
    try walk.run()
  }
}

/// Does by code what a user does by touch, as far as UIKit has code for it.
private struct DeviceUser: WalkUser {
  func touchRightButton(of screen: UIViewController, segue: String) throws {
    try send(screen.navigationItem.rightBarButtonItem)
  }

  func touchLeftButton(of screen: UIViewController) throws {
    let button = try XCTUnwrap(screen.navigationItem.leftBarButtonItem)
    if let action = button.primaryAction {
      action.performWithSender(button, target: nil)
    } else {
      try send(button)
    }
  }

  private func send(_ button: UIBarButtonItem?) throws {
    let button = try XCTUnwrap(button)
    let action = try XCTUnwrap(button.action)
    UIApplication.shared.sendAction(action, to: button.target, from: button, for: nil)
  }

  func goBack(from screen: UIViewController) {
    screen.navigationController?.popViewController(animated: true)
  }

  func select(tab index: Int, of window: UIWindow) {
    (window.rootViewController as? UITabBarController)?.selectedIndex = index
  }

  func swipeDown(_ screen: UIViewController) {
    screen.navigationController?.dismiss(animated: true)
  }

  func settle() { RunLoop.main.run(until: Date() + 0.8) }
}
