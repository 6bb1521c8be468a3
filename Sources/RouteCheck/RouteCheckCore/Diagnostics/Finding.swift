import Routes
import SwiftScanner

/// A ``Diagnostic`` before its rule is added and its severity is settled.
struct Finding: Hashable, Sendable {
  var file: String
  var location: TextLocation
  var message: String
  var notes: [Diagnostic.Note]
  /// The moves that lead to the finding's situation, for one that needs taps.
  var witness: Diagnostic.Witness?
  var fix: Diagnostic.Fix?
  /// The object id of the storyboard object that the finding is about.
  var object: ExactString?
  /// The severity, if it differs from that of the rule.
  var severity: Severity?

  init(
    file: String,
    location: TextLocation,
    _ message: String,
    notes: [Diagnostic.Note] = [],
    witness: Diagnostic.Witness? = nil,
    fix: Diagnostic.Fix? = nil,
    object: ExactString? = nil,
    severity: Severity? = nil
  ) {
    self.file = file
    self.location = location
    self.message = message
    self.notes = notes
    self.witness = witness
    self.fix = fix
    self.object = object
    self.severity = severity
  }
}
