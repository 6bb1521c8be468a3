import Routes

/// Searches states breadth first: those that sure moves lead to, then those that possible ones do.
struct Search {
  private let judge: Judge
  private let bounds: Exploration.Bounds
  private var space: StateSpace
  private var found: FoundStates
  private var cuts: Set<Exploration.Cut> = []
  private var repeats: [Int: FoundStates.Step] = [:]

  init(_ judge: Judge, _ bounds: Exploration.Bounds) {
    self.judge = judge
    self.bounds = bounds
    space = StateSpace(copies: bounds.copies)
    found = FoundStates()
  }

  /// Searches from the state of a graph, and from scenes that code opens at an unknown place.
  mutating func run(from graph: ControllerGraph?) throws -> Exploration {
    if let graph {
      guard let reading = HierarchyReading(graph, &space.forest),
        let start = reading.state(in: &space.forest)
      else { throw Refusal.Reason.controller(.noRoot) }
      found.add(start, from: nil)
    }
    for scene in judge.facts.openScenes {
      guard let level = try judge.openLevel(of: scene, &space.forest) else { continue }
      found.add(space.forest.state(level, on: nil), from: nil)
    }
    found.startCount = found.order.count
    var hasPossible = false
    var next = 0
    while next < found.order.count, try expand(next, only: true, &hasPossible) { next += 1 }
    found.sureCount = found.order.count
    if hasPossible, bounds.onlySure {
      cuts.insert(.possible)
    } else if hasPossible {
      next = 0
      while next < found.order.count,
        try expand(next, only: next >= found.sureCount ? nil : false, &hasPossible)
      {
        next += 1
      }
    }
    found.expandedCount = next
    // What the last states show is known, too.
    for state in found.order[next...] { _ = try frontNumber(of: state) }
    if bounds.verifies { try judge.verify(space, found) }
    return Exploration(
      space: space,
      found: found,
      bounds: bounds,
      cuts: cuts,
      repeats: repeats,
      width: judge.width,
      bundle: judge.registry.scenes.bundle
    )
  }

  /// Makes the moves of a found state.
  ///
  /// - Parameters:
  ///   - position: The position of the state among those that were found.
  ///   - isSure: Whether to make the sure moves, or the others; `nil` for all.
  /// - Returns: `false` if there are too many states, or the task was cancelled.
  private mutating func expand(
    _ position: Int,
    only isSure: Bool?,
    _ hasPossible: inout Bool
  ) throws -> Bool {
    let state = found.order[position]
    let number = try frontNumber(of: state)
    if Task.isCancelled {
      cuts.insert(.cancelled)
      return false
    }
    // A state has at most as many moves before it as states.
    if let taps = bounds.taps, position >= taps, found.depth(of: state) >= taps {
      cuts.insert(.taps)
      return true
    }
    if space.fronts[number].hasPossible { hasPossible = true }
    if space.fronts[number].hasAdditions { space.count(state) }
    for index in space.fronts[number].moves.indices {
      let choice = space.fronts[number].moves[index]
      if let isSure, choice.move.isSure != isSure { continue }
      switch try result(of: choice, in: state) {
      case .state(let next):
        if next == state || found.contains(next) { continue }
        guard found.order.count < bounds.states else {
          cuts.insert(.states)
          return false
        }
        found.add(next, from: FoundStates.Step(state: state, move: UInt16(index)))
      case .tooMany(let scene):
        cuts.insert(.copies)
        if repeats[scene] == nil {
          repeats[scene] = FoundStates.Step(state: state, move: UInt16(index))
        }
      case .sideBySide: cuts.insert(.sideBySide)
      case .unknown: cuts.insert(.unknown)
      case .nothing, .refused, .missing: break
      }
    }
    return true
  }

  private mutating func frontNumber(of state: Forest.State) throws -> Int {
    if let number = space.frontNumber(of: state) { return number }
    try space.findFront(of: state, exactly: judge.hasCode) { level, forest in
      try judge.front(of: level, in: &forest)
    }
    return space.frontNumber(of: state) ?? 0
  }

  private mutating func result(
    of choice: Front.Choice,
    in state: Forest.State
  ) throws -> StateSpace.Result {
    while true {
      let result = space.result(of: choice, in: state)
      guard case .missing(let key) = result else { return result }
      try findUnwind(key, of: choice)
    }
  }

  /// Not inlined: its closures slow down the search of all other moves.
  @inline(never)
  private mutating func findUnwind(_ key: UnwindKey, of choice: Front.Choice) throws {
    let receives = judge.receives(choice)
    try space.findUnwind(key, receives: receives) { key, forest in
      try judge.unwind(key, choice.move, in: &forest)
    }
  }
}
