/// A controller that takes its dependencies out of the destination that led to it.
///
/// When the route carries neither a prepare closure nor an initializer, the controller that it leads
/// to is handed the destination itself, before it is on screen:
///
/// ```swift
/// final class DevicesController: DestinationReceiver {
///   func receive(_ destination: AppDestination) {
///     guard case let .devices(user, group) = destination else { return }
///     …
///   }
/// }
/// ```
public protocol DestinationReceiver<Received>: Controller {
  /// The enum that the controller knows how to read.
  associatedtype Received: Destination

  /// Takes what the controller needs from the destination that led to it.
  ///
  /// - Throws: Whatever makes the move impossible; it cancels the move and reaches the caller
  ///   unchanged.
  func receive(_ destination: Received) throws
}
