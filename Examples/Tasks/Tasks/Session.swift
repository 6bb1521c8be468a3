import PhoneKit
import Routes

/// Holds the graph of the app, and the logic that uses it.
final class Session {
  let graph: ControllerGraph
  private let flow: DevicesFlow

  init() throws {
    let welcome = WelcomeModel()
    let graph = try ControllerGraph(
      root: NavigationController(root: welcome),
      registry: SegueRegistry(.ofModels)
    )
    let flow = DevicesFlow { [unowned graph] in
      graph.navigator(for: DevicesDestination.self, from: $0)
    }
    welcome.didBegin = { [weak flow, weak welcome] in
      if let welcome { flow?.begin(at: welcome) }
    }
    self.graph = graph
    self.flow = flow
  }
}
