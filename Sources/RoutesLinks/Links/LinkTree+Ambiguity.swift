import Routes

extension LinkTree {
  /// The pairs of patterns with literals and placeholders that match the same path.
  ///
  /// Each pattern is in one pair at most, with an earlier one. Of several patterns with the same form, only the
  /// first is compared with others.
  ///
  /// - Parameter accepts: Whether the placeholder of a pattern, by its position, may stand for a text.
  /// - Complexity: O(*n*) in the number of nodes, and of pairs of them that match the same path and have a
  ///   pattern without an earlier one below.
  package func ambiguities(
    accepts: (_ pattern: Int, _ position: Int, _ text: ExactString) -> Bool
  ) -> [(first: Int, second: Int)] {
    var search = Search(open: nodes.map(\.count))
    var pending = [Pair(left: 0, right: 0, literals: [])]
    report(pending[0], accepts, &search)
    while var pair = pending.popLast() {
      // A table of many ambiguous patterns has more pairs of nodes than can be visited.
      guard mayFind(pair, search), let next = nextPair(after: &pair) else { continue }
      pending.append(pair)
      if mayFind(next, search) {
        report(next, accepts, &search)
        pending.append(next)
      }
    }
    return search.found.map { (first: $0.value, second: $0.key) }.sorted { $0.second < $1.second }
  }

  /// What is known about the patterns so far.
  private struct Search {
    /// An earlier pattern for each pattern that matches a path of it.
    var found: [Int: Int] = [:]
    /// For each node, the number of patterns there and below without an earlier one.
    var open: [Int]
  }

  /// Two nodes that the same path leads to.
  private struct Pair {
    var left: Int
    var right: Int
    /// For each part so far, the literal of one if the other has a placeholder.
    var literals: [ExactString?]
    /// The number of pairs after this one that were tried.
    var tried = 0

    func next(_ left: Int, _ right: Int, _ literal: ExactString? = nil) -> Pair {
      Pair(left: left, right: right, literals: literals + [literal])
    }
  }

  /// Whether a pattern below one of two nodes may be found to match a path of an earlier one below the other.
  private func mayFind(_ pair: Pair, _ search: Search) -> Bool {
    let (left, right) = (nodes[pair.left], nodes[pair.right])
    return (search.open[pair.left] > 0 && left.last > right.first)
      || (search.open[pair.right] > 0 && right.last > left.first)
  }

  /// The next pair of nodes after the same part: in turn the literals of both, those of one with the placeholder
  /// of the other, and both placeholders.
  private func nextPair(after pair: inout Pair) -> Pair? {
    let (left, right) = (nodes[pair.left], nodes[pair.right])
    let common = left.order.count <= right.order.count ? left.order : right.order
    while true {
      var index = pair.tried
      pair.tried += 1
      if index < common.count {
        guard let a = left.literals[common[index]], let b = right.literals[common[index]] else {
          continue
        }
        return pair.next(a, b)
      }
      index -= common.count
      if pair.left != pair.right, let placeholder = left.placeholder {
        if index < right.order.count {
          let text = right.order[index]
          return right.literals[text].map { pair.next(placeholder, $0, text) }
        }
        index -= right.order.count
      }
      guard let placeholder = right.placeholder else { return nil }
      if index < left.order.count {
        let text = left.order[index]
        return left.literals[text].map { pair.next($0, placeholder, text) }
      }
      guard index == left.order.count, let other = left.placeholder else { return nil }
      return pair.next(other, placeholder)
    }
  }

  private func report(
    _ pair: Pair,
    _ accepts: (_ pattern: Int, _ position: Int, _ text: ExactString) -> Bool,
    _ search: inout Search
  ) {
    report(pair, nodes[pair.left].ends, nodes[pair.right].ends, accepts, &search)
    report(pair, nodes[pair.left].rests, nodes[pair.right].rests, accepts, &search)
  }

  /// Reports patterns that end at two nodes, or that have the rest of the path from there.
  private func report(
    _ pair: Pair,
    _ left: [Int],
    _ right: [Int],
    _ accepts: (_ pattern: Int, _ position: Int, _ text: ExactString) -> Bool,
    _ search: inout Search
  ) {
    guard let a = left.first, let b = right.first else { return }
    if pair.left == pair.right {
      for end in left.dropFirst() { note(a, end, at: pair.left, &search) }
      return
    }
    // Trying values takes time, and a later pattern is in one pair only.
    if search.found[max(a, b)] != nil { return }
    let collides = pair.literals.enumerated().allSatisfy { position, text in
      text.map { accepts(a, position, $0) && accepts(b, position, $0) } ?? true
    }
    if collides { note(a, b, at: a < b ? pair.right : pair.left, &search) }
  }

  /// Notes a pair of patterns, of which the later one ends at a node.
  private func note(_ a: Int, _ b: Int, at node: Int, _ search: inout Search) {
    search.found[max(a, b)] = min(a, b)
    var node = node
    while true {
      search.open[node] -= 1
      if node == 0 { return }
      node = nodes[node].parent
    }
  }
}
