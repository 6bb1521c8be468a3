/// The forms in which findings are printed.
enum ReportFormat: String, CaseIterable, Sendable {
  case text
  case json
  case sarif
  case github

  func text(of report: Report, on console: Console) -> String {
    switch self {
    case .text: return TextReporter(isColoured: console.isColoured).text(of: report)
    case .json: return JSONReporter.text(of: report)
    case .sarif: return SARIFReporter.text(of: TextColumns.convert(report, reading: console.files))
    case .github: return GitHubReporter.text(of: report)
    }
  }
}
