/// A controller that pushes and presents destinations itself, by the moves of ``Navigating``.
///
/// ```swift
/// final class ListController: NavigatingController {
///   var navigator: Navigator<AppDestination>?
///   func didSelect(_ episode: Episode) { push(.detail(episode)) }
///   func didTapProfile() { present(.profile) }
/// }
/// ```
///
/// The graph sets the navigator when the controller is added.
public protocol NavigatingController<Target>: Controller, Navigating {
  /// The controller's moves; set by the graph.
  var navigator: Navigator<Target>? { get set }
}

extension NavigatingController {
  func receiveNavigator(of graph: ControllerGraph) {
    navigator = Navigator(graph: graph, source: self)
  }
}
