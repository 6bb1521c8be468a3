import Routes

extension LinkTree {
  /// The pairs of patterns with literals and placeholders that match the same path.
  ///
  /// Each pattern is in one pair at most, with an earlier one.
  ///
  /// - Parameter accepts: Whether the placeholder of a pattern, by its position, may stand for a text.
  func ambiguities(
    accepts: (_ pattern: Int, _ position: Int, _ text: ExactString) -> Bool
  ) -> [(first: Int, second: Int)] {
    var earlier = LinkTree()
    return patterns.compactMap { pattern in
      defer { earlier.add(pattern.segments, number: pattern.number) }
      let found = earlier.match(for: pattern.segments) { first, literals in
        literals.enumerated().allSatisfy { position, text in
          text.map { accepts(first, position, $0) && accepts(pattern.number, position, $0) } ?? true
        }
      }
      return found.map { (first: $0, second: pattern.number) }
    }
  }

  /// A pattern that matches a path of another one.
  ///
  /// - Parameters:
  ///   - literals: For each part so far, the literal of one if the other has a placeholder.
  ///   - fits: Whether the placeholders may stand for these literals.
  private func match(
    for segments: [LinkPattern.Segment],
    from start: Int = 0,
    _ literals: [ExactString?] = [],
    fits: (_ pattern: Int, _ literals: [ExactString?]) -> Bool
  ) -> Int? {
    var (start, literals) = (start, literals)
    while literals.count < segments.count {
      let node = nodes[start]
      let next: Int?
      switch segments[literals.count] {
      case .rest: return node.rests.first { fits($0, literals) }
      case .literal(let text):
        if let other = node.placeholder,
          let found = match(for: segments, from: other, literals + [text], fits: fits)
        {
          return found
        }
        next = node.literals[text]
      case .placeholder:
        for text in node.order {
          if let other = node.literals[text],
            let found = match(for: segments, from: other, literals + [text], fits: fits)
          {
            return found
          }
        }
        next = node.placeholder
      }
      guard let next else { return nil }
      start = next
      literals.append(nil)
    }
    return nodes[start].ends.first { fits($0, literals) }
  }
}
