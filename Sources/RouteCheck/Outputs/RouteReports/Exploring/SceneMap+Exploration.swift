import AppExploration
import ProjectModel
import RouteDiagnostics
import RouteMaps
import Routes
import RoutesExploration
import SourceText

extension SceneMap {
  /// The map of a project, with highlights of what a search found: how far each scene is from the
  /// start, the segues on the paths of findings and on the path that was asked for, and which segues
  /// journals perform.
  ///
  /// - Complexity: O(*n*) in the scenes, the segues, and the moves of the paths, for each app.
  init(_ project: Project, _ output: ExplorationOutput) {
    self.init(project, output.report.diagnostics)
    highlightScenes(output)
    highlightSegues(output)
  }

  private mutating func highlightScenes(_ output: ExplorationOutput) {
    for result in output.searches.map(\.result) {
      for screen in result.exploration.screens {
        let taps = PlainText.counted(screen.taps, "tap")
        let text =
          screen.taps == 0 ? "the start" : screen.isCertain ? taps : "\(taps), by code"
        let kind = screen.isCertain ? Highlight.Kind(taps: screen.taps) : .opened
        if let view = screen.scene.flatMap(result.app.view) {
          nodes[node(of: view)].highlight.add(kind, text)
        }
      }
    }
    for screen in output.searches.flatMap(\.missed) {
      nodes[node(of: screen.view)].highlight.add(.missed, "not reached")
    }
  }

  private mutating func highlightSegues(_ output: ExplorationOutput) {
    // The lines of each segue of a scene.
    var lines: [[ExactString]: [Int]] = [:]
    for (index, edge) in edges.enumerated() {
      if let segue = edge.segue {
        lines[["\(edge.source)", segue], default: []].append(index)
      }
    }
    func highlight(
      _ segue: Storyboard.SegueObject,
      of app: ExploredApp,
      _ kind: Highlight.Kind,
      _ text: String
    ) {
      guard let view = app.view(of: segue.scene) else { return }
      for line in lines[["\(node(of: view))", segue.id]] ?? [] {
        edges[line].highlight.add(kind, text)
      }
    }
    for search in output.searches {
      let result = search.result
      for diagnostic in output.report(of: result).diagnostics {
        let moves = diagnostic.witness.map { $0.path.steps.map(\.move) + [$0.refused] } ?? []
        for segue in moves.compactMap({ $0?.segue }) {
          highlight(segue, of: result.app, .path, "path of \(diagnostic.rule)")
        }
      }
      if let goal = output.goal, let path = search.path {
        for segue in path.steps.compactMap(\.move.segue) {
          highlight(segue, of: result.app, .goal, "path to \(goal)")
        }
      }
      for segue in search.coverage?.covered ?? [] {
        highlight(segue, of: result.app, .covered, "performed")
      }
      for segue in search.coverage?.missing ?? [] {
        highlight(segue, of: result.app, .uncovered, "not performed")
      }
    }
  }

  private func node(of view: Project.SceneView) -> Int {
    canvases[view.position].nodes.lowerBound + view.index
  }
}

extension SceneMap.Highlight? {
  fileprivate mutating func add(_ kind: SceneMap.Highlight.Kind, _ text: String) {
    if self == nil { self = .init(kind, text) } else { self?.add(kind, text) }
  }
}
