import SourceText

extension Diagnostic {
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
