/// An action of an alert, which is called when the alert that the user's tap dismisses has left.
@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  open private(set) var title: String?
  open private(set) var style = Style.default
  open var isEnabled = true
  private var handler: ((UIAlertAction) -> Void)?

  public convenience init(
    title: String?,
    style: Style,
    handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  fileprivate func call() { handler?(self) }
}

/// An alert.
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }

  open var message: String?
  open private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = preferredStyle == .alert ? .custom : .popover
  }

  open private(set) var textFields: [UITextField]?

  open var preferredAction: UIAlertAction? {
    didSet {
      guard let preferredAction, !actions.contains(preferredAction) else { return }
      UIKitRecord.current.raise(
        "The -preferredAction of an alert controller must be contained in the -actions array or be nil."
      )
    }
  }

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return UIKitRecord.current.raise(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
      )
    }
    actions.append(action)
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return UIKitRecord.current.raise(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
      )
    }
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  var isEmpty: Bool { title == nil && message == nil && actions.isEmpty && textFields == nil }

  /// What a user's tap on the button of an action does: the alert is dismissed first.
  public func userTaps(_ title: String) {
    guard let action = actions.first(where: { $0.title == title }), action.isEnabled else { return }
    presentingViewController?.dismiss(animated: true) { action.call() }
  }

  /// What a user's tap outside of an alert does: only an action sheet can be left so, in compact width only
  /// by its cancel action.
  public func userTapsOutside() {
    let cancel = actions.first { $0.style == .cancel }
    let isWide = traitCollection.horizontalSizeClass == .regular
    guard preferredStyle == .actionSheet, cancel != nil || isWide else { return }
    presentingViewController?.dismiss(animated: true) { cancel?.call() }
  }
}

/// A field with a line of text.
open class UITextField: UIControl {
  open var text: String?
  open var placeholder: String?
  open var isSecureTextEntry = false

  /// A user replaces the text.
  public func userTypes(_ text: String) {
    self.text = text
    send(.editingChanged)
  }
}
