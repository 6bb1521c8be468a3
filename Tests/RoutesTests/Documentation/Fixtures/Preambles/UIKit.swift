// Declarations of UIKit that the snippets of apps without Routes use.
class UIStoryboardSegue {
  var identifier: String?
  var destination = UIViewController()
}
class UIViewController {
  func performSegue(withIdentifier identifier: String, sender: Any?) {}
  func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
}
class UINavigationController: UIViewController {
  var topViewController: UIViewController?
  func pushViewController(_ controller: UIViewController, animated: Bool) {}
}
struct Status {}
final class ConversationController: UIViewController { var status: Status? }
final class LoginController: UIViewController {}
