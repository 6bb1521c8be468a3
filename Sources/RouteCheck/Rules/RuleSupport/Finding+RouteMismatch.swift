import ProjectModel
import RouteDiagnostics
import RouteTables
import Routes

extension Finding {
  /// A finding about a route that contradicts the storyboards.
  ///
  /// A segue that the code registers works without a storyboard, so that is only a warning.
  package init(_ mismatch: RouteMismatch) {
    self.init(
      file: mismatch.file,
      location: mismatch.location,
      mismatch.issue.description,
      fix: mismatch.issue.problem.near.map { Finding.Fix($0) },
      severity: mismatch.needsStoryboard ? nil : .warning
    )
  }
}
