import Routes

/// Every state after moves of a user or of the app's code, by the rules of UIKit.
///
/// ```swift
/// let exploration = try graph.explore()
/// for screen in exploration.screens where screen.taps > 4 { print(screen) }
/// if let path = try exploration.path(to: "Payment") { print(path) }
/// ```
///
/// The search makes each move of each state on a real graph. It is breadth first, so paths are shortest. A
/// tab that is left is forgotten: the search goes on as if its stacks had only their roots.
public struct Exploration: Sendable {
  /// The limits of the search.
  public let bounds: Bounds
  /// What the search left out.
  public let cuts: Set<Cut>
  /// The screens that were reached, in the order in which they were found.
  public let screens: [Screen]

  let found: FoundStates
  let facts: Facts
  let bundle: StoryboardBundle

  init(_ found: FoundStates, _ bounds: Bounds, _ judge: Judge) {
    self.found = found
    self.bounds = bounds
    facts = judge.facts
    bundle = judge.registry.scenes.bundle
    cuts = Self.cuts(in: found, bounds)
    screens = Self.screens(in: found)
  }
}

extension Exploration {
  /// Whether nothing was left out.
  public var isComplete: Bool { cuts.isEmpty }

  /// The number of states that were found.
  public var stateCount: Int { found.order.count }

  /// The state in which the search started.
  package var start: Snapshot { found[found.order[0]].state.snapshot }

  /// The states that were found, in order, and whether what is below is not known.
  package var states: some Sequence<(snapshot: Snapshot, isOpen: Bool)> {
    found.order.lazy.map { (found[$0].state.snapshot, found[$0].state.isOpen) }
  }

  /// The scenes of the containers that states have, with or without a class.
  ///
  /// - Complexity: O(*s* · *n*) in the numbers of states and of controllers in each.
  package var containers: Set<Storyboard.SceneObject> {
    let locations = found.order.reduce(into: Set<StoryboardBundle.SceneLocation>()) {
      $0.formUnion(found[$1].state.scenes.lazy.compactMap(\.self))
    }
    return Set(
      locations.filter { bundle[$0]?.kind != .viewController }.compactMap(bundle.object)
    )
  }

  private static func cuts(in found: FoundStates, _ bounds: Bounds) -> Set<Cut> {
    var cuts: Set<Cut> = found.isFull ? [.states] : []
    for number in found.order {
      if let cut = found[number].cut { cuts.insert(cut) }
      for made in found[number].moves {
        if bounds.onlyCertain, !made.move.isCertain {
          cuts.insert(.possible)
          continue
        }
        switch made.outcome {
        case .repeats: cuts.insert(.copies)
        case .unknown(let cut): cuts.insert(cut)
        case .leads, .nothing, .refused: break
        }
      }
    }
    return cuts
  }
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
  /// - Throws: `Refusal` when the graph has no root; `Snapshot.RestorationError` when a registered class is not
  ///   of its scene's kind.
  /// - Complexity: O(*s* · *m* · *n*) in the numbers of states, of moves in each, and of controllers in each.
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
      let copy = try judge.copy(self)
      if width != copy.width { try copy.resize(to: width) }
      var search = Search(judge, bounds)
      return try search.run(from: copy)
    }
  }

  /// Makes a graph with a scene as its root.
  package convenience init(
    scene: Storyboard.SceneObject,
    of registry: SegueRegistry,
    width: ControllerGraph.SizeClass = .compact
  ) throws {
    try self.init(registry: registry, width: width)
    try setRoot(to: scene)
  }
}
