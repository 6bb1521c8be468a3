/// A controller that decides whether a user can go back from it.
///
/// The controller on top of a stack, or the child in front inside it, is asked, and then the
/// navigation controller. Code that pops asks neither.
///
/// ```swift
/// final class DraftController: PopResponder {
///   var isChanged = false
///   func shouldPop() -> Bool { !isChanged }
/// }
/// ```
public protocol PopResponder: Controller {
  /// Whether a swipe from the screen's edge can begin, as with UIKit's
  /// `interactivePopGestureRecognizer`.
  var isSwipeBackEnabled: Bool { get }
  /// Whether a tap on the back button pops the controller, as `navigationBar(_:shouldPop:)` decides.
  ///
  /// The graph accepts other requests meanwhile, such as to present a confirmation.
  func shouldPop() -> Bool
}

extension PopResponder {
  /// `true`: a swipe can begin.
  public var isSwipeBackEnabled: Bool { true }
  /// `true`: the back button pops.
  public func shouldPop() -> Bool { true }
}
