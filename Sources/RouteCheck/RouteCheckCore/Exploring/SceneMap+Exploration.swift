import Routes
import StoryboardReader
import SwiftScanner

extension SceneMap {
  /// The map of a project with what a search found: how far each scene is from the start, the segues
  /// on the way to each finding, and those that journals performed.
  init(_ project: Project, _ output: ExplorationOutput) {
    self.init(project, output.report)
    let results = output.results
    for result in results {
      for screen in result.exploration.screens {
        guard let view = screen.scene.flatMap(result.app.view) else { continue }
        mark(canvases[view.position].nodes.lowerBound + view.index, screen)
      }
    }
    for view in results.flatMap(\.missed) {
      let node = canvases[view.position].nodes.lowerBound + view.index
      guard nodes[node].highlight == nil else { continue }
      nodes[node].remarks.append("not reached")
      nodes[node].highlight = MapHighlight(.missed, "not reached")
    }
    markEdges(output)
  }

  /// Marks a scene with its distance, if it is nearer than in the apps before.
  private mutating func mark(_ node: Int, _ screen: Exploration.Screen) {
    let taps = PlainText.counted(screen.taps, "tap")
    let label =
      screen.taps == 0 ? "the start" : screen.isSure ? taps : "\(taps), by code"
    if !nodes[node].remarks.contains(label) { nodes[node].remarks.append(label) }
    let style: MapHighlight.Style =
      switch screen.taps {
      case 0: .start
      case _ where !screen.isSure: .possible
      case ...2: .near
      case ...4: .middle
      default: .far
      }
    let order = MapHighlight.Style.allCases
    let old = nodes[node].highlight.flatMap { order.firstIndex(of: $0.style) } ?? .max
    if let new = order.firstIndex(of: style), new < old {
      nodes[node].highlight = MapHighlight(style, label)
    }
  }

  private mutating func markEdges(_ output: ExplorationOutput) {
    var highlights: [SegueKey: MapHighlight] = [:]
    for (result, coverage) in zip(output.results, output.coverage ?? []) {
      for (style, segues) in [
        (MapHighlight.Style.uncovered, coverage.missing), (.covered, coverage.covered),
      ] {
        for segue in segues.compactMap(result.app.segue) {
          let key = SegueKey(ExactString(segue.view.file.path), segue.segue.id)
          let label = style == .covered ? "performed" : "not performed"
          highlights[key] = MapHighlight(style, label)
        }
      }
    }
    for diagnostic in output.report.diagnostics where diagnostic.severity > .note {
      for (number, step) in diagnostic.steps.enumerated() {
        guard let file = step.file, let segue = step.segue else { continue }
        highlights[SegueKey(file, segue)] = MapHighlight(.counterexample, "step \(number + 1)")
      }
    }
    var files: [ExactString] = Array(repeating: "", count: nodes.count)
    for canvas in canvases { for node in canvas.nodes { files[node] = ExactString(canvas.file) } }
    for index in edges.indices {
      guard let segue = edges[index].segue else { continue }
      edges[index].highlight = highlights[SegueKey(files[edges[index].source], segue)]
    }
  }

  private struct SegueKey: Hashable {
    var file: ExactString
    var segue: ExactString

    init(_ file: ExactString, _ segue: ExactString) { (self.file, self.segue) = (file, segue) }
  }
}
