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

  /// A state that no move leads away from.
  package struct DeadEnd: Hashable, Sendable {
    /// The scene in front; `nil` if its controller was not made from one.
    package var scene: SceneObject?
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
      let isSure = position < found.sureCount && !space.isOpen(state)
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

  /// The states that sure moves lead to and no move leads away from: the first for each scene, without
  /// the start.
  ///
  /// - Complexity: O(*s* · *m*) in the number of states and of moves in each.
  package var sureDeadEnds: [DeadEnd] {
    var space = space
    var ends: [DeadEnd] = []
    var seen: Set<UInt32> = []
    for (position, state) in found.order.prefix(found.sureCount).enumerated()
    where position >= found.startCount {
      guard let front = space.front(of: state), let label = front.shown.last,
        !seen.contains(label), !space.isOpen(state)
      else { continue }
      if front.hasAdditions { space.count(state) }
      let leads = front.moves.contains { choice in
        switch space.result(of: choice, in: state) {
        case .state(let next): next != state
        case .nothing, .refused: false
        case .unknown, .sideBySide, .tooMany, .missing: true
        }
      }
      if leads { continue }
      seen.insert(label)
      let scene = space.forest.labels[label].scene.flatMap(bundle.object(at:))
      ends.append(DeadEnd(scene: scene, state: position))
    }
    return ends
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

extension StateSpace {
  /// Whether a state is on controllers that are not known.
  fileprivate func isOpen(_ state: State) -> Bool {
    guard let lowest = forest.levels(of: state).first else { return true }
    return forest.attachments[forest.parts(ofLevel: lowest).attachment] == .open
  }
}

extension Exploration {
  /// The numbers of the first states that show each of ``screens``, in the same order.
  ///
  /// - Complexity: O(*s*) in the number of states.
  package var statesOfScreens: [Int] {
    var first: [Int: Int] = [:]
    var fronts: Set<Int> = []
    let numbers = Dictionary(
      zip(screens.map { ScreenKey(name: $0.name, scene: $0.scene) }, screens.indices)
    ) { first, _ in first }
    for (position, state) in found.order.enumerated() {
      guard let number = space.frontNumber(of: state), fronts.insert(number).inserted else {
        continue
      }
      for label in space.fronts[number].shown {
        let value = space.forest.labels[label]
        let key = ScreenKey(name: value.name, scene: value.scene.flatMap(bundle.object(at:)))
        if let screen = numbers[key], first[screen] == nil { first[screen] = position }
      }
    }
    return screens.indices.map { first[$0] ?? 0 }
  }

  private struct ScreenKey: Hashable {
    var name: ExactString
    var scene: SceneObject?
  }
}

extension Exploration {
  /// The states that were found, in order.
  ///
  /// - Complexity: O(1) for each state and its controllers.
  package var states: some Sequence<Snapshot> { found.order.lazy.map { snapshot(of: $0) } }
}
