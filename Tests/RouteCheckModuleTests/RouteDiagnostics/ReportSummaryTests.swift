import Testing

@testable import RouteDiagnostics

/// The line at the end of a report.
@Suite struct ReportSummaryTests {
  private static func finding(_ severity: Severity, line: UInt32 = 1) -> Diagnostic {
    Diagnostic(
      rule: "a",
      severity: severity,
      file: "a",
      location: .init(line: line, column: 1),
      message: "gone"
    )
  }

  @Test(arguments: [
    ([], 0, "nothing to check: there is no storyboard, source or route table"),
    ([], 1, "no errors in 1 file"),
    ([finding(.note)], 0, "no errors, 1 note in 0 files"),
    (
      [finding(.error), finding(.error, line: 2), finding(.warning)], 2,
      "2 errors, 1 warning in 2 files"
    ),
  ])
  func `findings are counted by their severity`(
    diagnostics: [Diagnostic],
    fileCount: Int,
    summary: String
  ) {
    #expect(Report(diagnostics, fileCount: fileCount).summary == summary)
  }

  @Test func `a cause has one finding with its first places`() {
    let diagnostics = (1...6).map { (line: UInt32) in
      var diagnostic = Self.finding(line == 6 ? .note : .error, line: line)
      diagnostic.finding.cause = line == 5 ? nil : "absent"
      return diagnostic
    }
    let report = Report([], fileCount: 1).adding(diagnostics)
    #expect(report.summary == "2 errors, 1 note in 1 file")
    #expect(
      report.joined.diagnostics.map(\.messageWithCount) == ["gone (4 places)", "gone", "gone"]
    )
    let notes = report.joined.diagnostics[0].notesWithPlaces
    #expect(notes.map(\.message) == ["also here", "also here", "also here"])
    #expect(notes.map(\.location?.line) == [2, 3, 4])
  }

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
