import Routes
import SourceText

/// A pattern that a table of links gives to a case: `case .login: (.login, "/login")`.
package struct LinkFact: Equatable, Sendable {
  /// The enum with the case.
  package var type: ExactString
  package var caseName: ExactString
  /// The key beside the pattern.
  package var key: ExactString
  package var pattern: ExactString
  /// Whether the links are read, and not written.
  package var isOld: Bool
  /// The location of the pattern.
  package var location: TextLocation
}
