import Routes

extension Exploration {
  /// What an exploration says about a property.
  public enum Verdict: Hashable, Sendable {
    /// The property holds for every path within the bounds. It holds for every path at all if the
    /// exploration is complete.
    case holds
    /// The moves of the path break the property; `nil` if it asks for a path and there is none.
    case fails(Path?)
    /// Whether the property holds depends on what the search does not know: whether code makes the
    /// possible moves of the path, or what is beyond the bounds at its end.
    case notProved(Path?)
    /// No path leads to what the property is about.
    case vacuous
  }

  /// Decides a property.
  ///
  /// ```swift
  /// for rule in try exploration.properties(in: "never Login") {
  ///   if case .fails(let path?) = exploration.check(rule) { print(path) }
  /// }
  /// ```
  ///
  /// - Parameter property: A property that ``properties(in:)`` of this exploration has read.
  /// - Complexity: O(*s* · *m*) in the number of states and of moves in each.
  public func check(_ property: Property) -> Verdict {
    switch property.form {
    case .never(let pattern): never { matches($0, pattern) }
    case .always(let pattern): never { !matches($0, pattern) }
    case .reach(let pattern, nil, let taps): reach(pattern, within: taps)
    case .reach(let pattern, let source?, let taps):
      reach(pattern, within: taps) { matches($0, source) }
    case .back(let pattern, let taps): back(pattern, within: taps)
    case .only(let pattern, let earlier): only(pattern, after: earlier)
    case .neverAfter(let pattern, let earlier, let end):
      never(pattern, after: earlier, until: end)
    case .once(let screen): once(screen)
    case .sheet(let screen, let isSwiped): sheet(screen, isSwiped: isSwiped)
    case .refused(let identifier, let source): refused(identifier, from: source)
    }
  }
}
