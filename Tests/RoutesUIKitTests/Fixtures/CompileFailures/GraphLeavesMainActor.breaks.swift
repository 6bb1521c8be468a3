import Routes
import RoutesUIKit
import UIKit

@MainActor func read(_ window: UIWindow) throws {
  let graph = try ControllerGraph(window: window)
  // expected-error@+2 {{risks causing data races between main actor-isolated code and concurrent execution}}
  // expected-note@+1 {{closure captures 'graph' which is accessible to main actor-isolated code}}
  Task.detached { print(graph.snapshot) }
}
