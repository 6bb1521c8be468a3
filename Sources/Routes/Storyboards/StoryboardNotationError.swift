/// Why a storyboard's notation could not be read.
public struct StoryboardNotationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// What was expected.
  public var expected: String
  /// What stands there instead.
  public var found: String

  /// The whole message.
  public var description: String { "line \(line): expected \(expected), found \(found)" }
}
