import PhoneKit
import Routes
import RoutesUIKit

/// A message. The storyboard connects its Share button to a segue.
final class ConversationViewController: TextViewController, SegueSource {
  var status: Status?

  override var texts: [String] { [status?.author, status?.text].compactMap(\.self) }

  func prepare(for segue: PerformedSegue) throws {
    if segue.is(.shareStatus) {
      try segue.unwrapped(as: ShareViewController.self).status = status
    }
  }
}

extension Segue<ShareViewController> {
  static var shareStatus: Self { .init("ShareStatus") }
}
