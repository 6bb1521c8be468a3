/// An action of an alert, which is called when the alert that the user's tap dismisses has left.
@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  open private(set) var title: String?
  open private(set) var style = Style.default
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

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  var isEmpty: Bool { title == nil && message == nil && actions.isEmpty && textFields == nil }

  /// What a user's tap on the button of an action does: the alert is dismissed first.
  public func userTaps(_ title: String) {
    guard let action = actions.first(where: { $0.title == title }) else { return }
    presentingViewController?.dismiss(animated: true) { action.call() }
  }
}

/// A field with a line of text.
open class UITextField: UIControl {
  open var text: String?
  open var placeholder: String?
  open var isSecureTextEntry = false
}
