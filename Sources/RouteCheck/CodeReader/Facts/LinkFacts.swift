import Routes
import SourceText

/// A pattern that a table of links gives to a case: `case .login: (.login, "/login")`.
package struct LinkFact: Equatable, Sendable {
  /// The enum with the case.
  package var type: ExactString
  package var caseName: ExactString
  /// The key in the table, which has the name of the case.
  package var key: ExactString
  package var pattern: ExactString
  /// Whether the links are read, and not written.
  package var isOld: Bool
  /// The location of the pattern.
  package var location: TextLocation
}

/// A type with its own `init(from:)` or `encode(to:)`, which may name its parts in any way.
package struct CodingFact: Equatable, Sendable {
  package var type: ExactString
}
