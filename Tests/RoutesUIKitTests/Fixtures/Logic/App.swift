import Routes
import RoutesUIKit
import UIKit

// The app around it.

final class FeedViewController: UIViewController {}
final class ConversationViewController: UIViewController, ConversationScreen {
  var status: Status?
}

@MainActor func flow(in window: UIWindow, from feed: FeedViewController) throws -> Flow {
  var registry = SegueRegistry()
  try registry.register(.showConversation, kind: .show) { ConversationViewController() }
  let graph = try ControllerGraph(window: window, registry: registry)
  return Flow(graph.navigator(for: AppDestination.self, from: feed))
}
