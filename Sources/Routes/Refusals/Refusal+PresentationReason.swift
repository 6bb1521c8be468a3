extension Refusal {
  /// Why a presentation or a dismissal is not possible.
  public enum PresentationReason: Equatable, Sendable {
    /// The presenter presents another controller already.
    case alreadyPresenting(presenter: String, presented: String)
    /// The source is not on screen.
    case notOnScreen(source: String)
    /// The transition style needs a full screen presentation.
    case needsFullScreen(String, style: PresentationStyle)
    /// A search is presented in a context only.
    case searchStyle(PresentationStyle)
    /// Neither the controller nor a container around it is presented or presents.
    case nothingToDismiss(String)
    /// No presenter's hierarchy has a controller of that type.
    case nothingToDismissTo(expected: String, source: String)
    /// The presented controller is modal in its presentation.
    case modalInPresentation(String)
    /// A user cannot swipe away a controller that is presented in this style.
    case notSwipedAway(String, style: PresentationStyle)
    /// The responder or the delegate returned `false` from `shouldDismiss`.
    case declined(String)
    /// The alert has no title, message, text field or action.
    case emptyAlert
    /// The alert has more than one action with the style `cancel`.
    case severalCancelActions([String])
    /// An action sheet has text fields.
    case textFieldsInActionSheet
    /// An action sheet in regular width has no anchor.
    case needsAnchor
    /// A tap outside of an action sheet in compact width, which has no cancel action.
    case noCancelAction
    /// The alert has no text field with that placeholder.
    case noSuchTextField(String, available: [String])
    /// The visible controller is not a presented alert.
    case notAnAlert(String)
    /// The alert has no action with that title.
    case noSuchAction(title: String, available: [String])
    /// The action of the alert is disabled.
    case disabledAction(String)
    /// SwiftUI shows the graph, and a view of it has no presentation of that style.
    case notInSwiftUI(String, style: PresentationStyle)
    /// SwiftUI shows the graph, and an alert has no view that presents the controller.
    case aboveAlertInSwiftUI(String)
  }
}

extension Refusal.PresentationReason: CustomStringConvertible {
  /// The problem, and a way to fix it.
  public var description: String {
    switch self {
    case .alreadyPresenting(let presenter, let presented):
      """
      \(presenter) already presents \(presented), and presents one controller at most; dismiss that \
      first, or present from \(presented)
      """
    case .notOnScreen(let source):
      "\(source) is not on screen; present from a controller that is"
    case .needsFullScreen(let controller, let style):
      """
      \(controller) is presented with the style '\(style.rawValue)', and the transition style \
      'partialCurl' needs 'fullScreen'; change one of the two
      """
    case .searchStyle(let style):
      """
      a search is presented in a context, and not with the style '\(style.rawValue)'; leave out the style
      """
    case .nothingToDismiss(let controller):
      """
      neither \(controller) nor a container around it presents or is presented; pop a pushed \
      controller instead
      """
    case .nothingToDismissTo(let expected, let source):
      """
      no controller below the presentation of \(source) is a '\(expected)'; dismiss to a controller \
      that presents it, directly or through others
      """
    case .modalInPresentation(let controller):
      """
      \(controller) is modal in its presentation, and was informed of the attempt; dismiss it from \
      code
      """
    case .notSwipedAway(let controller, let style):
      """
      \(controller) is presented with the style '\(style.rawValue)', and only sheets and popovers \
      can be swiped away; dismiss it from code
      """
    case .declined(let controller):
      "\(controller) returned false from shouldDismiss; return true there, or dismiss it from code"
    case .notInSwiftUI(let controller, let style):
      """
      SwiftUI shows the sheets, full screens and alerts of a graph, and \(controller) is presented with \
      the style '\(style.rawValue)'; present it as a sheet, or show it from its presenter's view
      """
    case .aboveAlertInSwiftUI(let controller):
      """
      SwiftUI presents nothing above an alert; present \(controller) in the action of the alert, which \
      has been dismissed by then
      """
    case .emptyAlert:
      "the alert shows nothing; give it a title, a message or an action"
    case .severalCancelActions(let titles):
      """
      the alert has \(titles.count) actions with the style 'cancel', \
      \(titles.quotedList), and an alert has one at most; give the others \
      another style
      """
    case .textFieldsInActionSheet:
      "the action sheet has text fields, and only the style 'alert' can have any; change the style"
    case .needsAnchor:
      """
      in regular width an action sheet is a popover, and this one points to nothing; give the \
      AlertController an anchor: the view or the bar button item that the user tapped
      """
    case .noCancelAction:
      """
      the action sheet has no action with the style 'cancel', so a tap outside of it does nothing in \
      compact width; add such an action, or tap another
      """
    case .noSuchTextField(let placeholder, let available):
      """
      the alert has no text field '\(placeholder)'; \
      \(available.isEmpty ? "it has no text fields" : "it has \(available.quotedList)")
      """
    case .notAnAlert(let controller):
      "\(controller) is not a presented alert; present an AlertController first"
    case .disabledAction(let title):
      """
      the action '\(title)' is disabled, so a tap has no effect; first meet its condition \
      isEnabled, or tap another action
      """
    case .noSuchAction(let title, let available):
      """
      the alert has no action '\(title)'; \
      \(available.isEmpty ? "it has no actions" : "it has \(available.quotedList)")
      """
    }
  }
}
