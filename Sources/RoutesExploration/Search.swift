import Routes

/// Searches states breadth first: those that certain moves lead to, then those that code may lead to.
struct Search {
  private let judge: Judge
  private let bounds: Exploration.Bounds
  private var found = FoundStates()

  init(_ judge: Judge, _ bounds: Exploration.Bounds) {
    self.judge = judge
    self.bounds = bounds
  }

  /// Searches from the state of a graph, and from scenes that code shows at a place that is not known.
  mutating func run(from graph: ControllerGraph) throws -> Exploration {
    guard let start = StateReading(graph) else { throw Refusal.Reason.controller(.noRoot) }
    found.reach(found.number(of: start), by: nil)
    for root in judge.facts.launchRoots {
      guard let reading = try judge.start(in: root) else { continue }
      found.reach(found.number(of: reading), by: nil)
    }
    found.launchCount = found.order.count
    for scene in judge.facts.openScenes { try open(scene) }
    found.startCount = found.order.count
    try follow(onlyCertain: true)
    found.certainCount = found.order.count
    if !bounds.onlyCertain, !found.isFull {
      for scene in judge.facts.unread.keys.sorted(by: {
        ($0.storyboard, $0.id) < ($1.storyboard, $1.id)
      }) {
        try open(scene)
      }
      try follow(onlyCertain: false)
    }
    return Exploration(found, bounds, judge)
  }

  /// Searches from a scene, in which nothing is known of the screens below.
  private mutating func open(_ scene: Storyboard.SceneObject) throws {
    guard let state = try judge.openState(of: scene),
      let reading = StateReading(try judge.graph(in: state))
    else { return }
    found.reach(found.number(of: reading), by: nil)
  }

  /// Follows moves from all states that were found, and from those that this finds.
  private mutating func follow(onlyCertain: Bool) throws {
    var next = 0
    while next < found.order.count {
      let number = found.order[next]
      next += 1
      try expand(number)
      for (index, made) in found[number].moves.enumerated()
      where made.move.isCertain || !onlyCertain {
        guard case .leads(let target) = made.outcome, !found.walk.isReached(target) else {
          continue
        }
        guard found.order.count < bounds.states else {
          found.isFull = true
          return
        }
        let step = MoveNumber(state: number, move: index)
        found.reach(target, by: step, isFree: made.move.embedsAlone)
      }
    }
  }

  /// Makes all moves of a state, if this has not been done.
  private mutating func expand(_ number: Int) throws {
    guard found[number].cut == .states else { return }
    if Task.isCancelled {
      found[number].cut = .cancelled
      return
    }
    if let taps = bounds.taps, found.walk.taps(to: number) >= taps {
      found[number].cut = .taps
      return
    }
    let state = found[number].state
    let counts = state.counts
    var graph: ControllerGraph?
    let candidates: [Move]
    do {
      let fresh = try judge.graph(in: state)
      candidates = fresh.candidates(judge.facts)
      graph = fresh
    } catch {
      // A graph refuses the state, although moves lead to it.
      if number == 0 { throw error }
      found[number].cut = .unknown
      return
    }
    found[number].cut = nil
    for var move in candidates {
      let step = MoveNumber(state: number, move: found[number].moves.count)
      let current = try graph ?? judge.graph(in: state)
      graph = nil
      let result = try judge.make(&move, on: current, in: state)
      let outcome: MadeMove.Outcome
      var other: StateReading?
      switch result {
      case .nothing: outcome = .nothing
      case .unknown(let cut): outcome = .unknown(cut)
      case .refused(let reason):
        move.refusal = reason
        outcome = .refused
        graph = current
      case .leads(let reading):
        let target = found.number(of: reading)
        outcome =
          isRepeat(reading.state, after: move, counts) ? .repeats(target) : .leads(to: target)
        if reading.forgets { found.forgetting.insert(step) }
        if mayShowAnotherColumn(reading, after: found[number]) {
          move.isCertain = false
          let back = current.candidates(judge.facts).first { $0.action == .back }
          if let back, (try? current.make(back)) != nil { other = StateReading(current) }
        }
      }
      let isUnwind = judge.unwindAction(of: move) != nil
      found[number].moves.append(MadeMove(move: move, outcome: outcome, isUnwind: isUnwind))
      if let other {
        let target = found.number(of: other)
        found[number].moves.append(
          MadeMove(move: move, outcome: .leads(to: target), isUnwind: isUnwind)
        )
      }
    }
  }

  /// Whether a collapsed split controller comes on screen whose delegate decides about its columns.
  private func mayShowAnotherColumn(_ reading: StateReading, after found: FoundStates.Found) -> Bool
  {
    judge.facts.collapsedColumn == .unknown
      && !found.state.collapsedSplits(around: found.shown)
        .isSuperset(of: reading.state.collapsedSplits(around: reading.shown))
  }

  /// Whether a move adds a controller of a scene beyond the bound. To select a tab adds none.
  private func isRepeat(
    _ state: State,
    after move: Move,
    _ before: [State.ScreenID: Int]
  ) -> Bool {
    if case .tab = move.action { return false }
    return state.counts.contains { screen, count in
      count > bounds.copies && count > before[screen, default: 0]
    }
  }
}

/// A move of a state, by their numbers.
struct MoveNumber: Hashable, Sendable {
  var state: Int
  var move: Int
}

/// A move, and what it did.
struct MadeMove: Sendable {
  var move: Move
  var outcome: Outcome
  var isUnwind: Bool

  enum Outcome: Hashable, Sendable {
    /// The move leads to a state.
    case leads(to: Int)
    /// The move leads to a state with more controllers of a scene than the bounds allow.
    case repeats(Int)
    case nothing
    case refused
    /// It is not known what the move does.
    case unknown(Exploration.Cut)
  }

  /// The state after the move, if it is known.
  var target: Int? {
    switch outcome {
    case .leads(let target), .repeats(let target): target
    case .nothing, .refused, .unknown: nil
    }
  }
}

/// The states that were found, each with its moves.
struct FoundStates: Sendable {
  struct Found: Sendable {
    let state: State
    /// The positions of the controllers on screen in the presentation in front.
    let shown: [Int]
    /// Why the moves of the state were not made; `nil` if they were.
    var cut: Exploration.Cut? = .states
    var moves: [MadeMove] = []

    var screens: [Snapshot.Screen] { shown.map { state.snapshot.screens[$0] } }
  }

  private var all: [Found] = []
  private var numbers: [State: Int] = [:]
  /// The shortest paths to the states that were reached within the bounds.
  private(set) var walk = Walk()
  /// The number of states in which the search started.
  var startCount = 0
  /// The number of those that the launch shows.
  var launchCount = 1
  /// The number of states that certain moves lead to.
  var certainCount = 0
  /// Whether there are more states than the bounds allow.
  var isFull = false
  /// The moves after which something in a tab that is left is forgotten.
  var forgetting: Set<MoveNumber> = []

  subscript(number: Int) -> Found {
    get { all[number] }
    _modify { yield &all[number] }
  }

  var count: Int { all.count }

  /// The states that were reached within the bounds, in order.
  var order: [Int] { walk.order }

  mutating func number(of reading: StateReading) -> Int {
    if let number = numbers[reading.state] { return number }
    numbers[reading.state] = all.count
    all.append(Found(state: reading.state, shown: reading.shown))
    return all.count - 1
  }

  mutating func reach(_ number: Int, by step: MoveNumber?, isFree: Bool = false) {
    walk.reach(number, by: step, isFree: isFree)
  }
}
