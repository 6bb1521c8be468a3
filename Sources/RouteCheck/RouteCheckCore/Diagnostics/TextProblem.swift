import Routes
import SwiftScanner

/// Why a text cannot be read, and where.
package struct TextProblem: Error, Hashable, Sendable {
  package var message: String
  package var location: TextLocation

  package init(_ message: String, at location: TextLocation) {
    self.message = message
    self.location = location
  }
}

extension Diagnostic {
  /// An error about a file that cannot be read.
  package init(_ problem: TextProblem, in file: String, rule: String) {
    self.init(
      rule: rule,
      severity: .error,
      file: ExactString(file),
      location: problem.location,
      message: ExactString(problem.message)
    )
  }
}
