/// An object that adapts a presentation to compact width, and decides whether a user can swipe it away.
///
/// It may be any object, such as the presenter or a coordinator, like UIKit's
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
/// An object that adapts the presentation is the controller's
/// ``PresentableController/dismissalDelegate``, because it is asked before the presentation begins.
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
  /// The style of a sheet or a popover that is presented in compact width.
  ///
  /// As in UIKit it is full screen or over the full screen. Any other style changes nothing.
  ///
  /// - Parameters:
  ///   - controller: The controller to present.
  ///   - style: Its style in regular width.
  func adaptiveStyle(of controller: any Controller, style: PresentationStyle) -> PresentationStyle
  /// The controller that is presented in an adaptive style in place of another one, for example a
  /// navigation controller around it.
  ///
  /// - Parameters:
  ///   - controller: The controller to present.
  ///   - style: The adaptive style.
  func adaptiveController(
    for controller: any Controller,
    style: PresentationStyle
  ) -> any Controller
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
  /// The same style.
  public func adaptiveStyle(
    of controller: any Controller,
    style: PresentationStyle
  ) -> PresentationStyle { style }
  /// The controller itself.
  public func adaptiveController(
    for controller: any Controller,
    style: PresentationStyle
  ) -> any Controller { controller }
}

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
