import Routes

extension Judge {
  /// Makes every move of every state on a graph of its own, and compares the result with that of the
  /// search.
  ///
  /// - Returns: The number of moves.
  /// - Throws: ``Exploration/Mismatch`` for the first difference.
  @discardableResult
  func verify(_ space: StateSpace, _ found: FoundStates) throws -> Int {
    var space = space
    var count = 0
    for state in found.order.prefix(found.expandedCount) {
      guard let front = space.front(of: state) else { continue }
      let levels = space.forest.levels(of: state)
      if case .open = space.forest.attachments[space.forest.parts(ofLevel: levels[0]).attachment] {
        continue
      }
      let bundle = registry.scenes.bundle
      let before = space.forest.snapshot(of: levels, width: width, bundle: bundle)
      space.count(state)
      for choice in front.moves {
        let expected: Forest.State?
        switch space.result(of: choice, in: state) {
        case .state(let next): expected = next
        case .nothing: expected = state
        case .refused: expected = nil
        case .unknown, .sideBySide, .tooMany, .missing: continue
        }
        if case .open = choice.move.action { continue }
        count += 1
        let result = try self.result(of: choice.move, in: before, &space.forest)
        guard result != expected else { continue }
        func snapshot(_ state: Forest.State) -> Snapshot {
          let levels = space.forest.levels(of: state)
          return space.forest.snapshot(of: levels, width: width, bundle: bundle).snapshot
        }
        throw Exploration.Mismatch(
          move: choice.move,
          state: before.snapshot,
          expected: expected.map(snapshot),
          found: result.map(snapshot)
        )
      }
    }
    return count
  }

  /// The state after a move on a graph of its own; `nil` if it is refused.
  private func result(
    of move: Move,
    in state: StateSnapshot,
    _ forest: inout Forest
  ) throws -> Forest.State? {
    let graph = try graph(in: state.snapshot, state.locations)
    do {
      try graph.make(move)
    } catch is Refusal {
      return nil
    }
    return HierarchyReading(graph, &forest)?.state(in: &forest)
  }
}
