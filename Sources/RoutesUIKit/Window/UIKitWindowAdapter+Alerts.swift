#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import UIKit

  extension UIKitWindowAdapter {
    package func makeAlert(_ alert: AlertController) -> any Controller {
      let made = UIAlertController(
        title: alert.title,
        message: alert.message,
        preferredStyle: alert.style == .alert ? .alert : .actionSheet
      )
      for action in alert.actions {
        let shown = UIAlertAction(title: action.title, style: .init(action.style)) { _ in
          action.handler?()
        }
        shown.isEnabled = action.isEnabled()
        made.addAction(shown)
        if action.isPreferred { made.preferredAction = shown }
      }
      for field in alert.textFields {
        made.addTextField { [unowned made] textField in
          textField.placeholder = field.placeholder
          textField.text = field.text
          textField.isSecureTextEntry = field.isSecure
          let noteEdit = UIAction { [unowned made, unowned textField] _ in
            field.text = textField.text ?? ""
            for (shown, action) in zip(made.actions, alert.actions) {
              shown.isEnabled = action.isEnabled()
            }
          }
          textField.addAction(noteEdit, for: .editingChanged)
        }
      }
      made.popoverPresentationController?.setAnchor(to: alert.anchor)
      return made
    }
  }

  extension UIAlertAction.Style {
    fileprivate init(_ style: AlertController.Action.Style) {
      switch style {
      case .default: self = .default
      case .cancel: self = .cancel
      case .destructive: self = .destructive
      }
    }
  }
#endif
