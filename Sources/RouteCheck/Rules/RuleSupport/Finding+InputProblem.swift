import ProjectModel
import RouteDiagnostics

extension Project {
  package func findings(about kind: InputProblem.Kind) -> [Finding] {
    files.inputs.problems.filter { $0.kind == kind }.map {
      Finding(file: $0.file, location: $0.location, $0.message)
    }
  }
}
