import PhoneKit
import Routes
import RoutesUIKit

/// The messages. It stores no selection: the tapped one is passed with the move.
final class FeedViewController: TextViewController {
  private let statuses = Status.all

  override var texts: [String] { statuses.map { "\($0.author): \($0.text)" } }

  override func didSelect(row: Int) {
    do {
      try perform(.showConversation) { $0.status = statuses[row] }
    } catch {
      assertionFailure("\(error)")
    }
  }
}

extension Segue<ConversationViewController>.From<FeedViewController> {
  static var showConversation: Self { .init("ShowConversation") }
}
