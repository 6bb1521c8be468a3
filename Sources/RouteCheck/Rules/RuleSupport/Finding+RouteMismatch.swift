import ProjectModel
import RouteDiagnostics
import RouteTables

extension Finding {
  /// A finding about a route that contradicts the storyboards.
  ///
  /// A segue that the code registers, or that other code may register, works without a storyboard, so
  /// that is only a warning. So is a class whose type only the configuration knows.
  package init(_ mismatch: RouteMismatch) {
    let near = mismatch.issue.near
    let isOpen = mismatch.needsStoryboard && mismatch.mayBeRegistered
    self.init(
      file: mismatch.file,
      location: mismatch.location,
      mismatch.issue.description
        + (isOpen && near == nil
          ? "; if code in another folder registers it, pass that folder, too" : "")
        + (mismatch.isOfConfiguredTypes ? ", by its type in the configuration" : ""),
      fix: near,
      severity: mismatch.needsStoryboard && !isOpen && !mismatch.isOfConfiguredTypes
        ? nil : .warning
    )
  }
}
