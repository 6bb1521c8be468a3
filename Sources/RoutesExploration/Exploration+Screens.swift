import Routes

extension Exploration {
  /// A screen that was reached.
  public struct Screen: Hashable, Sendable {
    /// The screen's name, as in snapshots.
    public var name: ExactString
    /// The scene, if the screen was made from one.
    public var scene: SceneObject?
    /// The number of moves to the screen.
    public var taps: Int
    /// Whether the path needs no move that only code may make.
    public var isSure: Bool
  }

  static func screens(
    in space: StateSpace,
    _ found: FoundStates,
    _ bundle: StoryboardBundle
  ) -> [Screen] {
    var screens: [Screen] = []
    var seenFronts = Array(repeating: false, count: space.fronts.count)
    var seenLabels: Set<UInt32> = []
    var seen: Set<Key> = []
    var depths: [Forest.State: Int] = [:]
    for (position, state) in found.order.enumerated() {
      guard let number = space.frontNumber(of: state), !seenFronts[number] else { continue }
      seenFronts[number] = true
      let taps = found.depth(of: state, knowing: depths)
      depths[state] = taps
      for label in space.fronts[number].shown where seenLabels.insert(label).inserted {
        let value = space.forest.labels[label]
        guard value.kind == .screen || !value.name.isEmpty else { continue }
        let screen = Screen(
          name: value.name,
          scene: value.scene.flatMap(bundle.object(at:)),
          taps: taps,
          isSure: position < found.sureCount
        )
        if seen.insert(Key(name: screen.name, scene: screen.scene)).inserted {
          screens.append(screen)
        }
      }
    }
    return screens
  }

  private struct Key: Hashable {
    var name: ExactString
    var scene: SceneObject?
  }
}

extension Exploration.Screen: CustomStringConvertible {
  /// The name and the number of moves, such as `Payment (5 taps)`.
  public var description: String {
    "\(name) (\(taps) \(taps == 1 ? "tap" : "taps")\(isSure ? "" : ", possible"))"
  }
}
