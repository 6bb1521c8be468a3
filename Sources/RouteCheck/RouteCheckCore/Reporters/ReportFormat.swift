/// The forms in which findings are printed.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text
  case json
  case sarif
  case github

  /// The text of a report.
  ///
  /// - Parameters:
  ///   - report: The findings.
  ///   - files: Read for SARIF, whose columns count characters instead of bytes.
  ///   - isColoured: Whether text may contain colours of a terminal.
  package func text(of report: Report, reading files: FileSystem, isColoured: Bool) -> String {
    switch self {
    case .text: return TextReporter(isColoured: isColoured).text(of: report)
    case .json: return JSONReporter.text(of: report)
    case .sarif: return SARIFReporter.text(of: TextColumns.convert(report, reading: files))
    case .github: return GitHubReporter.text(of: report)
    }
  }
}
