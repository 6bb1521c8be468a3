import Routes

extension Exploration {
  /// A state that no move leads away from.
  package struct DeadEnd: Hashable, Sendable {
    /// The scene in front; `nil` if its controller was not made from one.
    package var scene: SceneObject?
    /// The number of the state among those that were found.
    package var state: Int
  }
}

extension Exploration {
  /// The states that sure moves lead to and no move leads away from: the first for each scene, without
  /// the start.
  ///
  /// - Parameter exception: A move that may lead away, and does; `nil` for none.
  /// - Complexity: O(*s* · *m*) in the number of states and of moves in each.
  package func sureDeadEnds(but exception: Move.Action? = nil) -> [DeadEnd] {
    var space = space
    var ends: [DeadEnd] = []
    var seen: Set<UInt32> = []
    for (position, state) in found.order.prefix(found.sureCount).enumerated()
    where position >= found.startCount {
      guard let front = space.front(of: state), let label = front.shown.last,
        !seen.contains(label), !space.forest.isOpen(state)
      else { continue }
      if front.hasAdditions { space.count(state) }
      let leading = front.moves.filter { choice in
        switch space.result(of: choice, in: state) {
        case .state(let next): next != state
        case .nothing, .refused: false
        case .unknown, .sideBySide, .tooMany, .missing: true
        }
      }
      guard leading.map(\.move.action) == (exception.map { [$0] } ?? []) else { continue }
      seen.insert(label)
      let scene = space.forest.labels[label].scene.flatMap(bundle.object(at:))
      ends.append(DeadEnd(scene: scene, state: position))
    }
    return ends
  }
}
