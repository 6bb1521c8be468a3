import Routes
import SourceText

/// A ``Diagnostic`` before its rule is added and its severity is settled.
package struct Finding: Hashable, Sendable {
  package var file: String
  package var location: TextLocation
  package var message: String
  package var notes: [Diagnostic.Note]
  /// The moves that lead to the finding's situation, for one that needs taps.
  package var witness: Diagnostic.Witness?
  package var fix: Diagnostic.Fix?
  /// The object id of the storyboard object that the finding is about.
  package var object: ExactString?
  /// The severity, if it differs from the rule's.
  package var severity: Severity?

  package init(
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
