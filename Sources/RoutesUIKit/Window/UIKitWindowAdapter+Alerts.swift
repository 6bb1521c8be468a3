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
      for field in alert.textFields {
        made.addTextField { textField in
          textField.placeholder = field.placeholder
          textField.text = field.text
          textField.isSecureTextEntry = field.isSecure
        }
      }
      for action in alert.actions {
        let style = UIAlertAction.Style(action.style)
        let tap = { [weak made] in
          for (field, textField) in zip(alert.textFields, made?.textFields ?? []) {
            field.text = textField.text ?? ""
          }
          action.handler?()
        }
        made.addAction(UIAlertAction(title: action.title, style: style) { _ in tap() })
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
