import Routes
import RoutesUIKit
import UIKit

struct Status { var text: String }

final class FeedViewController: UIViewController {}
final class ConversationViewController: UIViewController { var status: Status? }
final class ShareViewController: UIViewController {}

extension Segue<ConversationViewController>.From<FeedViewController> {
  static var openConversation: Self { .init("ShowConversation") }
}

extension Segue<ConversationViewController> {
  static var showConversation: Self { .init("ShowConversation") }
}

enum AppDestination: @MainActor Destination {
  case conversation(Status)

  @MainActor var route: Route {
    switch self {
    case .conversation(let status): return Route(.showConversation) { $0.status = status }
    }
  }
}
