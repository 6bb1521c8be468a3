import PhoneKit

/// What the app knows of the user.
final class AccountViewController: TextViewController, AccountScreen {
  var user: User?

  override var texts: [String] { [user?.name].compactMap(\.self) }

  override func viewDidLoad() {
    super.viewDidLoad()
    addCloseButton()
  }
}
