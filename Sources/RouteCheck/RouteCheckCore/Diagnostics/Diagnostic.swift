import Routes
import SwiftScanner

/// A finding of a rule: its message, its location, and a fix if there is one.
package struct Diagnostic: Hashable, Sendable {
  package var rule: String
  package var severity: Severity
  package var file: String
  package var location: TextLocation
  package var message: String
  package var notes: [Note] = []
  package var fix: Fix?
  /// The object id of the storyboard object that the diagnostic is about.
  package var object: ExactString?

  /// An additional remark.
  package struct Note: Hashable, Sendable {
    package var message: String
    package var file: String?
    package var location: TextLocation?
  }

  /// The replacement for the ``TextLocation/length`` bytes at the diagnostic's location.
  package struct Fix: Hashable, Sendable {
    package var replacement: String

    package init(replacement: String) { self.replacement = replacement }

    init(_ name: ExactString) { replacement = name.string }
  }
}

extension Diagnostic: Comparable {
  /// Compares file, location, rule and message, then all other properties, so that the order never
  /// depends on scheduling. Graver diagnostics come first.
  package static func < (one: Diagnostic, other: Diagnostic) -> Bool {
    let (path, otherPath) = (ExactString(one.file), ExactString(other.file))
    if path != otherPath { return path < otherPath }
    if one.location != other.location { return one.location < other.location }
    let (mine, others) = ((one.rule, one.message), (other.rule, other.message))
    if mine != others { return mine < others }
    if one.severity != other.severity { return one.severity > other.severity }
    let (details, otherDetails) = (one.details, other.details)
    if details != otherDetails { return details.lexicographicallyPrecedes(otherDetails) }
    return one.notes.lexicographicallyPrecedes(other.notes)
  }

  private var details: [String] { [object?.string ?? "", fix?.replacement ?? ""] }
}

extension Diagnostic.Note: Comparable {
  package static func < (one: Self, other: Self) -> Bool {
    (one.file ?? "", one.location ?? .start, one.message)
      < (other.file ?? "", other.location ?? .start, other.message)
  }
}
