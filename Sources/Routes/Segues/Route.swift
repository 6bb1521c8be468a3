/// The way to a destination: a segue, and how its controller is prepared or made.
///
/// A route either prepares the controller that the segue makes, or makes the controller itself. In the
/// second case an initializer can require every dependency:
///
/// ```swift
/// Route(.login)
/// Route(.showConversation) { $0.status = status }
/// Route(.showDevices, instantiate: { DevicesController(user: user, group: group) })
/// ```
///
/// A route does not depend on the controller that performs it.
public struct Route {
  /// The identifier of the segue.
  public var segueIdentifier: String { segue.string }
  /// The identifier of the segue as it is compared.
  package let segue: ExactString
  let preparation: Preparation
  let instantiate: (() throws -> Any)?
  /// Whether the route leaves its controller unprepared, so that a ``DestinationReceiver`` gets the
  /// destination.
  let leavesPreparationToReceiver: Bool

  @usableFromInline
  init(
    _ segue: ExactString,
    _ preparation: Preparation,
    instantiate: (() throws -> Any)? = nil,
    leavesPreparationToReceiver: Bool = false
  ) {
    self.segue = segue
    self.preparation = preparation
    self.instantiate = instantiate
    self.leavesPreparationToReceiver = leavesPreparationToReceiver
  }

  /// Creates a route that performs a segue and leaves its controller unchanged.
  @inlinable
  public init<Destination>(_ segue: Segue<Destination>) {
    let nothing: ((Destination) throws -> Void)? = nil
    self.init(segue.exactIdentifier, Preparation(nothing), leavesPreparationToReceiver: true)
  }

  /// Creates a route that performs a segue to a controller of unknown type.
  ///
  /// With this overload the compiler reports a misspelled segue as a missing member of `Segue`.
  @inlinable
  public init(_ segue: Segue<any Controller>) {
    let nothing: ((any Controller) throws -> Void)? = nil
    self.init(segue.exactIdentifier, Preparation(nothing), leavesPreparationToReceiver: true)
  }

  /// Creates a route that prepares the controller before the controller appears.
  ///
  /// - Parameters:
  ///   - segue: The segue to perform.
  ///   - prepare: Prepares the controller that the segue leads to, unwrapped from its containers. An
  ///     error cancels the move.
  @inlinable
  public init<Destination>(
    _ segue: Segue<Destination>,
    prepare: @escaping (Destination) throws -> Void
  ) {
    self.init(segue.exactIdentifier, Preparation(prepare))
  }

  /// Creates a route that makes the controller itself.
  ///
  /// - Parameters:
  ///   - segue: The segue to perform.
  ///   - instantiate: Makes the controller instead of the closure that the segue was registered with.
  ///     The containers around it are still added. An error cancels the move.
  @inlinable
  public init<Destination>(
    _ segue: Segue<Destination>,
    instantiate: @escaping () throws -> Destination
  ) {
    let nothing: ((Destination) throws -> Void)? = nil
    self.init(segue.exactIdentifier, Preparation(nothing), instantiate: instantiate)
  }
}

extension Route {
  /// Creates a route that performs a segue of one source, and leaves its controller unchanged.
  @inlinable
  @_disfavoredOverload
  public init<Destination, Source>(_ segue: Segue<Destination>.From<Source>) {
    self.init(segue.segue)
  }

  /// Creates a route that performs a segue of one source, and prepares the controller.
  ///
  /// - Parameters:
  ///   - segue: The segue to perform.
  ///   - prepare: Prepares the controller that the segue leads to, unwrapped from its containers. An
  ///     error cancels the move.
  @inlinable
  @_disfavoredOverload
  public init<Destination, Source>(
    _ segue: Segue<Destination>.From<Source>,
    prepare: @escaping (Destination) throws -> Void
  ) {
    self.init(segue.segue, prepare: prepare)
  }

  /// Creates a route that performs a segue of one source, and makes the controller itself.
  ///
  /// - Parameters:
  ///   - segue: The segue to perform.
  ///   - instantiate: Makes the controller. An error cancels the move.
  @inlinable
  @_disfavoredOverload
  public init<Destination, Source>(
    _ segue: Segue<Destination>.From<Source>,
    instantiate: @escaping () throws -> Destination
  ) {
    self.init(segue.segue, instantiate: instantiate)
  }
}

extension Route {
  /// Unavailable: a route takes a segue and not its identifier.
  @available(
    *,
    unavailable,
    message: """
      declare the segue, as in 'extension Segue<NoteController> { static var showNote: Self { \
      .init("ShowNote") } }', and write 'Route(.showNote)'
      """
  )
  public init<Destination>(
    _ identifier: some StringProtocol,
    prepare: ((Destination) throws -> Void)? = Optional<(any Controller) throws -> Void>.none
  ) {
    self.init("", Preparation(prepare))
  }
}
