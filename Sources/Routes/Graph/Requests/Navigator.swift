/// The moves of one controller, typed by the app's own enum of destinations.
///
/// ```swift
/// let navigator = graph.navigator(for: AppDestination.self, from: feed)
/// navigator.go(to: .conversation(status))
/// navigator.present(.login)
/// ```
///
/// Its methods are meant for a controller's actions, and do not throw: the graph keeps a refusal in
/// ``ControllerGraph/refusals`` and passes it to ``ControllerGraph/onRefusal``. A navigator holds the
/// graph and its controller weakly, and does nothing when one of them is released.
public struct Navigator<Target: Destination> {
  weak var graph: ControllerGraph?
  weak var source: (any Controller)?

  /// Goes to a destination by its segue.
  public func go(to destination: Target) {
    request("go to \(destination)") { try $0.go(to: destination, from: $1) }
  }

  /// Pushes a destination.
  public func push(_ destination: Target) {
    request("push \(destination)") { try $0.push(destination, from: $1) }
  }

  /// Presents a destination.
  public func present(_ destination: Target) {
    request("present \(destination)") { try $0.present(destination, from: $1) }
  }

  /// Pops the top of the stack around the controller.
  public func pop() { request("pop") { try $0.pop(from: $1) } }

  /// Dismisses the controller's presentation, or the controller itself.
  public func dismiss() { request("dismiss") { try $0.dismiss($1) } }

  private func request(
    _ name: @autoclosure () -> String,
    _ body: (ControllerGraph, any Controller) throws -> Any?
  ) {
    guard let graph, let source else { return }
    do { _ = try body(graph, source) } catch { graph.record(error, of: name()) }
  }
}

extension ControllerGraph {
  /// Makes a controller's navigator.
  ///
  /// - Parameters:
  ///   - destinations: The app's enum of destinations.
  ///   - source: The controller that the moves start from.
  public func navigator<Target: Destination>(
    for destinations: Target.Type,
    from source: any Controller
  ) -> Navigator<Target> {
    Navigator(graph: self, source: source)
  }
}
