import Routes
import RoutesUIKit
import UIKit

@MainActor func read(_ window: UIWindow) throws {
  let graph = try ControllerGraph(window: window)
  Task { print(graph.snapshot) }
}
