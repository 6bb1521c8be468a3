import SourceText

/// A comment that suppresses findings.
package struct SourceSuppression: Equatable, Sendable {
  /// The lines in which findings are suppressed.
  package enum Reach: Equatable, Sendable {
    case line(UInt32)
    case file
  }
  package var reach: Reach
  /// The suppressed rules; empty for all rules.
  package var rules: [String]
  package var location: TextLocation

  package init(
    reach: Reach,
    rules: [String],
    location: TextLocation
  ) {
    self.reach = reach
    self.rules = rules
    self.location = location
  }
}
