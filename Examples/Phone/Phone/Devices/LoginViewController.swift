import PhoneKit

/// Asks who the user is.
final class LoginViewController: TextViewController, LoginScreen {
  var didLogIn: (User) -> Void = { _ in }
  private let users = [User(name: "Ada"), User(name: "Grace")]

  override var texts: [String] { users.map(\.name) }

  override func didSelect(row: Int) { didLogIn(users[row]) }
}
