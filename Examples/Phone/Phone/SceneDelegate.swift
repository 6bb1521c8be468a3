import PhoneKit
import Routes
import RoutesUIKit
import UIKit

/// Holds the graph of its window, and the logic that uses it.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var graph: ControllerGraph?
  private var flow: DevicesFlow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let window, let root = window.rootViewController else { return }
    do {
      try start(in: window, root)
    } catch {
      assertionFailure("\(error)")
    }
  }

  private func start(in window: UIWindow, _ root: UIViewController) throws {
    let graph = try ControllerGraph(window: window, registry: SegueRegistry(.fromStoryboard))
    // A second request during an animation waits for its end, and a double tap is one request.
    graph.policy = .dropRepeats
    let flow = DevicesFlow { graph.navigator(for: DevicesDestination.self, from: $0) }
    let welcome = try unwrap(root, as: WelcomeViewController.self)
    welcome.didBegin = { [weak flow, weak welcome] in
      if let welcome { flow?.begin(at: welcome) }
    }
    self.graph = graph
    self.flow = flow
  }
}
