import UIKit

final class LoginController: UIViewController {}
final class ThreadController: UIViewController {}
final class ConversationController: UIViewController { var status = "" }

final class FeedController: UIViewController {
  func didTapLogin() {
    performSegue(withIdentifier: "Login", sender: nil)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "ShowConversation" {
      (segue.destination as? ConversationController)?.status = "Hello"
    }
  }
}
