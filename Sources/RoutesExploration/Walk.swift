import Routes

/// The states to which moves lead from some states, in the order of a breadth-first search.
struct Walk {
  /// The states that were reached, in order, also those beyond the bound of copies.
  private(set) var order: [Int] = []
  /// The last move to each of them, and how many moves and taps lead there.
  private var arrivals: [Int: (step: MoveNumber?, length: Int, taps: Int)] = [:]

  /// The states that were reached without a move.
  var sources: [Int] { Array(order.prefix { arrivals[$0]?.length == 0 }) }

  func isReached(_ number: Int) -> Bool { arrivals[number] != nil }

  /// The number of moves to a state that was reached, without those that cost no tap.
  func taps(to number: Int) -> Int { arrivals[number]?.taps ?? 0 }

  /// The last move to a state; `nil` for one of the first ones.
  func last(to number: Int) -> MoveNumber? { arrivals[number]?.step }

  /// The moves to a state that was reached, from one of the first ones.
  func steps(to number: Int) -> [MoveNumber] {
    var steps: [MoveNumber] = []
    var number = number
    // A walk may come back to a state from which it started.
    for _ in 0..<(arrivals[number]?.length ?? 0) {
      guard let step = arrivals[number]?.step else { break }
      steps.append(step)
      number = step.state
    }
    return steps.reversed()
  }

  mutating func reach(_ number: Int, by step: MoveNumber?, isFree: Bool = false) {
    guard !isReached(number) else { return }
    let before = step.map { arrivals[$0.state] ?? (nil, 0, 0) }
    arrivals[number] = (
      step, before.map { $0.length + 1 } ?? 0, before.map { $0.taps + (isFree ? 0 : 1) } ?? 0
    )
    order.append(number)
  }
}

extension Exploration {
  /// Follows the moves of the states that were found.
  ///
  /// - Parameters:
  ///   - sources: The states to start from.
  ///   - includingThem: Whether these are reached without a move.
  ///   - distance: The number of moves before a source, so that the nearest ones come first.
  ///   - onlyCertain: Whether to leave out moves that only code may make.
  ///   - countsCode: Whether a move counts that code may make without a tap. Otherwise the numbers of taps are the
  ///     least that are possible, and the paths need not be the shortest.
  ///   - stops: Whether the walk ends at a state that it reached.
  ///   - isFollowed: Whether the walk includes a move, given the last one before it.
  func walk(
    from sources: [Int],
    includingThem: Bool = true,
    distance: (Int) -> Int = { _ in 0 },
    onlyCertain: Bool,
    countsCode: Bool = true,
    stops: (Int) -> Bool = { _ in false },
    isFollowed: (_ step: MoveNumber, _ last: MoveNumber?) -> Bool = { _, _ in true }
  ) -> Walk {
    var walk = Walk()
    // The moves that cost a tap, after those that cost none.
    var later: [(target: Int, step: MoveNumber)] = []
    func follow(_ number: Int) {
      for (index, made) in found[number].moves.enumerated()
      where made.move.isCertain || !onlyCertain {
        let step = MoveNumber(state: number, move: index)
        guard let target = made.target, isFollowed(step, walk.last(to: number)) else { continue }
        if countsCode && !made.move.embedsAlone || needsTap(made.move) {
          later.append((target, step))
        } else {
          walk.reach(target, by: step, isFree: true)
        }
      }
    }
    var waiting = sources.sorted { distance($0) < distance($1) }[...]
    var level = 0
    var next = 0
    while next < walk.order.count || !later.isEmpty || !waiting.isEmpty {
      if next == walk.order.count {
        for move in later { walk.reach(move.target, by: move.step) }
        later = []
        while let source = waiting.first, distance(source) <= level {
          waiting.removeFirst()
          if includingThem { walk.reach(source, by: nil) } else { follow(source) }
        }
        level += 1
        continue
      }
      let number = walk.order[next]
      next += 1
      if !stops(number) { follow(number) }
    }
    return walk
  }

  /// Whether code makes a move only after a tap, if it makes the move at all.
  func needsTap(_ move: Move) -> Bool {
    switch move.action {
    case .segue(let object, identifier: _):
      move.isCertain && !facts[object].isUntapped
    case .tab: facts.tabSelection == .never
    case .back, .swipeDown, .registered: true
    case .dismiss, .dismissTo, .pop, .popTo, .popToRoot, .handOver: move.isCertain
    case .root, .show, .open: move.isCertain && move.isTapped
    }
  }

  /// The greatest number of taps from each state to one of some states on the best way of certain moves; no entry if
  /// there is no way.
  ///
  /// Moves to a tab that may show more than the search knows are left out.
  func distances(to targets: [Int], _ leftTabs: [Int: Set<Tab>]) -> [Int: Int] {
    var sources: [Int: [(node: Int, taps: Int)]] = [:]
    for number in found.order {
      for (index, made) in found[number].moves.enumerated() where made.move.isCertain {
        let step = MoveNumber(state: number, move: index)
        // Code that adds a child may remove it.
        guard let target = made.target, !made.move.action.embeds,
          !found.selects(leftTabs[number] ?? [], step)
        else { continue }
        sources[target, default: []].append((number, delay(of: step) == nil ? 1 : 2))
      }
    }
    return leastDistances(from: targets) { sources[$0] ?? [] }
  }

  /// Why a move may take a tap more.
  func delay(of step: MoveNumber) -> Doubt.Reason? {
    let state = found[step.state]
    let move = state.moves[step.move].move
    if found.isBelowMore(step) { return .more(move) }
    let isAsked =
      if let segue = move.segue {
        facts[segue].isAsked
      } else {
        state.shown.indices.contains(move.position)
          && state.screens[move.position].scene.flatMap { facts.scenes[$0] }?.codeMoves
            .contains { $0.action == move.action && $0.isAsked } == true
      }
    return isAsked ? .alert(move) : nil
  }
}

/// The least number of taps to each node on ways from some nodes.
///
/// - Parameters:
///   - sources: The nodes to start from.
///   - neighbors: The nodes after one, each with the number of taps to it.
func leastDistances<Node: Hashable>(
  from sources: [Node],
  _ neighbors: (Node) -> [(node: Node, taps: Int)]
) -> [Node: Int] {
  var distances: [Node: Int] = [:]
  var later = [0: sources]
  while let distance = later.keys.min(), var level = later.removeValue(forKey: distance) {
    while let node = level.popLast() {
      guard distances[node] == nil else { continue }
      distances[node] = distance
      for (next, taps) in neighbors(node) {
        if taps == 0 {
          level.append(next)
        } else {
          later[distance + taps, default: []].append(next)
        }
      }
    }
  }
  return distances
}
