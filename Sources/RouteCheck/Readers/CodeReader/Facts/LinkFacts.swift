import Routes
import SourceText

/// A pattern that a table of links gives to a case: `case .login: (.login, "/login")`.
package struct LinkFact: PlacedFact, Equatable, Sendable {
  package var caseName: ExactString
  /// The key beside the pattern.
  package var key: ExactString
  package var pattern: ExactString
  /// Whether the links are read, and not written.
  package var isOld: Bool
  /// The place of the pattern.
  package var place: CodePlace
}
