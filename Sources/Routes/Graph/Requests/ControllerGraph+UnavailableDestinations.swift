// Overloads that do not compile, for destinations that are incomplete or of no known type. The message of
// each says what to write instead.

extension ControllerGraph {
  /// Unavailable: a destination is a case of an enum, with the dependencies of its screen.
  ///
  /// It takes a value of any type, so that the compiler says of `.login` that it cannot infer the enum,
  /// and not that ``Destination`` has no such member.
  @available(
    *,
    unavailable,
    message: """
      pass a case of an enum that conforms to Destination, with all of its dependencies, as in \
      'go(to: AppDestination.conversation(status))'
      """
  )
  public func go<Target>(
    to destination: Target,
    from source: (any Controller)? = nil
  ) throws {}

  /// Unavailable: a destination that may be missing is unwrapped before.
  @available(
    *,
    unavailable,
    message: """
      the destination is optional; unwrap it, as in 'if let destination { try graph.go(to: \
      destination) }'
      """
  )
  public func go<Target: Destination>(
    to destination: Target?,
    from source: (any Controller)? = nil
  ) throws {}

  /// Unavailable: a case is incomplete without its dependencies.
  @available(
    *,
    unavailable,
    message: """
      the case has dependencies; pass them, as in 'push(AppDestination.conversation(status))'
      """
  )
  public func push<Dependencies, Target: Destination>(
    _ incomplete: (Dependencies) -> Target,
    from source: (any Controller)? = nil
  ) throws {}

  /// Unavailable: a case is incomplete without its dependencies.
  @available(
    *,
    unavailable,
    message: """
      the case has dependencies; pass them, as in 'present(AppDestination.conversation(status))'
      """
  )
  public func present<Dependencies, Target: Destination>(
    _ incomplete: (Dependencies) -> Target,
    from source: (any Controller)? = nil
  ) throws {}
}
