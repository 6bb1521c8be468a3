import Routes

/// A controller that changes its children while it loads.
protocol BuildingController: LifecycleController {
  var builder: Builder { get }
}

/// What a controller does while it loads, and the refusals that it got.
final class Builder {
  weak var graph: ControllerGraph?
  var build: (ControllerGraph) throws -> Void = { _ in }
  var refusals: [Refusal.Reason] = []
  private(set) var count = 0

  func run() {
    count += 1
    guard let graph else { return }
    do { try build(graph) } catch {
      refusals.append((error as? Refusal)?.reason ?? .transition(.failed("\(error)")))
    }
  }
}

extension BuildingController {
  func didLoad() { builder.run() }

  /// Returns the controller, which changes its children with a closure while it loads.
  ///
  /// - Parameter graph: The graph, or `nil` if the builder gets it later.
  func building(
    in graph: ControllerGraph? = nil,
    _ build: @escaping (Self, ControllerGraph) throws -> Void
  ) -> Self {
    builder.graph = graph
    builder.build = { [unowned self] in try build(self, $0) }
    return self
  }
}

final class BuildingScreen: BuildingController { let builder = Builder() }
final class BuildingStack: NavigationController, BuildingController { let builder = Builder() }
final class BuildingTabs: TabBarController, BuildingController { let builder = Builder() }
final class BuildingSplit: SplitViewController, BuildingController { let builder = Builder() }
final class BuildingPages: PageViewController, BuildingController { let builder = Builder() }

final class BuildingDrawer: ArrangeableContainer, BuildingController {
  let builder = Builder()
  private(set) var childControllers: [any Controller] = []
  private(set) var content: (any Controller)?
  weak var graph: ControllerGraph?

  func arrange(_ children: [any Controller], content: (any Controller)?) {
    childControllers = children
    self.content = content
  }
}
