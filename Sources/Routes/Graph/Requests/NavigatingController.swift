/// A controller that pushes and presents destinations itself.
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
public protocol NavigatingController<Target>: Controller {
  /// The app's enum of destinations.
  associatedtype Target: Destination
  /// The controller's moves; set by the graph.
  var navigator: Navigator<Target>? { get set }
}

extension NavigatingController {
  /// Goes to a destination by its segue.
  public func go(to destination: Target) { navigator?.go(to: destination) }
  /// Goes through a list of destinations, all of them or none.
  public func go(through destinations: [Target]) { navigator?.go(through: destinations) }
  /// Pushes a destination.
  public func push(_ destination: Target) { navigator?.push(destination) }
  /// Presents a destination.
  public func present(_ destination: Target) { navigator?.present(destination) }
  /// Pops the top of the stack around the controller.
  public func pop() { navigator?.pop() }
  /// Dismisses the controller's presentation, or the controller itself.
  public func dismiss() { navigator?.dismiss() }
}

extension NavigatingController {
  func receiveNavigator(of graph: ControllerGraph) {
    navigator = Navigator(graph: graph, source: self)
  }
}
