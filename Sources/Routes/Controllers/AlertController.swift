/// An alert with actions, one of which the user taps.
///
/// ```swift
/// let alert = AlertController(
///   title: "Discard the draft?",
///   actions: [AlertController.Action("Discard", style: .destructive) { close() }, AlertController.Action("Keep")]
/// )
/// try graph.present(alert)
/// try graph.tap(action: "Discard")
/// ```
///
/// Without actions, an alert of the style `alert` stays until code dismisses it.
///
/// A tap outside of an action sheet, ``ControllerGraph/swipeDown()`` in a test, calls the cancel action. In
/// regular width an action sheet needs an ``anchor``.
///
/// A tap dismisses the alert first and calls the action's handler afterwards, as UIKit's
/// `UIAlertController` does. A window's graph presents one of UIKit's with the same texts, actions and
/// text fields.
public final class AlertController: PresentableController {
  /// The title.
  public let title: String?
  /// The text below the title.
  public let message: String?
  /// Whether the alert is in the middle of the screen, or an action sheet.
  public let style: Style
  /// The text fields, in order. An action sheet has none.
  public let textFields: [TextField]
  /// The actions, in order.
  public let actions: [Action]
  /// The view or the bar button item to which the popover of an action sheet points in regular width. In
  /// memory it is any value.
  public let anchor: Any?

  /// Where an alert appears.
  public enum Style: Sendable {
    /// In the middle of the screen.
    case alert
    /// At the bottom, or in a popover.
    case actionSheet
  }

  /// The alert of another framework that this one describes.
  weak var represented: (any Controller)?

  /// Makes an alert.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below the title.
  ///   - style: Where the alert appears.
  ///   - textFields: The text fields, in order.
  ///   - anchor: The view or the bar button item to which an action sheet points in regular width.
  ///   - actions: The actions, in order. One of them may have the style `cancel`.
  public init(
    title: String? = nil,
    message: String? = nil,
    style: Style = .alert,
    textFields: [TextField] = [],
    anchor: Any? = nil,
    actions: [Action]
  ) {
    self.title = title
    self.message = message
    self.style = style
    self.textFields = textFields
    self.anchor = anchor
    self.actions = actions
  }

  var cancelAction: Action? { actions.first { $0.style == .cancel } }

  /// `custom`, which no swipe dismisses. For an action sheet `popover`: a tap outside of it dismisses it.
  public var modalPresentationStyle: PresentationStyle { style == .alert ? .custom : .popover }
}

extension AlertController {
  /// An action of an alert.
  public struct Action {
    /// The title of its button.
    public let title: String
    /// How the button looks.
    public let style: Style
    /// Whether the button is emphasized, and a keyboard's Return key taps it. An action sheet ignores it.
    public let isPreferred: Bool
    package let isEnabled: () -> Bool
    package let handler: (() -> Void)?

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - title: The title of its button.
    ///   - style: How the button looks.
    ///   - isPreferred: Whether the button of an alert is emphasized.
    ///   - isEnabled: Whether a user can tap the button, read again after each change of a text field.
    ///   - handler: Called when the alert that the tap dismisses has left.
    public init(
      _ title: String,
      style: Style = .default,
      isPreferred: Bool = false,
      isEnabled: @autoclosure @escaping () -> Bool = true,
      handler: (() -> Void)? = nil
    ) {
      self.title = title
      self.style = style
      self.isPreferred = isPreferred
      self.isEnabled = isEnabled
      self.handler = handler
    }

    /// How the button of an action looks.
    public enum Style: Sendable {
      /// A plain button.
      case `default`
      /// A button to cancel.
      case cancel
      /// A button to change or delete data.
      case destructive
    }
  }
}

extension AlertController {
  /// A text field of an alert.
  ///
  /// ```swift
  /// let name = AlertController.TextField(placeholder: "Name")
  /// let alert = AlertController(
  ///   title: "Rename",
  ///   textFields: [name],
  ///   actions: [AlertController.Action("Save", isEnabled: !name.text.isEmpty) { print(name.text) }]
  /// )
  /// ```
  ///
  /// In a window, ``text`` is the text of the user. In memory, a test enters it with ``ControllerGraph/type(_:into:)``.
  public final class TextField {
    /// The text of the empty field.
    public let placeholder: String?
    /// The text.
    public var text: String
    /// Whether the text is hidden, like a password.
    public let isSecure: Bool

    /// Makes a text field.
    ///
    /// - Parameters:
    ///   - placeholder: The text of the empty field.
    ///   - text: The text at the beginning.
    ///   - isSecure: Whether the text is hidden.
    public init(placeholder: String? = nil, text: String = "", isSecure: Bool = false) {
      self.placeholder = placeholder
      self.text = text
      self.isSecure = isSecure
    }
  }
}
