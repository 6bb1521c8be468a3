import SourceText

extension Diagnostic {
  /// An error about a file that cannot be read.
  package init(_ problem: TextProblem, in file: String, rule: String) {
    self.init(
      Finding(file: file, location: problem.location, problem.message),
      rule: rule,
      severity: .error
    )
  }
}
