import Routes
import RoutesUIKit
import UIKit

@MainActor func open(in window: UIWindow, from feed: FeedViewController) throws {
  let graph = try ControllerGraph(window: window)
  let navigator = graph.navigator(for: AppDestination.self, from: feed)
  navigator.go(to: .conversation)  // expected-error {{member 'conversation' expects argument of type 'Status'}}
}
