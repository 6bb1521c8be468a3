import ProjectLoading
import ProjectModel
import RouteDiagnostics
import RouteMaps
import SourceText

/// The formats of the results of a search: those of reports and maps, and Swift tests.
package enum ExplorationFormat: Hashable, FileFormat {
  case report(ReportFormat)
  case tests
  case map(MapFormat)

  package static let allCases =
    ReportFormat.allCases.map(Self.report) + [.tests] + MapFormat.allCases.map(Self.map)

  package init?(rawValue: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = format
  }

  package var rawValue: String {
    switch self {
    case .report(let format): format.rawValue
    case .tests: "tests"
    case .map(let format): format.rawValue
    }
  }

  package var fileExtensions: [String] {
    switch self {
    case .report(let format): format.fileExtensions
    case .tests: ["swift"]
    case .map(let format): format.fileExtensions
    }
  }

  /// The text of a search.
  ///
  /// - Parameters:
  ///   - files: The files of the findings, read for SARIF.
  ///   - isColoured: Whether the text may contain the colours of a terminal.
  package func text(
    of output: ExplorationOutput,
    in project: Project,
    reading files: FileSystem,
    isColoured: Bool
  ) throws -> String {
    func findings(_ format: ReportFormat, _ report: Report) -> String {
      format.text(of: report, reading: files, isColoured: isColoured)
    }
    return switch self {
    case .report(.text): ExplorationText.sections(of: output) { findings(.text, $0) }
    case .report(.json): ExplorationJSON.text(of: output)
    case .report(let format): findings(format, output.report)
    case .tests: try PathTests.text(of: output)
    case .map(let format): format.text(of: SceneMap(project, output))
    }
  }
}
