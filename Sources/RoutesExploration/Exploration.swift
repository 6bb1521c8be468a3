import Routes

/// Every state that a user can bring an app to, as far as the rules of UIKit decide it.
///
/// ```swift
/// let exploration = try graph.explore()
/// for screen in exploration.screens where screen.taps > 4 { print(screen) }
/// if let path = try exploration.path(to: "Payment") { print(path) }
/// ```
///
/// The search tries each move on a real graph once for each thing that a state can show, and repeats
/// what it found for all states that show the same. It is breadth first, so paths are shortest.
///
/// What an exploration finds exists: the moves of a path lead to its end. That something is never
/// reached is certain only where ``isComplete`` is `true`.
public struct Exploration: Sendable {
  /// The limits of the search.
  public let bounds: Bounds
  /// The limits that left something out.
  public let cuts: Set<Cut>
  /// The screens that were reached, in the order in which they were found.
  public let screens: [Screen]

  let space: StateSpace
  let found: FoundStates
  /// The first move, for each scene, that would have added a controller beyond the bound.
  let repeats: [Int: FoundStates.Step]
  let width: HorizontalSizeClass
  let bundle: StoryboardBundle

  init(
    space: StateSpace,
    found: FoundStates,
    bounds: Bounds,
    cuts: Set<Cut>,
    repeats: [Int: FoundStates.Step],
    width: HorizontalSizeClass,
    bundle: StoryboardBundle
  ) {
    self.space = space
    self.found = found
    self.bounds = bounds
    self.cuts = cuts
    self.repeats = repeats
    self.width = width
    self.bundle = bundle
    screens = Self.screens(in: space, found, bundle)
  }
}

extension Exploration {
  /// Whether no limit left anything out.
  public var isComplete: Bool { cuts.isEmpty }

  /// The number of states that were found.
  public var stateCount: Int { found.order.count }

  /// The number of moves that were made, also those that were refused.
  package var moveCount: Int {
    found.order.prefix(found.expandedCount).reduce(0) { sum, state in
      sum + (space.frontNumber(of: state).map { space.fronts[$0].moves.count } ?? 0)
    }
  }

  /// The memory of the states, in bytes.
  package var bytes: Int { space.bytes + found.bytes }
}

extension ControllerGraph {
  /// Searches every state that moves can lead to from the graph's present one.
  ///
  /// ```swift
  /// let exploration = try graph.explore(within: .init(taps: 6))
  /// print(exploration.screens.count)
  /// ```
  ///
  /// The graph does not change. The search restores graphs of its own, whose controllers are made by
  /// the registry's `SceneClasses`. A scene whose class is not registered is a placeholder.
  ///
  /// - Parameter bounds: The limits of the search.
  /// - Returns: The states, and how to reach them.
  /// - Throws: `Refusal` when the graph has no root; `RestorationError` when a registered class is not
  ///   of its scene's kind; with ``Exploration/Bounds/verifies``, ``Exploration/Mismatch``.
  /// - Complexity: O(*s* · *m*) in the number of states and of moves in each.
  public func explore(within bounds: Exploration.Bounds = .init()) throws -> Exploration {
    try explore(within: bounds, facts: Exploration.Facts())
  }

  /// Searches every state, with what an app's sources say.
  package func explore(
    within bounds: Exploration.Bounds = .init(),
    facts: Exploration.Facts
  ) throws -> Exploration {
    try requestAnytime("explore") {
      try refuseInWindow()
      let width = bounds.width ?? width
      let judge = Judge(registry, width, facts)
      let (snapshot, controllers) = survey()
      let copy = try judge.graph(in: snapshot, controllers.map { node(of: $0)?.scene })
      if width != copy.width { try copy.resize(to: width) }
      var search = Search(judge, bounds)
      return try search.run(from: copy)
    }
  }

  /// Makes a graph with a scene as its root.
  package convenience init(
    scene: SceneObject,
    of registry: SegueRegistry,
    width: HorizontalSizeClass = .compact
  ) throws {
    try self.init(registry: registry, width: width)
    try setRoot(to: scene)
  }
}
