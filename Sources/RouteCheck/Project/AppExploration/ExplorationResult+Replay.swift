import RouteDiagnostics
import Routes
import RoutesExploration

/// A move that a graph made, with the state of the graph after it.
package struct ReplayedStep: Sendable {
  package let move: Move
  package fileprivate(set) var state: Snapshot
  /// Whether the move starts from the first controller of its name on screen.
  package let isFirst: Bool
  /// Whether the move starts from the visible controller.
  package let isFromVisible: Bool

  /// A step whose move has not been made.
  init(_ move: Move, on graph: ControllerGraph) {
    self.move = move
    state = graph.snapshot
    isFirst = graph.isFirst(move)
    isFromVisible = graph.isFromVisible(move)
  }
}

extension ExplorationResult {
  /// Makes the moves of a path on a graph of its own.
  ///
  /// The search forgets a tab that is left, so a path that selects one again may be wrong about what
  /// that shows.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - refused: A move that the graph refuses at the end, which is added as a step.
  /// - Returns: The moves until the graph shows something else than the search found.
  package func replay(_ path: Exploration.Path, refused: Move? = nil) throws -> [ReplayedStep] {
    let graph = try app.graph(width)
    var steps: [ReplayedStep] = []
    for step in path.steps {
      if case .open = step.move.action { return steps }
      var made = ReplayedStep(step.move, on: graph)
      guard (try? graph.make(step.move)) != nil, graph.isIn(step.state) else {
        return steps
      }
      made.state = graph.snapshot
      steps.append(made)
    }
    if let refused {
      let step = ReplayedStep(refused, on: graph)
      guard (try? graph.make(refused)) == nil else { return steps }
      steps.append(step)
    }
    return steps
  }

  /// Whether a path was found by this search.
  package func isAbout(_ witness: Finding.Witness) -> Bool {
    witness.app == app.file && witness.entry == app.entry && witness.width == width
  }

  /// The segues that journals perform, and paths for the others that a graph makes.
  ///
  /// A path that goes on where the one before ended may be wrong about a tab that was left. It ends
  /// there, and what it would have performed later gets paths of its own.
  package func coverage(of journals: [Journal]) throws -> Exploration.Coverage {
    var coverage = exploration.coverage(of: journals)
    var paths: [Exploration.Path] = []
    var performed: Set<Storyboard.SegueObject> = []
    for path in coverage.paths {
      var part = path
      part.steps = Array(path.steps.prefix(try replay(path).count))
      performed.formUnion(part.steps.compactMap(\.move.segue))
      if !part.steps.isEmpty { paths.append(part) }
    }
    for segue in coverage.missing where !performed.contains(segue) {
      guard let path = exploration.path(performing: segue) else { continue }
      performed.formUnion(path.steps.compactMap(\.move.segue))
      paths.append(path)
    }
    coverage.paths = paths
    return coverage
  }
}
