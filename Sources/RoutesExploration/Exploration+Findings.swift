import Routes

extension Exploration {
  /// A move that the graph refuses, with the shortest path to it.
  public struct RefusedMove: Hashable, Sendable {
    /// The path to the state in which the move is refused.
    public var path: Path
    /// The move, with its ``Move/refusal``.
    public var move: Move
  }

  /// The refused moves, each at the end of the shortest path on which it is refused.
  ///
  /// A swipe that only a presentation's style or modality refuses is not among them.
  ///
  /// - Complexity: O(*s* · *m*) in the number of states and of moves in each.
  public var refusedMoves: [RefusedMove] {
    var space = space
    var seen: Set<Move> = []
    var refused: [RefusedMove] = []
    for state in found.order {
      guard let front = space.front(of: state) else { continue }
      space.count(state)
      for choice in front.moves where choice.move.action != .swipeDown {
        guard case .refused(let reason) = space.result(of: choice, in: state) else { continue }
        var move = choice.move
        move.refusal = reason
        // The same segue is told once, wherever its source is on screen.
        var key = move
        key.position = 0
        guard seen.insert(key).inserted else { continue }
        refused.append(RefusedMove(path: path(to: state), move: move))
      }
    }
    return refused
  }

  /// The shortest paths to states that no move leaves, one for each screen in front.
  ///
  /// A state from which a move may lead further than the search goes is not among them.
  ///
  /// - Complexity: O(*s* · *m*) in the number of states and of moves in each.
  public var deadEnds: [Path] {
    let edges = StateEdges(self)
    var seen: Set<UInt32> = []
    return found.order.indices.compactMap { position in
      let state = found.order[position]
      guard !edges.isOpen[position], edges[position].allSatisfy({ $0.target == position }),
        let label = space.front(of: state)?.shown.last, seen.insert(label).inserted
      else { return nil }
      return path(to: state)
    }
  }

  /// The moves that would have added a second controller of a screen, or one beyond
  /// ``Bounds/copies``: for each screen the shortest path that ends with such a move.
  public var repeatedScreens: [Path] {
    repeats.values.sorted { ($0.state, $0.move) < ($1.state, $1.move) }.map(path(byAdding:))
  }
}
