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
    public var isCertain: Bool { steps.allSatisfy(\.move.isCertain) }
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
  /// The shortest path to a screen.
  ///
  /// - Parameter screen: The name of a scene or of its class.
  /// - Returns: The path; `nil` if no state that was found shows the screen.
  /// - Throws: `Snapshot.NotationError` when there is no such screen.
  /// - Complexity: O(*s*) in the number of states.
  public func path(to screen: String) throws(Snapshot.NotationError) -> Path? {
    let names = ScreenNames(self)
    guard let name = names.screen(called: ExactString(screen)) else {
      let near = names.nearest(to: ExactString(screen))
      throw Snapshot.NotationError(
        expected: names.expectation(near: near),
        found: "'\(screen)'",
        near: near,
        line: 1,
        column: 1,
        text: screen
      )
    }
    return found.order.first { shows($0, name) }.map { path(toState: $0) }
  }

  /// Whether a screen is on screen in the presentation in front of a state.
  func shows(_ number: Int, _ screen: ExactString) -> Bool {
    found[number].screens.contains { $0.name == screen }
  }

  /// Whether code may hide or leave out all controllers of a screen in a state.
  func mayLack(_ screen: ExactString, in number: Int) -> Bool {
    let state = found[number].state
    let shown = found[number].shown.filter { state.snapshot.screens[$0].name == screen }
    return !shown.isEmpty
      && shown.allSatisfy { position in
        sequence(first: position) { state.snapshot.screens[$0].placement.owner }.contains {
          state.snapshot.screens[$0].scene.flatMap { facts.scenes[$0] }
            .map { $0.mayBeMissing || $0.mayBeHidden } == true
        }
      }
  }

  /// The shortest path to the state with a number.
  package func path(toState number: Int) -> Path {
    let steps = found.walk.steps(to: number)
    return path(from: steps.first?.state ?? number, by: steps)
  }

  /// The shortest path to the state of a step, and the step.
  func path(making step: MoveNumber) -> Path {
    var path = path(toState: step.state)
    path.steps.append(self.step(step))
    return path
  }

  /// A path of steps that follow each other.
  func path(from start: Int, by steps: [MoveNumber]) -> Path {
    Path(start: found[start].state.snapshot, steps: steps.map(step))
  }

  private func step(_ step: MoveNumber) -> Step {
    let made = found[step.state].moves[step.move]
    return Step(made.move, to: found[made.target ?? step.state].state.snapshot)
  }
}

extension ControllerGraph {
  /// Finds the shortest path from the graph's state to a screen.
  ///
  /// ```swift
  /// if let path = try graph.plan(to: "Payment") { try graph.follow(path) }
  /// ```
  ///
  /// - Parameters:
  ///   - screen: The name of a scene or of its class.
  ///   - bounds: The limits of the search.
  /// - Returns: The path; `nil` if none was found.
  /// - Throws: `Snapshot.NotationError` when there is no such screen, or what ``explore(within:)`` throws.
  /// - Complexity: O(*s* · *m* · *n*) in the numbers of states, of moves in each, and of controllers in each.
  public func plan(
    to screen: String,
    within bounds: Exploration.Bounds = .init()
  ) throws -> Exploration.Path? {
    try explore(within: bounds).path(to: screen)
  }

  /// Makes the moves of a path, one after the other.
  ///
  /// - Throws: `Refusal` for the first move that is refused. The moves before it have been made.
  /// - Complexity: O(*n*) in the number of moves.
  public func follow(_ path: Exploration.Path) throws {
    for step in path.steps { try make(step.move) }
  }

  /// Whether the graph is in a state of a search, apart from what a tab shows that is not selected.
  package func isIn(_ state: Snapshot) -> Bool { StateReading(self)?.state.snapshot == state }
}
