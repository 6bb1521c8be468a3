import Routes

@testable import RouteDiagnostics
@testable import SourceText

extension Diagnostic {
  /// A diagnostic as a test writes it.
  init(
    rule: String,
    severity: Severity,
    file: ExactString,
    location: TextLocation,
    message: ExactString,
    notes: [Finding.Note] = [],
    witness: Finding.Witness? = nil,
    fix: ExactString? = nil,
    object: ExactString? = nil
  ) {
    self.init(
      Finding(
        file: file.string,
        location: location,
        message.string,
        notes: notes,
        witness: witness,
        fix: fix,
        object: object
      ),
      rule: rule,
      severity: severity
    )
  }
}
