import Routes

extension Exploration {
  /// A move that did something else on a graph of its own than the search found.
  ///
  /// The search takes for granted that what a move does depends on what is on screen alone. A class of
  /// the app may break this, if it answers differently each time that it is asked.
  public struct Mismatch: Error, Hashable, Sendable {
    /// The move. Its source is the controller that answered differently.
    public var move: Move
    /// The state in which the move was made.
    public var state: Snapshot
    /// What the search found; `nil` if the move was refused.
    public var expected: Snapshot?
    /// What the graph did; `nil` if it refused the move.
    public var found: Snapshot?
  }
}

extension Exploration.Mismatch: CustomStringConvertible {
  /// The controller, the move and both results.
  public var description: String {
    """
    '\(move.source)' answers differently in states that show the same: \(move)
      in        \(state)
      expected  \(expected?.description ?? "a refusal")
      found     \(found?.description ?? "a refusal")
    """
  }
}
