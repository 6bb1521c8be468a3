import Routes

extension Exploration {
  /// What a move did in the first of the states in which it did so.
  package struct MoveOutcome: Hashable, Sendable {
    /// What became of a move.
    package enum Kind: Hashable, Sendable {
      /// The move led to a state.
      case performed
      /// The graph refused the move.
      case refused(Refusal.Reason)
      /// The move changed nothing.
      case nothing
      /// The move would have added another controller of a scene than the bounds allow.
      case repeats
      /// It is not known what the move does.
      case unknown
    }

    package var move: Move
    package var kind: Kind
    /// Whether the state is known to the end, and the move and the way to it need only sure moves.
    package var isSure: Bool
    /// The number of the state among those that were found.
    package var state: Int
  }

  /// What each move did: once for each of its results, in the order in which they were found.
  ///
  /// - Complexity: O(*f* · *m*) in the number of fronts and of moves in each, and for unwinds in the
  ///   number of states.
  package var outcomes: [MoveOutcome] {
    var space = space
    var outcomes: [MoveOutcome] = []
    var seen: Set<OutcomeKey> = []
    var fronts: Set<Int> = []
    for (position, state) in found.order.enumerated() {
      guard let number = space.frontNumber(of: state) else { continue }
      let isNew = fronts.insert(number).inserted
      let front = space.fronts[number]
      guard isNew || front.hasUnwinds else { continue }
      if front.hasAdditions { space.count(state) }
      let isSure = position < found.sureCount && !space.forest.isOpen(state)
      for choice in front.moves where isNew || choice.isUnwind {
        let kind = MoveOutcome.Kind(space.result(of: choice, in: state))
        let isSure = isSure && choice.move.isSure
        let key = OutcomeKey(move: choice.move, kind: kind, isSure: isSure)
        guard seen.insert(key).inserted else { continue }
        outcomes.append(
          MoveOutcome(move: choice.move, kind: kind, isSure: isSure, state: position)
        )
      }
    }
    return outcomes
  }

  /// The sure segues that would have added another controller of a scene than the bounds allow: each
  /// in the first state in which it does so.
  ///
  /// - Complexity: O(*s* · *m*) in the number of states and of moves in each.
  package var sureRepeats: [MoveOutcome] {
    var space = space
    var found: [MoveOutcome] = []
    var seen: Set<SegueObject> = []
    for (position, state) in self.found.order.prefix(self.found.sureCount).enumerated() {
      guard let front = space.front(of: state), front.hasAdditions, !space.forest.isOpen(state)
      else { continue }
      space.count(state)
      for choice in front.moves where choice.move.isSure {
        guard let segue = choice.move.segue, !seen.contains(segue),
          case .tooMany = space.result(of: choice, in: state)
        else { continue }
        seen.insert(segue)
        found.append(MoveOutcome(move: choice.move, kind: .repeats, isSure: true, state: position))
      }
    }
    return found
  }

  /// The shortest path to the state of an outcome, and its move if that leads further.
  package func path(making outcome: MoveOutcome) -> Path {
    let state = found.order[outcome.state]
    let moves = space.front(of: state)?.moves ?? []
    switch outcome.kind {
    case .performed, .repeats:
      guard let index = moves.firstIndex(where: { $0.move == outcome.move }) else { break }
      return path(byAdding: FoundStates.Step(state: state, move: UInt16(index)))
    case .refused, .nothing, .unknown: break
    }
    return path(to: state)
  }

  /// The shortest path to the state with a number.
  package func path(toState number: Int) -> Path { path(to: found.order[number]) }
}

private struct OutcomeKey: Hashable {
  var move: Move
  var kind: Exploration.MoveOutcome.Kind
  var isSure: Bool
}

extension Exploration.MoveOutcome.Kind {
  fileprivate init(_ result: StateSpace.Result) {
    switch result {
    case .state: self = .performed
    case .nothing: self = .nothing
    case .refused(let reason): self = .refused(reason)
    case .tooMany: self = .repeats
    case .unknown, .sideBySide, .missing: self = .unknown
    }
  }
}

extension Front {
  /// Whether a move searches its target in the whole state.
  fileprivate var hasUnwinds: Bool { moves.contains(where: \.isUnwind) }
}

extension Front.Choice {
  fileprivate var isUnwind: Bool {
    if case .unwind = outcome { true } else { false }
  }
}

extension Exploration {
  /// The states that were found, in order.
  ///
  /// - Complexity: O(1) for each state and its controllers.
  package var states: some Sequence<Snapshot> { found.order.lazy.map { snapshot(of: $0) } }
}
