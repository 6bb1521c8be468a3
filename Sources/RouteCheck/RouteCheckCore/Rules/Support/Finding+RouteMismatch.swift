import Routes

extension Finding {
  /// A finding about a route that contradicts the storyboards.
  ///
  /// A segue that the code registers works without a storyboard, so that is only a warning.
  init(_ mismatch: RouteMismatch) {
    self.init(
      file: mismatch.file,
      location: mismatch.location,
      mismatch.issue.description,
      fix: mismatch.issue.problem.near.map(Diagnostic.Fix.init),
      severity: mismatch.isRegistered ? .warning : nil
    )
  }
}

extension Project {
  /// Findings about the routes of tables, and the typed segues of the code, with certain issues.
  func routeFindings(where isReported: (RouteTable.Issue.Problem) -> Bool) -> [Finding] {
    (tableMismatches + declaredSegueMismatches).filter { isReported($0.issue.problem) }.map(Finding.init)
  }
}
