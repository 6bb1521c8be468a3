import Routes

extension Exploration {
  /// The numbers of the first states that show each of ``screens``, in the same order.
  ///
  /// - Complexity: O(*s*) in the number of states.
  package var statesOfScreens: [Int] {
    let screensOfFronts = screensOfFronts
    var first: [Int?] = Array(repeating: nil, count: screens.count)
    var fronts: Set<Int> = []
    for (position, state) in found.order.enumerated() {
      guard let number = space.frontNumber(of: state), fronts.insert(number).inserted else {
        continue
      }
      for screen in screensOfFronts[number] where first[screen] == nil { first[screen] = position }
    }
    return first.map { $0 ?? 0 }
  }

  /// The positions in ``screens`` of what each front shows.
  private var screensOfFronts: [[Int]] {
    let numbers = Dictionary(
      zip(screens.map { ScreenKey(name: $0.name, scene: $0.scene) }, screens.indices)
    ) { first, _ in first }
    return space.fronts.map { front in
      front.shown.compactMap { label in
        let value = space.forest.labels[label]
        return numbers[ScreenKey(name: value.name, scene: value.scene.flatMap(bundle.object(at:)))]
      }
    }
  }

  private struct ScreenKey: Hashable {
    var name: ExactString
    var scene: SceneObject?
  }
}

extension Exploration {
  /// The gates of each of ``screens``: the positions of the other screens that every path from the
  /// start passes before it. Those that the start shows are left out.
  ///
  /// - Parameter taps: The longest way to a screen whose gates are searched.
  /// - Complexity: O(*g* · *s* · *m*) in the numbers of screens on shortest paths, of states, and of
  ///   moves in each.
  package func gates(within taps: Int) -> [[Int]] {
    let edges = StateEdges(self)
    let ofFronts = screensOfFronts
    let shown = found.order.map { space.frontNumber(of: $0).map { ofFronts[$0] } ?? [] }
    let start = Set(shown.prefix(found.startCount).joined())
    let positions = Dictionary(zip(found.order, found.order.indices)) { first, _ in first }
    // A gate is on every path, so it is on the shortest one.
    var passed: Set<Forest.State> = []
    for (end, screen) in zip(statesOfScreens, screens) where screen.taps <= taps {
      var step = found.step(to: found.order[end])
      while let state = step?.state, passed.insert(state).inserted { step = found.step(to: state) }
    }
    let candidates = Set(passed.lazy.compactMap { positions[$0] }.flatMap { shown[$0] })
      .subtracting(start).sorted()
    var gates: [[Int]] = Array(repeating: [], count: screens.count)
    for gate in candidates {
      let isGate = shown.map { $0.contains(gate) }
      let paths = edges.search(from: Array(0..<found.startCount), onlySure: false) { isGate[$0] }
      // The gate itself is reached.
      let reached = Set(paths.order.lazy.flatMap { shown[$0] })
      for screen in screens.indices
      where screens[screen].taps <= taps && !reached.contains(screen) {
        gates[screen].append(gate)
      }
    }
    return gates
  }
}
