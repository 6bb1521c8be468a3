import RouteDiagnostics
import Routes
import RoutesExploration
import SourceText

extension ExplorationResult {
  /// Makes the moves of a path on a graph of its own.
  ///
  /// - Returns: The moves with the states of that graph; `nil` for a path with a scene that code opens at
  ///   a place that is not known.
  /// - Throws: `Exploration.Mismatch` where the graph does something else than the search found, which is
  ///   a fault of the search.
  package func rehearse(
    _ path: Exploration.Path,
    refused: Move? = nil
  ) throws -> [Exploration.RehearsedStep]? {
    let opens = path.steps.contains { step in
      if case .open = step.move.action { true } else { false }
    }
    if opens { return nil }
    return try exploration.rehearse(path, refused: refused, on: app.graph(width))
  }

  /// Makes the moves that lead to each of the diagnostics about this app.
  ///
  /// - Throws: `Exploration.Mismatch` for the first that does not.
  package func rehearse(_ diagnostics: [Diagnostic]) throws {
    for witness in diagnostics.compactMap(\.witness) where isAbout(witness) {
      _ = try rehearse(witness.path, refused: witness.refused)
    }
  }

  /// Whether a path was found by this search.
  package func isAbout(_ witness: Finding.Witness) -> Bool {
    witness.entry == app.entry && witness.width == width
  }

  /// The segues that journals perform, and paths for the others that a graph makes.
  ///
  /// The search forgets a tab that is left, so a path that goes on where the one before ended may be
  /// wrong about what such a tab shows. It is cut there, and what it would have performed later gets
  /// paths of its own.
  package func coverage(of journals: [Journal]) throws -> Exploration.Coverage {
    var coverage = exploration.coverage(of: journals)
    var paths: [Exploration.Path] = []
    var performed: Set<SegueObject> = []
    for path in coverage.paths {
      var part = path
      do {
        _ = try rehearse(path)
      } catch let mismatch as Exploration.Mismatch {
        let states = [path.start] + path.steps.map(\.state)
        let end = path.steps.indices.first {
          path.steps[$0].move == mismatch.move && states[$0] == mismatch.state
            && states[$0 + 1] == mismatch.expected
        }
        part.steps.removeSubrange((end ?? 0)...)
      }
      performed.formUnion(part.steps.compactMap(\.move.segue))
      if !part.steps.isEmpty { paths.append(part) }
    }
    for segue in coverage.missing where !performed.contains(segue) {
      guard let path = exploration.path(performing: segue) else { continue }
      _ = try rehearse(path)
      performed.formUnion(path.steps.compactMap(\.move.segue))
      paths.append(path)
    }
    coverage.paths = paths
    return coverage
  }
}
