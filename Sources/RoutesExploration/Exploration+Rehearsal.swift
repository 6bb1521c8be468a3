import Routes

extension Exploration {
  /// A move of a path, as a graph made it.
  package struct RehearsedStep: Sendable {
    package let move: Move
    /// Whether the move starts from the first controller with its source's name.
    package let isFirst: Bool
    /// The state of the graph after the move. The search forgets tabs that are left; the graph does not.
    package let state: Snapshot
  }

  /// Makes the moves of a path on a graph in which they are expected to work.
  ///
  /// - Parameters:
  ///   - path: A path of this exploration, from the start and without scenes that code opens at a place
  ///     that is not known.
  ///   - refused: A move that the graph is expected to refuse at the end.
  ///   - graph: A graph in the state in which the search started.
  /// - Returns: The moves, with the refused one.
  /// - Throws: ``Mismatch`` where the graph does something else than the search found.
  package func rehearse(
    _ path: Path,
    refused: Move? = nil,
    on graph: ControllerGraph
  ) throws(Mismatch) -> [RehearsedStep] {
    var steps: [RehearsedStep] = []
    var before = path.start
    for step in path.steps {
      let isFirst = graph.isFirst(step.move)
      let isMade: Void? = try? graph.make(step.move)
      let found = isMade == nil ? nil : forgetting(graph)
      guard found == step.state else {
        throw Mismatch(move: step.move, state: before, expected: step.state, found: found)
      }
      steps.append(RehearsedStep(move: step.move, isFirst: isFirst, state: graph.snapshot))
      before = step.state
    }
    if let refused {
      let isFirst = graph.isFirst(refused)
      do {
        try graph.make(refused)
        throw Mismatch(move: refused, state: before, expected: nil, found: forgetting(graph))
      } catch let error as Mismatch {
        throw error
      } catch {
        steps.append(RehearsedStep(move: refused, isFirst: isFirst, state: graph.snapshot))
      }
    }
    return steps
  }

  /// The state of a graph, in which tabs that were left are as they began.
  private func forgetting(_ graph: ControllerGraph) -> Snapshot? {
    var forest = space.forest
    guard let reading = HierarchyReading(graph, &forest), let state = reading.state(in: &forest)
    else { return nil }
    return forest.snapshot(of: forest.levels(of: state), width: width, bundle: bundle).snapshot
  }
}
