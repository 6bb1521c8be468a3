import Routes

extension Exploration {
  /// The states that match a pattern, in the order in which they were found.
  func matches(_ pattern: Pattern) -> some Sequence<Forest.State> {
    found.order.lazy.filter { matches($0, pattern) }
  }

  /// Whether a state matches a pattern.
  func matches(_ state: Forest.State, _ pattern: Pattern) -> Bool {
    let shown = space.front(of: state)?.shown ?? []
    return pattern.matches(
      shown: shown.map { space.forest.labels[$0].name },
      snapshot(of: state)
    )
  }
}
