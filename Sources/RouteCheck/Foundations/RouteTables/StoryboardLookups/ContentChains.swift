import Routes

/// The innermost scenes in chains of contents that satisfy a condition.
///
/// Each is found once, however many segues lead to it.
package struct ContentChains {
  private let bundle: StoryboardBundle
  private let condition: (StoryboardBundle.SceneLocation) -> Bool
  private var known: [StoryboardBundle.SceneLocation: StoryboardBundle.SceneLocation?] = [:]

  package init(
    _ bundle: StoryboardBundle,
    where condition: @escaping (StoryboardBundle.SceneLocation) -> Bool
  ) {
    self.bundle = bundle
    self.condition = condition
  }

  /// The innermost scene in the chain that begins at a scene; `nil` if none satisfies the condition.
  package mutating func innermost(
    from location: StoryboardBundle.SceneLocation
  ) -> StoryboardBundle.SceneLocation? {
    var chain: [StoryboardBundle.SceneLocation] = []
    var visited: Set<StoryboardBundle.SceneLocation> = []
    var next: StoryboardBundle.SceneLocation? = location
    var found: StoryboardBundle.SceneLocation?
    while let current = next, visited.insert(current).inserted {
      if let result = known[current] {
        found = result
        break
      }
      chain.append(current)
      next = try? bundle.content(of: current)?.scene.get()
    }
    for current in chain.reversed() {
      if found == nil, condition(current) { found = current }
      known[current] = .some(found)
    }
    return found
  }
}
