/// Why a snapshot's notation could not be read.
public struct NotationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was expected.
  public var expected: String
  /// What stands there instead.
  public var found: String
  /// Where it stands, counted in Unicode scalars from 1.
  public var column: Int

  /// The whole message.
  public var description: String {
    "column \(column): expected \(expected), found \(found)"
  }
}
