/// A controller that reads its dependencies from the destination that leads to it.
///
/// When a route has neither a prepare closure nor an initializer, the graph passes the destination to
/// the controller before the controller appears:
///
/// ```swift
/// final class DevicesController: DestinationReceiver {
///   func receive(_ destination: AppDestination) {
///     if case let .devices(user, group) = destination { show(group, of: user) }
///   }
/// }
/// ```
public protocol DestinationReceiver<Received>: Controller {
  /// The enum of destinations that the controller reads.
  associatedtype Received: Destination

  /// Reads the controller's dependencies from the destination that leads to it.
  ///
  /// - Throws: An error that cancels the move. It reaches the caller unchanged.
  func receive(_ destination: Received) throws
}
