extension NavigationController {
  /// A delegate that is informed of the controllers that a navigation controller shows.
  ///
  /// It is called for each change of the top of a stack on screen: by code, by the back button, by a
  /// swipe, and by an unwind. It is also called when the stack appears, for example with its tab, but
  /// not when a dismissal uncovers it. A coordinator notices this way that its screens were popped:
  ///
  /// ```swift
  /// final class ShopCoordinator: NavigationController.Delegate {
  ///   func didShow(
  ///     _ controller: any Controller, in navigationController: NavigationController,
  ///     popped: [any Controller]
  ///   ) {
  ///     if popped.contains(where: { $0 is ConversationController }) { print("the shop was left") }
  ///   }
  /// }
  /// ```
  ///
  /// In a window, UIKit's navigation controllers have delegates of their own.
  public protocol Delegate: AnyObject {
    /// Called before the new top is on screen, after its ``LifecycleController/willAppear()``.
    ///
    /// - Parameters:
    ///   - controller: The new top.
    ///   - navigationController: The navigation controller.
    func willShow(_ controller: any Controller, in navigationController: NavigationController)
    /// Called when a controller is the new top. If a swipe back is cancelled, it is not called.
    ///
    /// - Parameters:
    ///   - controller: The new top.
    ///   - navigationController: The navigation controller.
    ///   - popped: The controllers that have left the stack, in its order.
    func didShow(
      _ controller: any Controller,
      in navigationController: NavigationController,
      popped: [any Controller]
    )
  }
}

extension NavigationController.Delegate {
  /// Does nothing.
  public func willShow(
    _ controller: any Controller,
    in navigationController: NavigationController
  ) {}
  /// Does nothing.
  public func didShow(
    _ controller: any Controller,
    in navigationController: NavigationController,
    popped: [any Controller]
  ) {}
}
