import Routes

extension Exploration {
  /// Which segues of an app were performed, of those that a user can start.
  public struct Coverage: Hashable, Sendable {
    /// The segues that were performed, in the order of the search.
    public var covered: [Storyboard.SegueObject]
    /// The segues that were not performed, in the order of the search.
    public var missing: [Storyboard.SegueObject]
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
    var performed: Set<Storyboard.SegueObject> = []
    for journal in journals {
      for case .began(let transition) in journal.entries {
        if let object = transition.segueObject { performed.insert(object) }
      }
    }
    let segues = certainSegues
    let missing = segues.filter { !performed.contains($0) }
    return Coverage(
      covered: segues.filter(performed.contains),
      missing: missing,
      paths: paths(performing: Set(missing))
    )
  }

  /// The segues that certain moves perform, in the order in which they are found.
  private var certainSegues: [Storyboard.SegueObject] {
    var seen: Set<Storyboard.SegueObject> = []
    return found.order.prefix(found.certainCount).flatMap { number in
      found[number].moves.compactMap { made in
        guard made.move.isCertain, case .leads = made.outcome, let segue = made.move.segue,
          seen.insert(segue).inserted
        else { return nil }
        return segue
      }
    }
  }

  /// Paths from the start, each of which goes on to the nearest segue that is left.
  private func paths(performing segues: Set<Storyboard.SegueObject>) -> [Path] {
    var left = segues
    var paths: [Path] = []
    while !left.isEmpty {
      var steps: [MoveNumber] = []
      var sources = Array(found.order.prefix(found.startCount))
      while let next = nearest(left, from: sources) {
        steps += next.steps
        left.remove(next.segue)
        sources = [next.end]
      }
      guard let first = steps.first else { break }
      paths.append(path(from: first.state, by: steps))
    }
    return paths
  }

  /// The shortest path of certain moves that performs a segue; `nil` if there is none.
  ///
  /// - Complexity: O(*s* · *m*) in the number of states and of moves in each.
  package func path(performing segue: Storyboard.SegueObject) -> Path? {
    paths(performing: [segue]).first
  }

  private func nearest(
    _ segues: Set<Storyboard.SegueObject>,
    from sources: [Int]
  ) -> (steps: [MoveNumber], segue: Storyboard.SegueObject, end: Int)? {
    if segues.isEmpty { return nil }
    let walk = walk(from: sources, onlyCertain: true)
    for number in walk.order {
      for (index, made) in found[number].moves.enumerated() where made.move.isCertain {
        guard case .leads(let end) = made.outcome, let segue = made.move.segue,
          segues.contains(segue)
        else { continue }
        return (walk.steps(to: number) + [MoveNumber(state: number, move: index)], segue, end)
      }
    }
    return nil
  }
}
