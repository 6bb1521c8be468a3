/// A presented controller that is asked and told about being swiped away.
///
/// A user's swipe down is an attempt. A controller that is modal in its presentation refuses it and
/// is told of the attempt; any other one is asked, and then told before and after. A dismissal from
/// code asks nobody. Every member has a default that lets the swipe happen.
public protocol DismissalResponder: Controller {
  /// Whether a swipe down is refused outright.
  var isModalInPresentation: Bool { get }
  /// Whether this swipe may dismiss the controller.
  func shouldDismiss() -> Bool
  /// Called before a swipe dismisses the controller.
  func willDismiss()
  /// Called after a swipe has dismissed the controller.
  func didDismiss()
  /// Called when a swipe was refused.
  func didAttemptToDismiss()
}

extension DismissalResponder {
  /// `false`: a swipe is not refused outright.
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
