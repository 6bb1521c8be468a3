import Routes

/// The states to which moves lead from some states, in the order of a breadth-first search.
struct Walk {
  /// The states that were reached, in order, also those beyond the bound of copies.
  private(set) var order: [Int] = []
  private var last: [Int: MoveNumber] = [:]
  private var taps: [Int: Int] = [:]

  /// The states that were reached without a move.
  var sources: [Int] { Array(order.prefix { taps(to: $0) == 0 }) }

  func isReached(_ number: Int) -> Bool { taps[number] != nil }

  /// The number of moves to a state that was reached.
  func taps(to number: Int) -> Int { taps[number] ?? 0 }

  /// The moves to a state that was reached, from one of the first ones.
  func steps(to number: Int) -> [MoveNumber] {
    var steps: [MoveNumber] = []
    var number = number
    // A walk may come back to a state from which it started.
    for _ in 0..<taps(to: number) {
      guard let step = last[number] else { break }
      steps.append(step)
      number = step.state
    }
    return steps.reversed()
  }

  mutating func reach(_ number: Int, by step: MoveNumber?) {
    guard taps[number] == nil else { return }
    taps[number] = step.map { taps(to: $0.state) + 1 } ?? 0
    last[number] = step
    order.append(number)
  }
}

extension Exploration {
  /// Follows the moves of the states that were found.
  ///
  /// - Parameters:
  ///   - sources: The states to start from.
  ///   - includingThem: Whether these are reached without a move.
  ///   - onlyCertain: Whether to leave out moves that only code may make.
  ///   - stops: Whether the walk ends at a state that it reached.
  func walk(
    from sources: [Int],
    includingThem: Bool = true,
    onlyCertain: Bool,
    stops: (Int) -> Bool = { _ in false }
  ) -> Walk {
    var walk = Walk()
    func follow(_ number: Int) {
      for (index, made) in found[number].moves.enumerated()
      where made.move.isCertain || !onlyCertain {
        guard let target = made.target else { continue }
        walk.reach(target, by: MoveNumber(state: number, move: index))
      }
    }
    for source in sources {
      if includingThem { walk.reach(source, by: nil) } else { follow(source) }
    }
    var next = 0
    while next < walk.order.count {
      let number = walk.order[next]
      next += 1
      if !stops(number) { follow(number) }
    }
    return walk
  }

  /// The least number of certain moves from each state to one of some states; no entry if there is no way.
  ///
  /// Moves to a tab that may show more than the search knows are left out.
  func distances(to targets: [Int], _ leftTabs: [Int: Set<Tab>]) -> [Int: Int] {
    var sources: [Int: [Int]] = [:]
    for number in found.order {
      for (index, made) in found[number].moves.enumerated() where made.move.isCertain {
        let step = MoveNumber(state: number, move: index)
        guard let target = made.target, !found.selects(leftTabs[number] ?? [], step) else {
          continue
        }
        sources[target, default: []].append(number)
      }
    }
    var distances = Dictionary(targets.map { ($0, 0) }) { first, _ in first }
    var queue = targets
    var next = 0
    while next < queue.count {
      let number = queue[next]
      next += 1
      for source in sources[number] ?? [] where distances[source] == nil {
        distances[source] = distances[number, default: 0] + 1
        queue.append(source)
      }
    }
    return distances
  }
}
