extension NavigationController {
  /// A controller that hides bars or buttons, without which a user cannot leave it.
  ///
  /// A user's way back, swipe back and tap on a tab are then refused. Code still moves.
  ///
  /// ```swift
  /// final class CheckoutController: NavigationController.BarHiding {
  ///   var hidesBottomBarWhenPushed: Bool { true }
  ///   var isPaying = false
  ///   var hidesBackButton: Bool { isPaying }
  /// }
  /// ```
  ///
  /// A bar that the scene of a storyboard hides is hidden, too.
  public protocol BarHiding: Controller {
    /// Whether the tab bar around the stack is hidden while the controller is on the stack, also below
    /// others.
    var hidesBottomBarWhenPushed: Bool { get }
    /// Whether there is no back button while the controller is the top of a stack.
    var hidesBackButton: Bool { get }
    /// Whether the navigation bar is hidden while the controller, or one inside it, is in front.
    var hidesNavigationBar: Bool { get }
  }
}

extension NavigationController.BarHiding {
  /// `false`: the tab bar stays.
  public var hidesBottomBarWhenPushed: Bool { false }
  /// `false`: the back button is there.
  public var hidesBackButton: Bool { false }
  /// `false`: the navigation bar is there.
  public var hidesNavigationBar: Bool { false }
}
