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

  /// Goes to a destination by its segue.
  ///
  /// - Parameters:
  ///   - destination: The destination, with the dependencies of its screen.
  ///   - source: The controller that performs the segue, as in ``ControllerGraph/go(to:from:)``.
  /// - Returns: The prepared controller.
  /// - Throws: ``Refusal``; or the error of a closure, unchanged. Nothing has changed then.
  @discardableResult
  public func go(
    to destination: Target,
    from source: Target.Source? = nil
  ) throws -> any Controller {
    try graph.go(to: destination, from: source)
  }

  /// Goes through a list of destinations, all of them or none.
  ///
  /// - Parameters:
  ///   - destinations: The destinations, with the dependencies of their screens, the first one first.
  ///   - source: The controller that performs the first segue, as in ``ControllerGraph/go(to:from:)``.
  /// - Returns: The prepared controllers, one for each destination.
  /// - Throws: ``Refusal``, whose ``Refusal/step`` says which destination was refused; or the error of a
  ///   closure, unchanged. Nothing has changed then.
  @discardableResult
  public func go(
    through destinations: [Target],
    from source: Target.Source? = nil
  ) throws -> [any Controller] {
    try graph.go(through: destinations, from: source)
  }

  /// Pushes a destination, whatever the kind of its segue.
  ///
  /// - Parameters:
  ///   - destination: The destination, with the dependencies of its screen.
  ///   - source: The controller that performs the segue, as in ``ControllerGraph/go(to:from:)``.
  /// - Returns: The prepared controller.
  /// - Throws: ``Refusal``; or the error of a closure, unchanged. Nothing has changed then.
  @discardableResult
  public func push(
    _ destination: Target,
    from source: Target.Source? = nil
  ) throws -> any Controller {
    try graph.push(destination, from: source)
  }

  /// Presents a destination, whatever the kind of its segue.
  ///
  /// - Parameters:
  ///   - destination: The destination, with the dependencies of its screen.
  ///   - source: The controller that performs the segue, as in ``ControllerGraph/go(to:from:)``.
  /// - Returns: The prepared controller.
  /// - Throws: ``Refusal``; or the error of a closure, unchanged. Nothing has changed then.
  @discardableResult
  public func present(
    _ destination: Target,
    from source: Target.Source? = nil
  ) throws -> any Controller {
    try graph.present(destination, from: source)
  }

  /// Shows a destination as the detail of the nearest split controller.
  ///
  /// - Parameters:
  ///   - destination: The destination, with the dependencies of its screen.
  ///   - source: The controller that performs the segue, as in ``ControllerGraph/go(to:from:)``.
  /// - Returns: The prepared controller.
  /// - Throws: ``Refusal``; or the error of a closure, unchanged. Nothing has changed then.
  @discardableResult
  public func showDetail(
    _ destination: Target,
    from source: Target.Source? = nil
  ) throws -> any Controller {
    try graph.showDetail(destination, from: source)
  }

  /// Embeds a destination in the controller that performs its segue.
  ///
  /// - Parameters:
  ///   - destination: The destination, with the dependencies of its screen.
  ///   - parent: The controller that embeds it.
  /// - Returns: The prepared controller.
  /// - Throws: ``Refusal``; or the error of a closure, unchanged. Nothing has changed then.
  @discardableResult
  public func embed(_ destination: Target, in parent: Target.Source) throws -> any Controller {
    try graph.embed(destination, in: parent)
  }

  /// Sets the whole stack around a source to destinations. The last one is on top.
  ///
  /// - Parameters:
  ///   - destinations: The destinations, the root first.
  ///   - source: The controller that performs the segues; by default the visible controller.
  /// - Throws: ``Refusal``; or the error of a closure, unchanged. Nothing has changed then.
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
