import Routes
import SourceText

extension Diagnostic {
  /// An error about a file that cannot be read.
  package init(_ problem: TextProblem, in file: String, rule: String) {
    self.init(
      rule: rule,
      severity: .error,
      file: ExactString(file),
      location: problem.location,
      message: ExactString(problem.message)
    )
  }
}
