import PhoneKit

/// The screen for sharing, in a navigation controller in a sheet.
final class ShareViewController: TextViewController {
  var status: Status?

  override var texts: [String] { [status?.quotation].compactMap(\.self) }

  override func viewDidLoad() {
    super.viewDidLoad()
    addCloseButton()
  }
}
