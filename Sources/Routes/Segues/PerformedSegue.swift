/// A segue that is performed: the argument of a source's `prepare` and of a custom segue's closure.
public struct PerformedSegue {
  /// The segue's identifier; empty if it has none.
  public let identifier: ExactString
  /// The controller that performs the segue.
  public let source: any Controller
  /// The destination, which may be a container.
  public let destination: any Controller
  /// The control that triggered the segue, or another object that the code passed.
  public let sender: Any?

  /// Describes a segue that a graph or another framework performs.
  package init(
    identifier: ExactString,
    source: any Controller,
    destination: any Controller,
    sender: Any?
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.sender = sender
  }

  /// The destination, unwrapped from its containers.
  ///
  /// ```swift
  /// func prepare(for segue: PerformedSegue) throws {
  ///   try segue.unwrapped(as: ConversationController.self).status = status
  /// }
  /// ```
  ///
  /// - Throws: ``UnwrappingError``.
  public func unwrapped<Target>(
    as type: Target.Type = Target.self
  ) throws(UnwrappingError) -> Target {
    try unwrap(destination, as: type)
  }

  /// The sender, as a value of a type.
  ///
  /// ```swift
  /// func prepare(for segue: PerformedSegue) throws {
  ///   let status = try segue.sender(as: Status.self)
  ///   try segue.unwrapped(as: ConversationController.self).status = status
  /// }
  /// ```
  ///
  /// - Throws: ``UnwrappingError/otherSender(expected:sender:segue:)`` when the sender is of another type, or
  ///   missing.
  public func sender<Sender>(
    as type: Sender.Type
  ) throws(UnwrappingError) -> Sender {
    if let sender, let typed = sender as? Sender { return typed }
    throw .otherSender(
      expected: "\(type)",
      sender: sender.map { "\(Swift.type(of: $0))" },
      segue: identifier.string
    )
  }

  /// Whether this is the given segue.
  public func `is`<Target>(_ segue: Segue<Target>) -> Bool { identifier == segue.exactIdentifier }

  /// Whether this is the given segue, whichever controller performs it.
  @_disfavoredOverload
  public func `is`<Target, Source>(_ segue: Segue<Target>.From<Source>) -> Bool {
    self.is(segue.segue)
  }

  /// Whether the destination, unwrapped from its containers, is of exactly this class.
  ///
  /// This distinguishes segues with the same identifier, or without one. A protocol matches every
  /// class that conforms to it.
  ///
  /// - Complexity: O(*n*) in the number of the destination's descendants.
  public func leads<Target>(to type: Target.Type) -> Bool {
    guard let found = try? unwrapped(as: type) else { return false }
    return !(type is AnyClass) || Swift.type(of: found as Any) == type
  }
}
