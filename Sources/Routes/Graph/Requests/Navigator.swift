/// What a controller is handed to move on: typed by the app's own enum, so that cases need no prefix.
///
/// ```swift
/// let navigator = graph.navigator(for: AppDestination.self, from: feed)
/// navigator.go(to: .conversation(status))
/// navigator.present(.login)
/// ```
///
/// Its methods stand in a controller's actions and do not throw: a refusal is kept in
/// ``ControllerGraph/refusals`` and handed to ``ControllerGraph/onRefusal``. A navigator holds the
/// graph and its controller weakly, and does nothing once one of them is gone.
public struct Navigator<Target: Destination> {
  weak var graph: ControllerGraph?
  weak var source: (any Controller)?

  /// Goes to a destination in the way of its segue.
  public func go(to destination: Target) {
    attempt("go to \(destination)") { try $0.go(to: destination, from: $1) }
  }

  /// Pushes a destination.
  public func push(_ destination: Target) {
    attempt("push \(destination)") { try $0.push(destination, from: $1) }
  }

  /// Presents a destination.
  public func present(_ destination: Target) {
    attempt("present \(destination)") { try $0.present(destination, from: $1) }
  }

  /// Pops the top of the stack around the controller.
  public func pop() { attempt("pop") { try $0.pop(from: $1) } }

  /// Dismisses what the controller presents, or what it is presented in.
  public func dismiss() { attempt("dismiss") { try $0.dismiss($1) } }

  private func attempt(
    _ request: @autoclosure () -> String,
    _ body: (ControllerGraph, any Controller) throws -> Any?
  ) {
    guard let graph, let source else { return }
    do { _ = try body(graph, source) } catch { graph.record(error, request()) }
  }
}

extension ControllerGraph {
  /// Makes what a controller moves on with.
  ///
  /// - Parameters:
  ///   - destinations: The app's enum.
  ///   - source: The controller that the moves start from.
  public func navigator<Target: Destination>(
    for destinations: Target.Type,
    from source: any Controller
  ) -> Navigator<Target> {
    Navigator(graph: self, source: source)
  }
}
