/// A presented controller that decides whether a user can swipe it away.
///
/// A controller that is modal in its presentation, and a container around one, refuses every swipe.
/// Otherwise the presentation's ``DismissalDelegate`` is asked, and informed before and after. Without
/// a delegate, the presented controller or its child in front is asked. A dismissal from code
/// calls none of these methods. The defaults let every swipe happen.
public protocol DismissalResponder: Controller {
  /// Whether every swipe down is refused.
  var isModalInPresentation: Bool { get }
  /// Whether this swipe may dismiss the controller.
  ///
  /// The graph accepts other requests meanwhile, such as to present a confirmation.
  func shouldDismiss() -> Bool
  /// Called before a swipe dismisses the controller.
  func willDismiss()
  /// Called after a swipe has dismissed the controller.
  func didDismiss()
  /// Called when a swipe was refused. The graph accepts other requests meanwhile.
  func didAttemptToDismiss()
}

extension DismissalResponder {
  /// `false`: a swipe may be accepted.
  public var isModalInPresentation: Bool { false }
  /// `true`: the swipe may dismiss the controller.
  public func shouldDismiss() -> Bool { true }
  /// Does nothing.
  public func willDismiss() {}
  /// Does nothing.
  public func didDismiss() {}
  /// Does nothing.
  public func didAttemptToDismiss() {}
}
