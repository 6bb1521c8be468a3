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

/// A controller that prepares its segues, and decides about segues that a user starts.
///
/// ```swift
/// extension FeedController: SegueSource {
///   func prepare(for segue: PerformedSegue) throws {
///     if segue.is(.showConversation) { try segue.unwrapped(as: ConversationController.self).status = status }
///   }
/// }
/// ```
public protocol SegueSource: Controller {
  /// Whether a segue that a user's action triggers is performed.
  ///
  /// The method is not called for a segue that code performs. The graph accepts other requests
  /// meanwhile, such as to present a login. It is also called when the controller loads, for the
  /// segues that embed children.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier.
  ///   - sender: The control that the user touched.
  func shouldPerform(_ identifier: String, sender: Any?) -> Bool

  /// Prepares a segue's destination, before the closures of the registry and of the call site.
  ///
  /// - Throws: Any error. It cancels the segue and reaches the caller unchanged.
  func prepare(for segue: PerformedSegue) throws
}

extension SegueSource {
  /// `true`: every segue is performed.
  public func shouldPerform(_ identifier: String, sender: Any?) -> Bool { true }
  /// Does nothing.
  public func prepare(for segue: PerformedSegue) throws {}
}

extension PerformedSegue {
  /// A segue that a generated enum does not know.
  ///
  /// A generated enum of a scene's segues throws it for a segue that the storyboard did not have when
  /// the enum was generated, or that is registered in code.
  public struct Unexpected: Error, Equatable, Sendable {
    /// The segue's identifier; empty if it has none.
    public let identifier: ExactString
    /// The segue's destination.
    public let destination: String
    /// The identifiers of the scene's segues.
    public let expected: [ExactString]

    /// Describes a segue that is not among the expected ones.
    public init(_ segue: PerformedSegue, expected: [ExactString]) {
      identifier = segue.identifier
      destination = ControllerName.described(segue.destination)
      self.expected = expected
    }
  }
}

extension PerformedSegue.Unexpected: CustomStringConvertible {
  /// The problem, and a way to fix it.
  public var description: String {
    let name = identifier.isEmpty ? "a segue without an identifier" : "segue '\(identifier)'"
    let known = expected.isEmpty ? "no segue with an identifier" : expected.joined(separator: ", ")
    // A move back that only code makes has its action in place of an identifier.
    let fix =
      identifier.string.hasSuffix(":")
      ? """
      if code unwinds with this action, handle the action before the storyboard's segues; otherwise \
      generate the code again
      """
      : "handle it before the storyboard's segues, or generate the code again"
    return """
      \(name) to \(destination) is not among the scene's segues (\(known))\
      \(SpellingSuggestion.parenthetical(for: identifier, among: expected)); \(fix)
      """
  }
}
