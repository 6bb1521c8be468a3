import RouteDiagnostics

/// The differences between the reports of two runs.
///
/// As in a ``Baseline``, a finding is identified by its rule, file and message, because its line
/// changes with every edit above it.
package struct ReportChange: Sendable {
  /// The later report with the findings that the earlier one lacks.
  package let added: Report
  /// How many findings of the earlier report are gone.
  let goneCount: Int
  private let later: Report

  package init(from earlier: Report, to later: Report) {
    let folder = ConfigurationFolder()
    let known = Baseline(earlier, in: folder)
    let gone = Baseline(later, in: folder).filter(earlier.diagnostics, in: folder)
    added = later.filtered { known.filter($0, in: folder) }
    goneCount = gone.count
    self.later = later
  }

  /// The counts of the later report and of the change, such as `1 error in 5 files; 1 new, 2 gone`.
  package var summary: String {
    let counts = [(added.diagnostics.count, "new"), (goneCount, "gone")]
    let changes = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "\(later.summary); \(changes.isEmpty ? "no change" : changes.joined(separator: ", "))"
  }
}
