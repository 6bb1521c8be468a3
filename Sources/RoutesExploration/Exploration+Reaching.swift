import Routes

extension Exploration {
  /// Whether no state is of a kind.
  func never(_ isBad: (Forest.State) -> Bool) -> Verdict {
    guard let position = found.order.indices.first(where: { isBad(found.order[$0]) }) else {
      return .holds
    }
    return failing(at: position)
  }

  /// The verdict on a property that a found state breaks.
  private func failing(at position: Int) -> Verdict {
    let path = path(to: found.order[position])
    return position < found.sureCount ? .fails(path) : .notProved(path)
  }

  private func positions(where matches: (Forest.State) -> Bool) -> [Int] {
    found.order.indices.filter { matches(found.order[$0]) }
  }

  /// Whether moves lead from the start to a pattern.
  func reach(_ pattern: Pattern, within taps: Int?) -> Verdict {
    let targets = positions { matches($0, pattern) }
    guard let first = targets.first else { return isComplete ? .fails(nil) : .notProved(nil) }
    let path = path(to: found.order[first])
    let isSure = first < found.sureCount
    guard let taps else { return isSure ? .holds : .notProved(path) }
    if isSure, path.steps.count <= taps { return .holds }
    // A shorter path may use a move that only code may make, or one whose result is not known.
    let edges = StateEdges(self)
    let all = edges.search(from: Array(0..<found.startCount), onlySure: false) { _ in false }
    // The nearest one is reached first.
    let isTarget = Set(targets)
    let nearest = all.order.first(where: isTarget.contains) ?? first
    let open = all.order.first { edges.isOpen[$0] }.map { all.steps(to: $0).count }
    let shortest = self.path(all, to: nearest)
    if shortest.steps.count <= taps { return .notProved(shortest) }
    return (open ?? .max) < taps ? .notProved(path) : .fails(isSure ? path : shortest)
  }

  /// Whether moves lead to a pattern from every state that can be reached.
  func back(_ pattern: Pattern, within taps: Int?) -> Verdict {
    reach(pattern, within: taps) { _ in true }
  }

  /// Whether moves lead to a pattern from all states of a kind.
  func reach(
    _ pattern: Pattern,
    within taps: Int?,
    from isSource: (Forest.State) -> Bool
  ) -> Verdict {
    let targets = positions { matches($0, pattern) }
    let sources = positions(where: isSource)
    if sources.isEmpty { return .vacuous }
    let edges = StateEdges(self)
    let sure = edges.distances(to: targets, onlySure: true)
    let limit = taps ?? .max
    let far = sources.filter { sure[$0].map { $0 > limit } ?? true }
    if far.isEmpty { return sources.contains { $0 < found.sureCount } ? .holds : .notProved(nil) }
    let all = edges.distances(to: targets, onlySure: false)
    // A move from an open state may lead to a target, and is one more.
    let open = edges.distances(
      to: edges.isOpen.indices.filter { edges.isOpen[$0] },
      onlySure: false
    )
    var unproved: Int?
    for source in far {
      let mayReach =
        all[source].map { $0 <= limit } ?? false || open[source].map { $0 < limit } ?? false
      if source < found.sureCount, !mayReach {
        return .fails(path(to: found.order[source]))
      }
      if unproved == nil { unproved = source }
    }
    return unproved.map { .notProved(path(to: found.order[$0])) } ?? .holds
  }
}

extension Exploration {
  /// Whether a pattern is only reached after another one.
  func only(_ pattern: Pattern, after earlier: Pattern) -> Verdict {
    guard matches(pattern).contains(where: { _ in true }) else { return .vacuous }
    let edges = StateEdges(self)
    let isEarlier = found.order.map { matches($0, earlier) }
    for onlySure in [true, false] {
      let paths = edges.search(from: Array(0..<found.startCount), onlySure: onlySure) {
        isEarlier[$0]
      }
      for position in paths.order
      where !isEarlier[position] && matches(found.order[position], pattern) {
        let path = self.path(paths, to: position)
        return onlySure ? .fails(path) : .notProved(path)
      }
    }
    return .holds
  }

  /// Whether no path leads from one pattern to another, before it passes a third.
  func never(_ pattern: Pattern, after earlier: Pattern, until end: Pattern?) -> Verdict {
    let sources = positions { matches($0, earlier) }
    if sources.isEmpty { return .vacuous }
    let edges = StateEdges(self)
    let isEnd = found.order.map { state in end.map { matches(state, $0) } ?? false }
    for onlySure in [true, false] {
      let first = sources.filter { !onlySure || $0 < found.sureCount }
      let paths = edges.search(from: first, includesSources: false, onlySure: onlySure) {
        isEnd[$0]
      }
      for position in paths.order
      where !isEnd[position] && matches(found.order[position], pattern) {
        let steps = paths.steps(to: position)
        guard let source = steps.first?.position else { continue }
        let path = path(to: source, then: steps, end: position)
        return onlySure ? .fails(path) : .notProved(path)
      }
    }
    return .holds
  }

  private func path(_ paths: StateEdges.Paths, to end: Int) -> Path {
    let steps = paths.steps(to: end)
    return path(
      from: found.order[steps.first?.position ?? end],
      by: steps.map { FoundStates.Step(state: found.order[$0.position], move: $0.move) },
      to: found.order[end]
    )
  }

  /// A path to a state, and moves from there.
  private func path(
    to state: Int,
    then steps: [(position: Int, move: UInt16)],
    end: Int
  ) -> Path {
    let first = found.steps(to: found.order[state])
    let rest = steps.map { FoundStates.Step(state: found.order[$0.position], move: $0.move) }
    return path(
      from: first.first?.state ?? found.order[state],
      by: first + rest,
      to: found.order[end]
    )
  }
}
