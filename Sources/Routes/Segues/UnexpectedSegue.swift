/// A segue that is none of those that leave a scene.
///
/// A generated enum of a scene's segues throws it when it is made of a segue that the storyboard did
/// not have when the enum was generated, or that was registered in code.
public struct UnexpectedSegue: Error, Hashable, Sendable {
  /// The segue's identifier; empty where it has none.
  public let identifier: String
  /// What the segue leads to.
  public let destination: String
  /// The identifiers that the scene's segues have.
  public let expected: [String]

  /// Describes a segue that is none of the expected ones.
  public init(_ segue: PerformedSegue, expected: [String]) {
    identifier = segue.identifier
    destination = ControllerName.described(segue.destination)
    self.expected = expected
  }
}

extension UnexpectedSegue: CustomStringConvertible {
  /// What was expected, what was found, and how to mend it.
  public var description: String {
    let name = identifier.isEmpty ? "a segue without identifier" : "segue '\(identifier)'"
    let known = expected.isEmpty ? "no segue with an identifier" : expected.joined(separator: ", ")
    return """
      \(name) to \(destination) is none of those that leave the scene (\(known))\
      \(NearName.suggestion(for: identifier, among: expected)); handle it before the storyboard's \
      segues, or generate the code again
      """
  }
}
