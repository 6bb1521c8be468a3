/// The transitions and lifecycle calls of a graph since recording started, in order.
///
/// ```swift
/// graph.startRecording()
/// try graph.present(LoginController())
/// print(graph.journal?.entries.count ?? 0)
/// ```
///
/// A test can replay a journal, with `ControllerGraph(replaying:)` of the product RoutesTesting.
public struct Journal: Equatable, Codable, Sendable {
  /// The graph when recording started.
  public var start: Snapshot
  /// The positions in ``start`` of the controllers that were loaded.
  public var loaded: [Int]
  /// The recorded events.
  public var entries: [Entry]

  /// Creates a journal from its parts.
  public init(start: Snapshot, loaded: [Int] = [], entries: [Entry] = []) {
    self.start = start
    self.loaded = loaded
    self.entries = entries
  }

  /// A recorded event. Controllers are identified by their numbers.
  public enum Entry: Equatable, Codable, Sendable {
    /// A transition began.
    case began(Transition)
    /// A loaded controller was added again, and has a new number.
    case returned(Int)
    /// A child was embedded while its parent loaded.
    case embedded(Snapshot, in: Int)
    /// A controller changed its own children while it loaded.
    case built(Transition.RecordedChange, by: Int)
    /// A controller got a lifecycle call, or would have got it if it conformed to
    /// ``LifecycleController``.
    case called(ControllerGraph.LifecycleCall, Int)
    /// Code loaded a controller outside a transition.
    case loaded(Int)
    /// The active transition finished.
    case finished
    /// The active transition was cancelled.
    case cancelled
  }
}
