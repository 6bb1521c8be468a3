import ProjectModel
import RouteDiagnostics

extension Finding {
  /// A finding about an input that cannot be used.
  fileprivate init(_ problem: InputProblem) {
    self.init(file: problem.file, location: problem.location, problem.message)
  }
}

extension Project {
  /// The findings about unusable inputs.
  package func findings(about kind: InputProblem.Kind) -> [Finding] {
    files.inputs.problems.filter { $0.kind == kind }.map(Finding.init)
  }
}
