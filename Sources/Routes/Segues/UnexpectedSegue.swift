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
