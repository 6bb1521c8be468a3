/// A controller that pushes and presents destinations itself, chosen at the call site.
///
/// ```swift
/// final class ListController: NavigatingController {
///   var navigator: Navigator<AppDestination>?
///   func didSelect(_ episode: Episode) { push(.detail(episode)) }
///   func didTapProfile() { present(.profile) }
/// }
/// ```
///
/// The graph hands the navigator over when the controller comes in.
public protocol NavigatingController<Target>: Controller {
  /// The app's enum of destinations.
  associatedtype Target: Destination
  /// What the controller moves on with; set by the graph.
  var navigator: Navigator<Target>? { get set }
}

extension NavigatingController {
  /// Goes to a destination in the way of its segue.
  public func go(to destination: Target) { navigator?.go(to: destination) }
  /// Pushes a destination.
  public func push(_ destination: Target) { navigator?.push(destination) }
  /// Presents a destination.
  public func present(_ destination: Target) { navigator?.present(destination) }
  /// Pops the top of the stack around the controller.
  public func pop() { navigator?.pop() }
  /// Dismisses what the controller presents, or what it is presented in.
  public func dismiss() { navigator?.dismiss() }
}

extension NavigatingController {
  func enter(_ graph: ControllerGraph) {
    navigator = Navigator(graph: graph, source: self)
  }
}
