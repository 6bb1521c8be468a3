import Routes
import SwiftScanner

extension ExplorationResult {
  /// Checks properties that a file contains, one a line.
  ///
  /// - Parameters:
  ///   - text: The contents of the file.
  ///   - file: The path of the file.
  /// - Returns: A finding for each property that does not hold, is not proved, or is about nothing.
  /// - Throws: `NotationError` with the line and the column that cannot be read.
  package func diagnostics(
    checking text: String,
    in file: String
  ) throws(NotationError) -> [Diagnostic] {
    try exploration.properties(in: text).compactMap { property in
      let found: (rule: ExplorationRule, message: String, path: Exploration.Path?)
      switch exploration.check(property) {
      case .holds: return nil
      case .fails(let path?): found = (.property, "these moves break '\(property)'", path)
      case .fails(nil): found = (.property, "no moves do what '\(property)' asks for", nil)
      case .notProved(let path):
        let reason =
          path?.isSure == false
          ? "code may make these moves" : "the search does not know what is beyond its bounds"
        found = (.propertyUnproved, "'\(property)' is not proved: \(reason)", path)
      case .vacuous:
        found = (.propertyVacuous, "nothing leads to what '\(property)' is about", nil)
      }
      return Diagnostic(
        found.rule,
        in: file,
        at: TextLocation(
          line: UInt32(clamping: property.line),
          column: 1,
          length: UInt32(clamping: property.text.utf8.count)
        ),
        found.message,
        path: found.path,
        in: app
      )
    }
  }
}
