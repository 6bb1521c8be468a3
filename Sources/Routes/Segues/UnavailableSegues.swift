// Overloads that do not compile, for mistakes in mappings and registrations.

extension Route {
  /// Unavailable: a route does not depend on the controller that performs its segue.
  @available(
    *,
    unavailable,
    message: """
      a route's segue names no source; declare it without 'From', as in \
      'extension Segue<ProfileController> { static var showProfile: Self { .init("ShowProfile") } }'
      """
  )
  public init<Destination, Source>(_ segue: Segue<Destination>.From<Source>) {
    self.init(Segue<Never>(""))
  }

  /// Unavailable: a property of a protocol can be set here only if the protocol is a class's.
  @available(
    *,
    unavailable,
    message: """
      a screen is an object, so its protocol inherits from AnyObject, as in \
      'protocol ShareScreen: AnyObject'
      """
  )
  public init<Destination>(
    _ segue: Segue<Destination>,
    prepare: @escaping (inout Destination) throws -> Void
  ) { self.init(Segue<Never>("")) }
}

extension SegueRegistry {
  /// Unavailable: a segue that names its source is registered for it.
  @available(
    *,
    unavailable,
    message: """
      the segue names the type that it starts from; add it, as in 'register(.showProfile, from: \
      FeedController.self, kind: .show)'
      """
  )
  public mutating func register<Destination, Source>(
    _ segue: Segue<Destination>.From<Source>,
    kind: SegueKind,
    style: PresentationStyle = .automatic,
    in container: SegueContainer? = nil,
    instantiate: (() throws -> Destination)? = nil
  ) throws {}

  /// Unavailable: a property of a protocol can be set here only if the protocol is a class's.
  @available(
    *,
    unavailable,
    message: """
      a screen is an object, so its protocol inherits from AnyObject, as in \
      'protocol ShareScreen: AnyObject'
      """
  )
  public mutating func prepare<Destination>(
    _ segue: Segue<Destination>,
    with prepare: @escaping (inout Destination) throws -> Void
  ) throws {}
}
