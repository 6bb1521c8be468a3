import Routes

/// The states that a search has found, in its order, and how each was reached.
struct FoundStates: Sendable {
  /// A move from a state.
  struct Step: Hashable, Sendable {
    var state: Forest.State
    /// The position of the move in the state's front.
    var move: UInt16
  }

  /// The states, in the order in which they were found.
  private(set) var order: [Forest.State] = []
  /// The states from which the others were found, by their numbers.
  private var origins: [UInt32] = []
  private var moves: [UInt16] = []
  /// How many states the search started from.
  var startCount = 0
  /// How many states are found by sure moves alone. They come first.
  var sureCount = 0
  /// How many states the search has left.
  var expandedCount = 0

  private static var unknown: UInt32 { .max }
  private static var start: UInt32 { .max - 1 }

  func contains(_ state: Forest.State) -> Bool {
    Int(state) < origins.count && origins[Int(state)] != Self.unknown
  }

  mutating func add(_ state: Forest.State, from step: Step?) {
    guard !contains(state) else { return }
    while origins.count <= Int(state) {
      origins.append(Self.unknown)
      moves.append(0)
    }
    origins[Int(state)] = step?.state ?? Self.start
    moves[Int(state)] = step?.move ?? 0
    order.append(state)
  }

  /// The last step to a state; `nil` for a start.
  func step(to state: Forest.State) -> Step? {
    guard contains(state), origins[Int(state)] != Self.start else { return nil }
    return Step(state: origins[Int(state)], move: moves[Int(state)])
  }

  /// The steps to a state, in order.
  func steps(to state: Forest.State) -> [Step] {
    var steps: [Step] = []
    var next = state
    while let step = step(to: next) {
      steps.append(step)
      next = step.state
    }
    return steps.reversed()
  }

  /// The number of moves to a state.
  ///
  /// - Parameter known: The numbers of moves to some states, which need not be counted again.
  func depth(of state: Forest.State, knowing known: [Forest.State: Int] = [:]) -> Int {
    var count = 0
    var next = state
    while let step = step(to: next) {
      if let depth = known[next] { return count + depth }
      count += 1
      next = step.state
    }
    return count
  }

  var bytes: Int { order.count * 4 + origins.count * 6 }
}
