/// What happened in a graph since recording began: transitions and lifecycle calls, in order.
///
/// ```swift
/// graph.startRecording()
/// …
/// let again = try ControllerGraph(replaying: graph.journal)
/// try again.expect("\(graph.snapshot)")
/// ```
public struct Journal: Hashable, Codable, Sendable {
  /// The graph when recording began.
  public var start: Snapshot
  /// The positions in ``start`` of controllers that had been loaded.
  public var loaded: [Int]
  /// What happened since.
  public var entries: [Entry]

  /// Makes a journal from its parts.
  public init(start: Snapshot, loaded: [Int] = [], entries: [Entry] = []) {
    self.start = start
    self.loaded = loaded
    self.entries = entries
  }

  /// One thing that happened.
  public enum Entry: Hashable, Codable, Sendable {
    /// A transition began.
    case began(Transition)
    /// A controller came that had been loaded when it was here before, by its new number.
    case returned(Int)
    /// A child was embedded while its parent loaded, by the parent's number.
    case embedded(Snapshot, in: Int)
    /// A controller was called, or would have been had it wanted to be, by its number.
    case called(LifecycleCall, Int)
    /// The transition under way ended.
    case finished
    /// The transition under way was taken back.
    case cancelled
  }
}
