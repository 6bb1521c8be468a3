// Overloads that do not compile, for destinations that are incomplete or of no known type. The message of
// each says what to write instead.

import Routes

extension ControllerGraph {
  /// Unavailable: a destination is a case of an enum, with the dependencies of its screen.
  ///
  /// It takes a value of any type, so that the compiler says of `.login` that it cannot infer the enum,
  /// and not that `Destination` has no such member.
  @available(
    *,
    unavailable,
    message: """
      pass a case of an enum that conforms to Destination, with all of its dependencies, as in \
      'open(AppDestination.conversation(status))'
      """
  )
  public func open<Target>(_ destination: Target) throws {}

  /// Unavailable: a destination that may be missing is unwrapped before.
  @available(
    *,
    unavailable,
    message: """
      the destination is optional; unwrap it, as in 'if let destination { try graph.open(destination) \
      }'
      """
  )
  public func open<Target: Destination>(_ destination: Target?) throws {}
}
