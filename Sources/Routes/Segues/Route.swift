/// How a destination is reached: a segue, and what happens to its controller before it is on screen.
///
/// A route either prepares the controller that the segue makes, or makes the controller itself, so
/// that an initializer can demand every dependency:
///
/// ```swift
/// Route(.login)
/// Route(.showConversation) { $0.status = status }
/// Route(.showDevices, instantiate: { DevicesController(user: user, group: group) })
/// ```
///
/// A route knows nothing of who performs it.
public struct Route {
  /// The identifier of the segue.
  public let segueIdentifier: String
  let preparation: Preparation
  let instantiate: (() throws -> Any)?
  /// Whether the route does nothing to its controller, which may then receive the destination.
  let leavesPreparationToReceiver: Bool

  @usableFromInline
  init(
    _ segueIdentifier: String,
    _ preparation: Preparation,
    instantiate: (() throws -> Any)? = nil,
    leavesPreparationToReceiver: Bool = false
  ) {
    self.segueIdentifier = segueIdentifier
    self.preparation = preparation
    self.instantiate = instantiate
    self.leavesPreparationToReceiver = leavesPreparationToReceiver
  }

  /// Makes a route that performs a segue and leaves its controller as it was made.
  @inlinable
  public init<Destination>(_ segue: Segue<Destination>) {
    let nothing: ((Destination) throws -> Void)? = nil
    self.init(segue.identifier, Preparation(nothing), leavesPreparationToReceiver: true)
  }

  /// Makes a route that prepares the controller before it is on screen.
  ///
  /// - Parameters:
  ///   - segue: The segue to perform.
  ///   - prepare: Runs once, with the controller that the segue leads to, containers unwrapped.
  ///     What it throws cancels the move.
  @inlinable
  public init<Destination>(
    _ segue: Segue<Destination>,
    prepare: @escaping (Destination) throws -> Void
  ) {
    self.init(segue.identifier, Preparation(prepare))
  }

  /// Makes a route that makes the controller itself.
  ///
  /// - Parameters:
  ///   - segue: The segue to perform.
  ///   - instantiate: Makes the controller, in the place of what the segue is registered with; the
  ///     containers around it stay. What it throws cancels the move.
  @inlinable
  public init<Destination>(
    _ segue: Segue<Destination>,
    instantiate: @escaping () throws -> Destination
  ) {
    let nothing: ((Destination) throws -> Void)? = nil
    self.init(segue.identifier, Preparation(nothing), instantiate: instantiate)
  }
}
