import SourceText

extension Diagnostic {
  /// A problem of a text, for example of a file that cannot be read.
  package init(
    _ problem: TextProblem,
    in file: String,
    rule: String,
    severity: Severity = .error
  ) {
    self.init(
      Finding(file: file, location: problem.location, problem.message),
      rule: rule,
      severity: severity
    )
  }
}
