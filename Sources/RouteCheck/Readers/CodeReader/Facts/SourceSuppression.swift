import SourceText

/// A comment that suppresses findings.
package struct SourceSuppression: Equatable, Sendable {
  /// The lines in which findings are suppressed.
  package enum Reach: Equatable, Sendable {
    case line(UInt32)
    case file
    /// None, because of a misspelled command.
    case unknown(Word)
  }

  /// A word of the comment.
  package struct Word: Equatable, Sendable {
    package var text: String
    package var location: TextLocation
  }

  package var reach: Reach
  /// The suppressed rules; empty for all rules.
  package var rules: [Word]
}
