import Routes

extension Exploration {
  /// The limits of a search.
  ///
  /// ```swift
  /// let bounds = Exploration.Bounds(copies: 2, taps: 6)
  /// ```
  public struct Bounds: Hashable, Sendable {
    /// The number of controllers of a scene, visible or covered. Tabs that are not selected do not
    /// count.
    public var copies: Int
    /// How many states are searched at most.
    public var states: Int
    /// How many moves a path has at most; `nil` for any number.
    public var taps: Int?
    /// The horizontal size class; `nil` for that of the graph.
    public var width: ControllerGraph.SizeClass?
    /// Whether moves that only code may make are left out.
    public var onlyCertain: Bool

    /// Creates bounds. The defaults find every screen of most apps.
    public init(
      copies: Int = 1,
      states: Int = 50_000,
      taps: Int? = nil,
      width: ControllerGraph.SizeClass? = nil,
      onlyCertain: Bool = false
    ) {
      self.copies = copies
      self.states = states
      self.taps = taps
      self.width = width
      self.onlyCertain = onlyCertain
    }
  }

  /// A limit that left out a part of the search.
  public enum Cut: String, Hashable, Sendable, CaseIterable {
    /// A move would have added more controllers of a scene than ``Bounds/copies`` allows.
    case copies
    /// There were more states than ``Bounds/states``.
    case states
    /// There were longer paths than ``Bounds/taps``.
    case taps
    /// Code may make moves, which ``Bounds/onlyCertain`` leaves out.
    case possible
    /// A move presented something beside what is in front, which the search does not follow.
    case sideBySide
    /// The task that searched was cancelled.
    case cancelled
    /// A move led to a place that is not known, such as an unwind whose action no known class
    /// declares.
    case unknown
  }
}
