/// A graph's moves, typed by one enum of destinations, so that its cases need no prefix.
///
/// ```swift
/// let app = graph.typed(by: AppDestination.self)
/// try app.go(to: .conversation(status))
/// try app.present(.login)
/// ```
///
/// Its methods are the graph's, and throw what the graph throws. A ``Navigator`` is for a controller's
/// actions and does not throw.
public struct TypedGraph<Target: Destination> {
  /// The graph.
  public let graph: ControllerGraph

  /// Goes to a destination, as ``ControllerGraph/go(to:from:)``.
  @discardableResult
  public func go(
    to destination: Target,
    from source: Target.Source? = nil
  ) throws -> any Controller {
    try graph.go(to: destination, from: source)
  }

  /// Pushes a destination.
  @discardableResult
  public func push(
    _ destination: Target,
    from source: Target.Source? = nil
  ) throws -> any Controller {
    try graph.push(destination, from: source)
  }

  /// Presents a destination.
  @discardableResult
  public func present(
    _ destination: Target,
    from source: Target.Source? = nil
  ) throws -> any Controller {
    try graph.present(destination, from: source)
  }

  /// Shows a destination as the detail of the nearest split controller.
  @discardableResult
  public func showDetail(
    _ destination: Target,
    from source: Target.Source? = nil
  ) throws -> any Controller {
    try graph.showDetail(destination, from: source)
  }

  /// Embeds a destination in the controller that performs its segue.
  @discardableResult
  public func embed(_ destination: Target, in parent: Target.Source) throws -> any Controller {
    try graph.embed(destination, in: parent)
  }

  /// Sets the whole stack around a source to destinations. The last one is on top.
  public func setStack(_ destinations: [Target], from source: Target.Source? = nil) throws {
    try graph.setStack(destinations, from: source)
  }
}

extension ControllerGraph {
  /// The graph's moves, typed by an enum of destinations.
  ///
  /// - Parameter destinations: The app's enum of destinations.
  public func typed<Target: Destination>(by destinations: Target.Type) -> TypedGraph<Target> {
    TypedGraph(graph: self)
  }
}
