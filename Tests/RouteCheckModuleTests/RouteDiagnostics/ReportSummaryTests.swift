import Testing

@testable import RouteDiagnostics

/// The line at the end of a report.
@Suite struct ReportSummaryTests {
  @Test(arguments: [
    (["Shop"], "'Shop'"), (["A", "B", "C"], "'A', 'B', 'C'"),
    (["A", "B", "C", "D"], "'A', 'B', 'C', 1 other app"),
    (["", "B", "C", "D", "E"], "this folder, 'B', 'C', 2 other apps"),
  ])
  func theFirstAppsThatAreNotCheckedAreNamed(apps: [String], names: String) {
    let report = Report([], fileCount: 3, uncheckedApps: apps)
    #expect(
      report.summary == """
        no errors in 3 files; segues and scenes in the code of \(names) are not checked, because a \
        storyboard there cannot be read
        """
    )
  }
}
