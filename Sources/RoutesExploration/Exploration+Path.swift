import Routes

extension Exploration {
  /// Moves from a start, with the state after each.
  ///
  /// ```swift
  /// if let path = try exploration.path(to: "Payment") { try graph.follow(path) }
  /// ```
  public struct Path: Hashable, Sendable {
    /// The state before the first move.
    public var start: Snapshot
    /// The moves, in order.
    public var steps: [Step]

    /// Creates a path from its parts.
    public init(start: Snapshot, steps: [Step] = []) {
      self.start = start
      self.steps = steps
    }

    /// The state after the last move.
    public var end: Snapshot { steps.last?.state ?? start }

    /// Whether a user can make all of the moves, without one that only code may make.
    public var isSure: Bool { steps.allSatisfy(\.move.isSure) }
  }

  /// A move and the state after it.
  public struct Step: Hashable, Sendable {
    /// The move.
    public var move: Move
    /// The state after the move. A tab that is left is in the state in which it began.
    public var state: Snapshot

    /// Creates a step from its parts.
    public init(_ move: Move, to state: Snapshot) {
      self.move = move
      self.state = state
    }
  }
}

extension Exploration.Path: CustomStringConvertible {
  /// The moves with their numbers and the states after them, one a line.
  public var description: String {
    let names = steps.map { "\($0.move)" }
    let width = names.map(\.count).max() ?? 0
    return zip(steps, names).enumerated().map { index, step in
      let space = String(repeating: " ", count: width - step.1.count)
      return "\(index + 1). \(step.1)\(space)  \(step.0.state)"
    }.joined(separator: "\n")
  }
}

extension Exploration {
  /// The shortest path to a state that matches a pattern.
  ///
  /// - Parameter pattern: A screen's name, or the notation of a `Snapshot` with `…` for anything.
  /// - Returns: The path; `nil` if no state that was found matches.
  /// - Throws: `NotationError` when the pattern cannot be read, or names an unknown screen.
  /// - Complexity: O(*s*) in the number of states.
  public func path(to pattern: String) throws(NotationError) -> Path? {
    let pattern = try Pattern(pattern, names: screenNames)
    return matches(pattern).first { _ in true }.map { path(to: $0) }
  }

  /// The shortest path to a state in which a segue can be performed, if one was found.
  func path(performing identifier: ExactString) -> Path? {
    found.order.first { state in
      space.front(of: state)?.moves.contains { choice in
        guard case .effect = choice.outcome else { return false }
        return choice.move.identifier == identifier
      } == true
    }.map { path(to: $0) }
  }

  /// The names of the screens of the storyboards, and of those that were found.
  var screenNames: [ExactString] {
    let scenes = bundle.locations.compactMap { location in
      bundle[location].map { ControllerName.trimmed($0.customClass ?? $0.identifier ?? $0.id) }
    }
    return space.forest.labels.values.map(\.name) + scenes
  }

  /// The path on which a state was found.
  func path(to state: Forest.State) -> Path {
    let steps = found.steps(to: state)
    let first = steps.first?.state ?? state
    return path(from: first, by: steps, to: state)
  }

  /// A path of steps, each with the state from which it is made.
  func path(from start: Forest.State, by steps: [FoundStates.Step], to end: Forest.State? = nil)
    -> Path
  {
    var path = Path(start: snapshot(of: start))
    for (index, step) in steps.enumerated() {
      guard let front = space.front(of: step.state) else { continue }
      let next = index + 1 < steps.count ? steps[index + 1].state : end
      path.steps.append(
        Step(front.moves[Int(step.move)].move, to: snapshot(of: next ?? step.state))
      )
    }
    return path
  }

  /// A state as a snapshot.
  func snapshot(of state: Forest.State) -> Snapshot {
    space.forest.snapshot(of: space.forest.levels(of: state), width: width, bundle: bundle).snapshot
  }
}

extension ControllerGraph {
  /// Finds the shortest path from the graph's state to one that matches a pattern.
  ///
  /// ```swift
  /// if let path = try graph.plan(to: "Payment") { try graph.follow(path) }
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: A screen's name, or the notation of a `Snapshot` with `…` for anything.
  ///   - bounds: The limits of the search.
  /// - Returns: The path; `nil` if none was found.
  /// - Throws: `NotationError` when the pattern cannot be read, or what ``explore(within:)`` throws.
  /// - Complexity: O(*s* · *m*) in the number of states and of moves in each.
  public func plan(
    to pattern: String,
    within bounds: Exploration.Bounds = .init()
  ) throws -> Exploration.Path? {
    try explore(within: bounds).path(to: pattern)
  }

  /// Makes the moves of a path, one after the other.
  ///
  /// - Throws: `Refusal` for the first move that is refused. The moves before it have been made.
  /// - Complexity: O(*n*) in the number of moves.
  public func follow(_ path: Exploration.Path) throws {
    for step in path.steps { try make(step.move) }
  }
}
