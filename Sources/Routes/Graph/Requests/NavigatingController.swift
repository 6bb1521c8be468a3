/// A controller that gets its ``Navigator`` from the graph.
///
/// ```swift
/// final class ListController: NavigatingController {
///   var navigator: Navigator<AppDestination>?
///   func didSelect(_ episode: Episode) { navigator?.push(.detail(episode)) }
///   func didTapProfile() { navigator?.present(.profile) }
/// }
/// ```
///
/// The graph sets the navigator when the controller is added.
public protocol NavigatingController<Target>: Controller {
  /// The app's enum of destinations.
  associatedtype Target: Destination
  /// The controller's moves; set by the graph.
  var navigator: Navigator<Target>? { get set }
}

extension HostController {
  func enter(_ graph: ControllerGraph) {
    self.graph = graph
    (hosted as? any NavigatingController)?.receiveNavigator(of: graph)
  }
}

extension NavigatingController {
  func receiveNavigator(of graph: ControllerGraph) {
    navigator = Navigator(graph: graph, source: self)
  }
}
