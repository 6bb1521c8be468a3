/// Where the devices begin.
final class WelcomeViewController: TextViewController {
  var didBegin: () -> Void = {}

  override var texts: [String] { ["Log in"] }

  override func didSelect(row: Int) { didBegin() }
}
