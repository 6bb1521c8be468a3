/// An object that decides whether a user can swipe a presentation away.
///
/// It may be any object, such as the presenter or a coordinator, as UIKit's
/// `UIAdaptivePresentationControllerDelegate`:
///
/// ```swift
/// final class Coordinator: DismissalDelegate {
///   func didDismiss(_ presented: any Controller) { print("the screen was swiped away") }
/// }
///
/// let coordinator = Coordinator()
/// try graph.present(share)
/// try graph.setDismissalDelegate(coordinator, of: share)
/// ```
///
/// A delegate is asked instead of the controller's own methods of ``DismissalResponder``. The
/// defaults let every swipe happen.
public protocol DismissalDelegate: AnyObject {
  /// Whether a swipe may dismiss a controller.
  ///
  /// The graph accepts other requests meanwhile, such as to present a confirmation.
  func shouldDismiss(_ presented: any Controller) -> Bool
  /// Called before a swipe dismisses a controller.
  func willDismiss(_ presented: any Controller)
  /// Called after a swipe has dismissed a controller.
  func didDismiss(_ presented: any Controller)
  /// Called when a swipe was refused. The graph accepts other requests meanwhile.
  func didAttemptToDismiss(_ presented: any Controller)
}

extension DismissalDelegate {
  /// `true`: the swipe may dismiss the controller.
  public func shouldDismiss(_ presented: any Controller) -> Bool { true }
  /// Does nothing.
  public func willDismiss(_ presented: any Controller) {}
  /// Does nothing.
  public func didDismiss(_ presented: any Controller) {}
  /// Does nothing.
  public func didAttemptToDismiss(_ presented: any Controller) {}
}
