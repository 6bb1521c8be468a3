import Routes

extension LinkTree {
  /// The pairs of patterns with literals and placeholders that match the same path.
  ///
  /// Each pattern is in one pair at most. Of several patterns with the same form, only the first is
  /// compared with others.
  ///
  /// - Parameter accepts: Whether the placeholder of a pattern, by its position, may stand for a text.
  /// - Complexity: O(*n*) in the number of nodes, and of pairs of them that match the same path.
  package func ambiguities(
    accepts: (_ pattern: Int, _ position: Int, _ text: ExactString) -> Bool
  ) -> [(first: Int, second: Int)] {
    var found: [Int: Int] = [:]
    var pending = [Pair(left: 0, right: 0, literals: [])]
    while let pair = pending.popLast() {
      report(pair, accepts, &found)
      let (left, right) = (nodes[pair.left], nodes[pair.right])
      if pair.left == pair.right {
        for next in left.literals.values { pending.append(pair.next(next, next)) }
      } else {
        let (few, many) =
          left.literals.count <= right.literals.count ? (left, right) : (right, left)
        for literal in few.literals.keys {
          guard many.literals[literal] != nil, let a = left.literals[literal],
            let b = right.literals[literal]
          else { continue }
          pending.append(pair.next(a, b))
        }
        if let placeholder = left.placeholder {
          for (text, next) in right.literals {
            pending.append(pair.next(placeholder, next, text))
          }
        }
      }
      if let placeholder = right.placeholder {
        for (text, next) in left.literals { pending.append(pair.next(next, placeholder, text)) }
        if let other = left.placeholder { pending.append(pair.next(other, placeholder)) }
      }
    }
    return found.map { (first: $0.value, second: $0.key) }.sorted { $0.second < $1.second }
  }

  /// Two nodes that the same path leads to.
  private struct Pair {
    var left: Int
    var right: Int
    /// For each part so far, the literal of one if the other has a placeholder.
    var literals: [ExactString?]

    func next(_ left: Int, _ right: Int, _ literal: ExactString? = nil) -> Pair {
      Pair(left: left, right: right, literals: literals + [literal])
    }
  }

  private func report(
    _ pair: Pair,
    _ accepts: (_ pattern: Int, _ position: Int, _ text: ExactString) -> Bool,
    _ found: inout [Int: Int]
  ) {
    report(pair, nodes[pair.left].ends, nodes[pair.right].ends, accepts, &found)
    report(pair, nodes[pair.left].rests, nodes[pair.right].rests, accepts, &found)
  }

  /// Reports patterns that end at two nodes, or that have the rest of the path from there.
  private func report(
    _ pair: Pair,
    _ left: [Int],
    _ right: [Int],
    _ accepts: (_ pattern: Int, _ position: Int, _ text: ExactString) -> Bool,
    _ found: inout [Int: Int]
  ) {
    guard let a = left.first, let b = right.first else { return }
    if pair.left == pair.right {
      for end in left.dropFirst() { note(a, end, &found) }
      return
    }
    // Trying values takes time, and a later pattern is in one pair only.
    if let known = found[max(a, b)], known <= min(a, b) { return }
    let collides = pair.literals.enumerated().allSatisfy { position, text in
      text.map { accepts(a, position, $0) && accepts(b, position, $0) } ?? true
    }
    if collides { note(a, b, &found) }
  }

  private func note(_ a: Int, _ b: Int, _ found: inout [Int: Int]) {
    let (first, second) = (min(a, b), max(a, b))
    found[second] = min(found[second] ?? first, first)
  }
}
