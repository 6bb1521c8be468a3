import PhoneKit
import Routes
import RoutesUIKit
import UIKit

/// The messages. It stores no selection: the tapped one is passed with the move.
final class FeedViewController: TextViewController {
  private let statuses = Status.all
  private var sent: [Status] = []

  override var texts: [String] {
    statuses.map { "\($0.author): \($0.text)" } + sent.map { "Sent \($0.quotation)" }
  }

  override func didSelect(row: Int) {
    do {
      try perform(.showConversation) { $0.status = statuses[row] }
    } catch {
      assertionFailure("\(error)")
    }
  }
}

extension FeedViewController: TypedUnwindReceiver {
  /// The action of the Send button, which the storyboard names.
  @IBAction func unwindToFeed(_ segue: UIStoryboardSegue) { forward(segue, as: .unwindToFeed) }

  func unwind(_ action: FeedViewControllerUnwind, from source: any Controller) {
    switch action {
    case .unwindToFeed:
      if let status = (source as? ShareViewController)?.status { sent.append(status) }
    }
  }
}

extension Segue<ConversationViewController>.From<FeedViewController> {
  static var showConversation: Self { .init("ShowConversation") }
}
