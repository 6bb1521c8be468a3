import ProjectLoading
import RouteDiagnostics
import SourceText

package enum ReportFormat: String, FileFormat {
  case text
  case json
  case sarif
  case github

  package var fileExtensions: [String] {
    switch self {
    case .text: ["txt"]
    case .json: ["json"]
    case .sarif: ["sarif"]
    case .github: []
    }
  }

  /// The text of a report.
  ///
  /// - Parameters:
  ///   - files: The files of the findings, read for the names of objects, and for SARIF, whose
  ///     columns count UTF-16 code units.
  ///   - isColoured: Whether the text may contain the colours of a terminal.
  package func text(of report: Report, reading files: FileSystem, isColoured: Bool) -> String {
    let report = report.forReaders(reading: files)
    return switch self {
    case .text: TextReporter(isColoured: isColoured).text(of: report)
    case .json: JSONReporter.text(of: report)
    case .sarif: SARIFReporter.text(of: TextColumns.convert(report, reading: files))
    case .github: GitHubReporter.text(of: report)
    }
  }
}
