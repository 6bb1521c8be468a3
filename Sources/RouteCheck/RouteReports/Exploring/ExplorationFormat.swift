import ProjectFiles
import ProjectModel
import RouteMaps
import Routes
import SourceText

/// The formats of what a search found.
package enum ExplorationFormat: String, FileFormat {
  case text
  case json
  case sarif
  case github
  case tests
  case svg
  case html
  case mermaid
  case dot

  package var fileExtensions: [String] {
    switch self {
    case .text: ["txt"]
    case .json: ["json"]
    case .sarif: ["sarif"]
    case .github: []
    case .tests: ["swift"]
    case .svg, .html, .mermaid, .dot: map?.fileExtensions ?? []
    }
  }

  /// The format of the map, if the format is one of maps.
  private var map: MapFormat? { MapFormat(rawValue: rawValue) }

  /// The text of a search.
  ///
  /// - Parameters:
  ///   - output: What is printed.
  ///   - project: The files.
  ///   - files: The files of the findings, read for SARIF.
  ///   - isColoured: Whether the text may contain the colours of a terminal.
  /// - Throws: `Exploration.Mismatch` if a graph does not make the moves of a test.
  package func text(
    of output: ExplorationOutput,
    in project: Project,
    reading files: FileSystem,
    isColoured: Bool
  ) throws -> String {
    func findings(_ format: ReportFormat) -> String {
      format.text(of: output.report, reading: files, isColoured: isColoured)
    }
    return switch self {
    case .text: findings(.text) + ExplorationText.summary(of: output)
    case .json: ExplorationJSON.text(of: output)
    case .sarif: findings(.sarif)
    case .github: findings(.github)
    case .tests: try PathTests.text(of: output)
    case .svg, .html, .mermaid, .dot: map?.text(of: SceneMap(project, output)) ?? ""
    }
  }
}
