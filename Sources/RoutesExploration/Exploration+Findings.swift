import Routes

extension MadeMove.Outcome {
  /// Whether the move certainly changes nothing.
  fileprivate var staysHere: Bool {
    switch self {
    case .nothing, .refused: true
    case .leads, .repeats, .unknown: false
    }
  }
}

extension Exploration {
  /// A state that nothing but some moves leads away from.
  package struct DeadEnd: Hashable, Sendable {
    /// The scenes on screen, the front one last.
    package var scenes: [Storyboard.SceneObject]
    /// The number of the state.
    package var state: Int
  }

  /// The states that certain moves lead to and no move leads away from: the first for each scene, without
  /// the start.
  ///
  /// - Complexity: O(*s* · *m*) in the number of states and of moves in each.
  package func certainDeadEnds() -> [DeadEnd] {
    var seen: Set<Storyboard.SceneObject> = []
    let leftTabs = found.leftTabs()
    return found.order.prefix(found.certainCount).dropFirst(found.startCount).compactMap { number in
      let state = found[number]
      guard state.cut == nil, !state.state.isOpen, state.moves.allSatisfy(\.outcome.staysHere),
        !state.moves.indices.contains(where: { index in
          found.mayUnwind(to: leftTabs[number], MoveNumber(state: number, move: index))
        }),
        let scene = state.screens.last?.scene, seen.insert(scene).inserted
      else { return nil }
      return DeadEnd(scenes: state.screens.compactMap(\.scene), state: number)
    }
  }
}

extension Exploration {
  /// What a move did in the first of the states in which it did so.
  package struct MoveOutcome: Equatable, Sendable {
    /// What became of a move.
    package enum Kind: Equatable, Sendable {
      /// The move led to a state.
      case performed
      /// The graph refused the move.
      case refused(Refusal.Reason)
      /// The move changed nothing.
      case nothing
      /// The move would have added more controllers of a scene than the bounds allow.
      case repeats
      /// It is not known what the move does.
      case unknown
    }

    package var move: Move
    package var kind: Kind
    /// Whether the state is known to the end, and the move and the way to it are certain.
    package var isCertain: Bool
    let step: MoveNumber
  }

  /// What each move did: once for each of its results, in the order in which they were found.
  ///
  /// - Complexity: O(*s* · *m*) in the number of states and of moves in each.
  package var outcomes: [MoveOutcome] {
    var outcomes: [MoveOutcome] = []
    var seen: Set<MoveOutcome.Key> = []
    let leftTabs = found.leftTabs()
    for (position, number) in found.order.enumerated() {
      let isCertain = position < found.certainCount && !found[number].state.isOpen
      for (index, made) in found[number].moves.enumerated() {
        let step = MoveNumber(state: number, move: index)
        let outcome = MoveOutcome(
          move: made.move,
          kind: MoveOutcome.Kind(made),
          isCertain: isCertain && made.move.isCertain
            && !found.mayUnwind(to: leftTabs[number], step),
          step: step
        )
        if seen.insert(outcome.key).inserted { outcomes.append(outcome) }
      }
    }
    return outcomes
  }

  /// The certain moves that would have added another controller of a scene than the bounds allow: each
  /// in the first state in which it does so.
  ///
  /// - Complexity: O(*s* · *m*) in the number of states and of moves in each.
  package var certainRepeats: [MoveOutcome] {
    var seen: [Move.Action: Set<ExactString>] = [:]
    return outcomes.filter { outcome in
      outcome.isCertain && outcome.kind == .repeats
        && seen[outcome.move.action, default: []].insert(outcome.move.source).inserted
    }
  }

  /// The screens that moves after an outcome lead to before a scene is on screen again, if they are at
  /// least half of those that moves from the start lead to; otherwise none. Some other scenes do not count.
  package func mostScreens(
    after outcome: MoveOutcome,
    avoiding scene: Storyboard.SceneObject,
    besides others: Set<Storyboard.SceneObject>
  ) -> Set<Storyboard.SceneObject> {
    guard let target = found[outcome.step.state].moves[outcome.step.move].target else { return [] }
    func isAvoided(_ number: Int) -> Bool { found[number].screens.contains { $0.scene == scene } }
    func screens(_ numbers: [Int]) -> Set<Storyboard.SceneObject?> {
      Set(numbers.flatMap { found[$0].screens }.filter(\.isNamed).map(\.scene)).subtracting(others)
    }
    // To go back past the scene is no way through it.
    let walk = walk(
      from: [target],
      onlyCertain: false,
      stops: isAvoided,
      isFollowed: { step, _ in !found[step.state].moves[step.move].move.action.goesFarBack }
    )
    let all = self.walk(from: Array(found.order.prefix(found.startCount)), onlyCertain: false)
    let behind = screens(walk.order.filter { !isAvoided($0) })
    return behind.count * 2 >= screens(all.order).count ? Set(behind.compactMap(\.self)) : []
  }

  /// The shortest path to the state of an outcome, and its move if that leads further.
  package func path(making outcome: MoveOutcome) -> Path {
    switch outcome.kind {
    case .performed, .repeats: path(making: outcome.step)
    case .refused, .nothing, .unknown: path(toState: outcome.step.state)
    }
  }
}

extension Exploration.MoveOutcome {
  fileprivate struct Key: Hashable {
    var move: Move
    var result: String
    var isCertain: Bool
  }

  fileprivate var key: Key {
    var move = move
    move.refusal = nil
    return Key(move: move, result: kind.word, isCertain: isCertain)
  }
}

extension Exploration.MoveOutcome.Kind {
  /// What became of the move, in one word.
  package var word: String {
    switch self {
    case .performed: "performed"
    case .refused: "refused"
    case .nothing: "nothing"
    case .repeats: "repeats"
    case .unknown: "unknown"
    }
  }

  fileprivate init(_ made: MadeMove) {
    switch made.outcome {
    case .leads: self = .performed
    case .nothing: self = .nothing
    case .refused: self = made.move.refusal.map { .refused($0) } ?? .unknown
    case .repeats: self = .repeats
    case .unknown: self = .unknown
    }
  }
}
