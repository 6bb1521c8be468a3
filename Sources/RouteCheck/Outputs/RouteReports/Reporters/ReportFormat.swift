import ProjectLoading
import RouteDiagnostics
import Routes
import SourceText
import StoryboardReader

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

extension Report {
  /// The report for readers: one finding for each cause, and those in storyboards and xibs have the
  /// names of their objects in Interface Builder.
  package func forReaders(reading files: FileSystem) -> Report {
    let report = joined
    var locations: [ExactString: Set<TextLocation>] = [:]
    for diagnostic in report.diagnostics
    where diagnostic.file.hasSuffix(".storyboard") || diagnostic.file.hasSuffix(".xib") {
      locations[diagnostic.file, default: []].insert(diagnostic.location)
    }
    let entries = locations.compactMap { file, locations in
      (try? files.contents(file.string)).map {
        (file, StoryboardOutline.entries(at: locations, in: $0))
      }
    }
    let outlines = Dictionary(uniqueKeysWithValues: entries)
    return report.filtered { diagnostics in
      diagnostics.map { diagnostic in
        var diagnostic = diagnostic
        let outline = outlines[diagnostic.file]?[diagnostic.location] ?? []
        diagnostic.finding.outline = outline.map { ExactString($0) }
        return diagnostic
      }
    }
  }
}
