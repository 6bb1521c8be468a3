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
    var seen: Set<Move> = []
    var refused: [RefusedMove] = []
    for number in found.order {
      for made in found[number].moves
      where made.outcome == .refused && made.move.action != .swipeDown {
        // The same segue is told once, wherever its source is on screen.
        var key = made.move
        key.position = 0
        key.refusal = nil
        guard seen.insert(key).inserted else { continue }
        refused.append(RefusedMove(path: path(toState: number), move: made.move))
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
    var seen: Set<Snapshot.Screen> = []
    return found.order.compactMap { number in
      guard found[number].cut == nil, found[number].moves.allSatisfy(\.outcome.staysHere),
        let front = found[number].screens.last, seen.insert(front.alone).inserted
      else { return nil }
      return path(toState: number)
    }
  }

  /// The moves that would have added a second controller of a screen, or one beyond
  /// ``Bounds/copies``: for each screen the shortest path that ends with such a move.
  public var repeatedScreens: [Path] {
    var seen: Set<Snapshot.Screen> = []
    return repeats.compactMap { step, target in
      guard let front = found[target].screens.last, seen.insert(front.alone).inserted else {
        return nil
      }
      return path(making: step)
    }
  }

  /// The steps beyond ``Bounds/copies``, with the states after them.
  private var repeats: some Sequence<(MoveNumber, Int)> {
    found.order.lazy.flatMap { number in
      found[number].moves.enumerated().compactMap { index, made in
        guard case .repeats(let target) = made.outcome else { return nil }
        return (MoveNumber(state: number, move: index), target)
      }
    }
  }
}

extension Snapshot.Screen {
  /// The screen wherever it is.
  fileprivate var alone: Self {
    Self(name: name, kind: kind, placement: .root, scene: scene)
  }
}

extension MadeMove.Outcome {
  /// Whether the move certainly changes nothing.
  var staysHere: Bool {
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
    return found.order.prefix(found.certainCount).dropFirst(found.startCount).compactMap { number in
      let state = found[number]
      guard state.cut == nil, !state.state.isOpen, state.moves.allSatisfy(\.outcome.staysHere),
        let scene = state.screens.last?.scene, seen.insert(scene).inserted
      else { return nil }
      return DeadEnd(scenes: state.screens.compactMap(\.scene), state: number)
    }
  }
}

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
    for (position, number) in found.order.enumerated() {
      let isCertain = position < found.certainCount && !found[number].state.isOpen
      for (index, made) in found[number].moves.enumerated() {
        let outcome = MoveOutcome(
          move: made.move,
          kind: MoveOutcome.Kind(made),
          isCertain: isCertain && made.move.isCertain,
          step: MoveNumber(state: number, move: index)
        )
        if seen.insert(outcome.key).inserted { outcomes.append(outcome) }
      }
    }
    return outcomes
  }

  /// The certain segues that would have added another controller of a scene than the bounds allow: each
  /// in the first state in which it does so.
  ///
  /// - Complexity: O(*s* · *m*) in the number of states and of moves in each.
  package var certainRepeats: [MoveOutcome] {
    var seen: Set<Storyboard.SegueObject> = []
    return outcomes.filter { outcome in
      outcome.isCertain && outcome.kind == .repeats
        && outcome.move.segue.map { seen.insert($0).inserted } == true
    }
  }

  /// The screens that moves after an outcome lead to before a scene is on screen again, if they are at
  /// least half of those that moves from the start lead to; otherwise none.
  package func mostScreens(
    after outcome: MoveOutcome,
    avoiding scene: Storyboard.SceneObject
  ) -> Set<Storyboard.SceneObject> {
    guard let target = found[outcome.step.state].moves[outcome.step.move].target else { return [] }
    func isAvoided(_ number: Int) -> Bool { found[number].screens.contains { $0.scene == scene } }
    func screens(_ numbers: [Int]) -> Set<Storyboard.SceneObject?> {
      Set(numbers.flatMap { found[$0].screens }.filter(\.isNamed).map(\.scene))
    }
    let walk = walk(from: [target], onlyCertain: false, stops: isAvoided)
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
