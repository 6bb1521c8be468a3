import AppExploration
import ProjectModel
import RouteTables
import Routes
import RoutesExploration
import SourceText
import StoryboardReader

extension ExplorationResult {
  /// How many of the segues that a user can start were performed, and paths that perform the others.
  func text(of coverage: Exploration.Coverage) -> String {
    let count = coverage.covered.count + coverage.missing.count
    if count == 0 { return "there is no segue that a user surely starts\n" }
    let percent = Int((coverage.ratio * 100).rounded(.down))
    var text =
      "\(coverage.covered.count) of \(PlainText.counted(count, "segue")) performed (\(percent) %)\n"
    for object in coverage.missing {
      guard let (view, segue, locations) = app.segue(object) else { continue }
      let place = locations.kind ?? locations.element
      let name = segue.trigger?.label ?? segue.label
      text += "\(view.file.path):\(place.line):\(place.column): ".escaped(for: .terminal)
      text += "not performed: \(name)".escaped(for: .terminal) + "\n"
    }
    for (number, path) in coverage.paths.enumerated() {
      text += "path \(number + 1):\n" + TextReporter.lines(of: app.steps(of: path))
    }
    return text
  }
}
