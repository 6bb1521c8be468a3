import SourceText

/// The formats of a difference between two versions of an app, or between route tables.
package enum DiffFormat: String, FileFormat {
  case text
  case json
  case markdown
  case svg
  case html

  package var fileExtensions: [String] {
    switch self {
    case .text: ["txt"]
    case .json: ["json"]
    case .markdown: ["md", "markdown"]
    case .svg: ["svg"]
    case .html: ["html", "htm"]
    }
  }

  package func text(of diff: AppDiff) -> String {
    switch self {
    case .text: AppDiffReporter.text(diff.changes)
    case .json: AppDiffReporter.json(diff.changes)
    case .markdown: AppDiffReporter.markdown(diff.changes)
    case .svg: SVGMap(SceneMap(diff)).text
    case .html: HTMLMap.text(of: SceneMap(diff))
    }
  }

  /// The text of a difference between tables; `nil` for a picture, because a table has no screens.
  package func text(of diff: RouteTableDiff) -> String? {
    switch self {
    case .text: AppDiffReporter.text(diff.changes)
    case .json: AppDiffReporter.json(diff.changes, ofTable: true)
    case .markdown: AppDiffReporter.markdown(diff.changes)
    case .svg, .html: nil
    }
  }
}
