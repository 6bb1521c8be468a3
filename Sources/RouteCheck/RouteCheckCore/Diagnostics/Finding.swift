import StoryboardReader
import SwiftScanner

/// What a rule has found: a diagnostic whose severity is not settled yet.
package struct Finding: Error, Hashable, Sendable {
  var rule: Rule.ID
  var file: String
  var location: TextLocation
  var message: String
  var notes: [Diagnostic.Note]
  var fix: Diagnostic.Fix?
  /// The object id of the storyboard's object that the finding is about.
  var object: String?
  /// The severity, where a case is less grave than its rule.
  var severity: Severity?

  init(
    rule: Rule.ID,
    file: String,
    location: TextLocation,
    _ message: String,
    notes: [Diagnostic.Note] = [],
    fix: Diagnostic.Fix? = nil,
    object: String? = nil,
    severity: Severity? = nil
  ) {
    self.rule = rule
    self.file = file
    self.location = location
    self.message = message
    self.notes = notes
    self.fix = fix
    self.object = object
    self.severity = severity
  }
}
