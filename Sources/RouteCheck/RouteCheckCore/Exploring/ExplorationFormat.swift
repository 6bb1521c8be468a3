import Routes
import StoryboardReader
import SwiftScanner

/// The formats of what a search found.
package enum ExplorationFormat: String, CaseIterable, Sendable {
  case text
  case json
  case sarif
  case github
  case svg
  case html
  case mermaid
  case dot

  /// The text of a search.
  ///
  /// - Parameters:
  ///   - results: What was found in each app.
  ///   - report: The findings of all apps.
  ///   - project: The files.
  ///   - files: The files of the findings, read for SARIF.
  ///   - isColoured: Whether the text may contain the colours of a terminal.
  package func text(
    of results: [ExplorationResult],
    _ report: Report,
    in project: Project,
    reading files: FileSystem,
    isColoured: Bool
  ) -> String {
    func findings(_ format: ReportFormat) -> String {
      format.text(of: report, reading: files, isColoured: isColoured)
    }
    func map(_ format: MapFormat) -> String {
      format.text(of: SceneMap(project, report, results))
    }
    return switch self {
    case .text: findings(.text) + results.map(ExplorationText.summary).joined()
    case .json: ExplorationJSON.text(of: results, report)
    case .sarif: findings(.sarif)
    case .github: findings(.github)
    case .svg: map(.svg)
    case .html: map(.html)
    case .mermaid: map(.mermaid)
    case .dot: map(.dot)
    }
  }
}

extension SceneMap {
  /// The map of a project, which says at each scene how far it is from the start.
  fileprivate init(_ project: Project, _ report: Report, _ results: [ExplorationResult]) {
    self.init(project, report)
    for result in results {
      for screen in result.exploration.screens {
        guard let view = screen.scene.flatMap(result.app.view) else { continue }
        let taps = PlainText.counted(screen.taps, "tap")
        let remark =
          screen.taps == 0 ? "the start" : screen.isSure ? taps : "\(taps), by code"
        nodes[canvases[view.position].nodes.lowerBound + view.index].remarks.append(remark)
      }
      for view in result.missed {
        nodes[canvases[view.position].nodes.lowerBound + view.index].remarks.append("not reached")
      }
    }
  }
}
