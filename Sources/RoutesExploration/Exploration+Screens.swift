import Routes

extension Exploration {
  /// A screen that was reached.
  public struct Screen: Hashable, Sendable {
    /// The screen's name, as in snapshots.
    public var name: ExactString
    /// The scene, if the screen was made from one.
    public var scene: Storyboard.SceneObject?
    /// The number of moves to the screen.
    public var taps: Int
    /// Whether the path needs no move that only code may make.
    public var isCertain: Bool
    /// The number of the first state that shows the screen.
    package let state: Int
  }

  static func screens(in found: FoundStates) -> [Screen] {
    var screens: [Screen] = []
    var seen: Set<ScreenKey> = []
    for (position, number) in found.order.enumerated() {
      for screen in found[number].screens where screen.isNamed {
        guard seen.insert(ScreenKey(screen)).inserted else { continue }
        screens.append(
          Screen(
            name: screen.name,
            scene: screen.scene,
            taps: found.walk.taps(to: number),
            isCertain: position < found.certainCount,
            state: number
          )
        )
      }
    }
    return screens
  }

  /// The gates of each of ``screens``: the positions of the other screens that every path from the
  /// start passes before it. Those that the start shows are left out, and a screen that no path from the start reaches
  /// has none.
  ///
  /// - Complexity: O(*g* · *s* · *m*) in the numbers of screens, of states, and of moves in each.
  package func gates() -> [[Int]] {
    let numbers = Dictionary(
      zip(screens.map { ScreenKey(name: $0.name, scene: $0.scene) }, screens.indices)
    ) { first, _ in first }
    func shown(_ number: Int) -> [Int] {
      found[number].screens.compactMap { numbers[ScreenKey($0)] }
    }
    let starts = Array(found.order.prefix(found.startCount))
    let shownAtStart = Set(starts.flatMap(shown))
    let all = Set(walk(from: starts, onlyCertain: false).order.flatMap(shown))
    var gates: [[Int]] = Array(repeating: [], count: screens.count)
    for gate in screens.indices where !shownAtStart.contains(gate) {
      let walk = walk(from: starts, onlyCertain: false) { shown($0).contains(gate) }
      // The gate itself is reached.
      let reached = Set(walk.order.flatMap(shown))
      for screen in all.subtracting(reached).sorted() { gates[screen].append(gate) }
    }
    return gates
  }
}

private struct ScreenKey: Hashable {
  var name: ExactString
  var scene: Storyboard.SceneObject?

  init(name: ExactString, scene: Storyboard.SceneObject?) {
    self.name = name
    self.scene = scene
  }

  init(_ screen: Snapshot.Screen) { self.init(name: screen.name, scene: screen.scene) }
}

extension Snapshot.Screen {
  /// Whether it is not a plain container of the library.
  var isNamed: Bool { kind == .screen || !name.isEmpty }
}

extension Exploration.Screen: CustomStringConvertible {
  /// The name and the number of moves, such as `Payment (5 taps)`.
  public var description: String {
    "\(name) (\(taps) \(taps == 1 ? "tap" : "taps")\(isCertain ? "" : ", possible"))"
  }
}
