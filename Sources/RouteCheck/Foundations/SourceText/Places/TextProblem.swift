import Routes

/// Why a text cannot be read, and where.
package struct TextProblem: Error, Sendable {
  package var message: String
  package var location: TextLocation

  package init(_ message: String, at location: TextLocation) {
    self.message = message
    self.location = location
  }
}
