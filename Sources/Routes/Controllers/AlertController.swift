/// An alert, of whose actions a user taps one.
///
/// ```swift
/// let alert = AlertController(actions: [
///   AlertAction("Discard") { close() },
///   AlertAction("Keep"),
/// ])
/// try graph.present(alert)
/// try graph.tap(action: "Discard")
/// ```
///
/// A tap dismisses the alert first and calls the action's handler afterwards, as UIKit's
/// `UIAlertController` does. A window's graph presents one of UIKit's with these actions.
public final class AlertController: PresentableController {
  /// The actions, in order.
  public let actions: [AlertAction]

  /// The alert of another framework that this one describes.
  weak var represented: (any Controller)?

  /// Makes an alert.
  public init(actions: [AlertAction]) { self.actions = actions }

  /// `custom`: the presenter stays on screen, and no swipe dismisses the alert.
  public var modalPresentationStyle: PresentationStyle { .custom }
}

/// An action of an alert.
public struct AlertAction {
  /// The title of its button.
  public let title: String
  package let handler: (() -> Void)?

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The title of its button.
  ///   - handler: Called when the alert that the tap dismisses has left.
  public init(_ title: String, handler: (() -> Void)? = nil) {
    self.title = title
    self.handler = handler
  }
}
