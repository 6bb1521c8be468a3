import Routes
import StoryboardReader
import SwiftScanner

extension SceneMap {
  /// The map of a project, which says at each scene how far it is from the start, and at the scenes of
  /// findings what is found.
  init(_ project: Project, _ output: ExplorationOutput) {
    self.init(project, output.report)
    for result in output.results {
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
