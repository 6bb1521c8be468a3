import Routes

extension Exploration {
  /// Which segues of an app were performed, of those that a user can start.
  public struct Coverage: Hashable, Sendable {
    /// The segues that were performed, in the order of the search.
    public var covered: [SegueObject]
    /// The segues that were not performed, in the order of the search.
    public var missing: [SegueObject]
    /// Few and short paths that perform the missing segues. Each begins at the start.
    public var paths: [Path]

    /// The part of the segues that was performed, from 0 to 1.
    public var ratio: Double {
      let count = covered.count + missing.count
      return count == 0 ? 1 : Double(covered.count) / Double(count)
    }
  }

  /// Compares recorded journals with the segues that a user can start.
  ///
  /// ```swift
  /// graph.startRecording()
  /// try graph.trigger("ShowConversation")
  /// let coverage = exploration.coverage(of: [graph.journal].compactMap { $0 })
  /// print(coverage.ratio, coverage.missing)
  /// ```
  ///
  /// - Parameter journals: The journals, such as those of all tests.
  /// - Complexity: O(*g* · *s* · *m*) in the numbers of missing segues, of states and of moves in each.
  public func coverage(of journals: [Journal]) -> Coverage {
    var performed: Set<SegueObject> = []
    for journal in journals {
      for case .began(let transition) in journal.entries {
        if let object = transition.segueObject { performed.insert(object) }
      }
    }
    let edges = StateEdges(self)
    let segues = unconditionalSegues(edges)
    let missing = segues.filter { !performed.contains($0) }
    return Coverage(
      covered: segues.filter(performed.contains),
      missing: missing,
      paths: paths(performing: Set(missing), edges)
    )
  }

  /// The segue of an edge.
  private func segue(of edge: StateEdges.Edge, from position: Int) -> SegueObject? {
    space.front(of: found.order[position])?.moves[Int(edge.move)].move.segue
  }

  /// The segues that sure moves perform, in the order in which they are found.
  private func unconditionalSegues(_ edges: StateEdges) -> [SegueObject] {
    var seen: Set<SegueObject> = []
    var segues: [SegueObject] = []
    for position in 0..<found.sureCount {
      for edge in edges[position] where edge.isSure {
        guard let segue = segue(of: edge, from: position) else { continue }
        if seen.insert(segue).inserted { segues.append(segue) }
      }
    }
    return segues
  }

  /// Paths from the start, each of which goes on to the nearest segue that is left.
  private func paths(performing segues: Set<SegueObject>, _ edges: StateEdges) -> [Path] {
    var left = segues
    var paths: [Path] = []
    while !left.isEmpty {
      var steps: [FoundStates.Step] = []
      var position: Int?
      while !left.isEmpty, let next = nearest(left, from: position, edges) {
        steps += next.steps
        left.remove(next.segue)
        position = next.end
      }
      guard let position else { break }
      let start = steps.first?.state ?? found.order[position]
      paths.append(path(from: start, by: steps, to: found.order[position]))
    }
    return paths
  }

  /// The shortest path of sure moves that performs a segue; `nil` if there is none.
  ///
  /// - Complexity: O(*s* · *m*) in the number of states and of moves in each.
  package func path(performing segue: SegueObject) -> Path? {
    paths(performing: [segue], StateEdges(self)).first
  }

  private func nearest(
    _ segues: Set<SegueObject>,
    from position: Int?,
    _ edges: StateEdges
  ) -> (steps: [FoundStates.Step], segue: SegueObject, end: Int)? {
    let sources = position.map { [$0] } ?? Array(0..<found.startCount)
    let search = edges.search(from: sources, onlySure: true) { _ in false }
    for reached in search.order {
      for edge in edges[reached] where edge.isSure {
        guard let segue = segue(of: edge, from: reached), segues.contains(segue) else { continue }
        let steps = (search.steps(to: reached) + [(reached, edge.move)]).map {
          FoundStates.Step(state: found.order[$0.position], move: $0.move)
        }
        return (steps, segue, edge.target)
      }
    }
    return nil
  }
}
