import Testing
import UIKit

@testable import RoutesUIKit

/// The child that learns when the controller around it leaves the window.
@MainActor @Suite struct DepartureObserverTests {
  /// The number of reports when a screen with an observer leaves its stack.
  private func reports(_ leave: (UINavigationController, DepartureObserver) -> Void) -> Int {
    UIKitRecord.run { record in
      let window = UIWindow.visible()
      let stack = UINavigationController(
        rootViewController: UIViewController(nibName: nil, bundle: nil)
      )
      window.rootViewController = stack
      let screen = UIViewController(nibName: nil, bundle: nil)
      stack.pushViewController(screen, animated: false)
      record.settle()
      var count = 0
      let observer = DepartureObserver(of: screen) { count += 1 }
      screen.add(observer)
      #expect(observer.view.isHidden && !observer.view.isUserInteractionEnabled)
      leave(stack, observer)
      record.settle()
      return count
    }
  }

  @Test(arguments: [(false, 1), (true, 2)])
  func `only an animated departure is reported at its start, too`(isAnimated: Bool, count: Int) {
    #expect(reports { stack, _ in stack.popViewController(animated: isAnimated) } == count)
  }

  @Test func `an observer that has stopped reports nothing`() {
    let count = reports { stack, observer in
      observer.stop()
      #expect(observer.parent == nil)
      stack.popViewController(animated: true)
    }
    #expect(count == 0)
  }

  @Test func `an observer that has stopped reports nothing wherever it is`() {
    let count = reports { stack, observer in
      observer.stop()
      stack.topViewController?.addChild(observer)
      stack.topViewController?.view.addSubview(observer.view)
      stack.popViewController(animated: true)
    }
    #expect(count == 0)
  }
}
