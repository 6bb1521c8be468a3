import Routes

/// The paths of patterns, as a tree of their parts.
///
/// A path is matched part by part, so the time does not depend on the number of patterns. Where a
/// literal and a placeholder both match, both ways are followed.
struct LinkTree {
  private(set) var nodes = [Node()]
  private(set) var patterns: [(segments: [LinkPattern.Segment], number: Int)] = []

  init() {}

  struct Node {
    fileprivate(set) var literals: [ExactString: Int] = [:]
    fileprivate(set) var placeholder: Int?
    /// The patterns that end here, by their numbers.
    fileprivate(set) var ends: [Int] = []
    /// The patterns with the rest of the path from here, by their numbers.
    fileprivate(set) var rests: [Int] = []
    /// The literals in the order in which they were added.
    fileprivate(set) var order: [ExactString] = []
    /// The first added pattern that ends here or below.
    fileprivate(set) var first = 0
  }

  mutating func add(_ segments: [LinkPattern.Segment], number: Int) {
    patterns.append((segments, number))
    var node = 0
    for segment in segments {
      if case .rest = segment {
        nodes[node].rests.append(number)
        return
      }
      let known =
        if case .literal(let text) = segment {
          nodes[node].literals[text]
        } else {
          nodes[node].placeholder
        }
      if known == nil {
        nodes.append(Node(first: number))
        if case .literal(let text) = segment {
          nodes[node].literals[text] = nodes.count - 1
          nodes[node].order.append(text)
        } else {
          nodes[node].placeholder = nodes.count - 1
        }
      }
      node = known ?? nodes.count - 1
    }
    nodes[node].ends.append(number)
  }

  /// The patterns that match a path: first those with a literal where others have a placeholder, and
  /// then those with the rest of the path, the shortest rest first.
  ///
  /// - Complexity: O(*n*) in the length of the path, for each way where both match.
  func matches(_ path: [ExactString]) -> [Int] {
    let lastUnfit = path.lastIndex { !$0.canFillPlaceholder } ?? -1
    var reached = [0]
    var rests: [Int] = []
    for (position, part) in path.enumerated() {
      if position > lastUnfit { rests = reached.flatMap { nodes[$0].rests } + rests }
      reached = reached.flatMap { node in
        let literal = nodes[node].literals[part]
        let placeholder = part.canFillPlaceholder ? nodes[node].placeholder : nil
        return [literal, placeholder].compactMap { $0 }
      }
      if reached.isEmpty { return rests }
    }
    return reached.flatMap { nodes[$0].ends } + reached.flatMap { nodes[$0].rests } + rests
  }

  /// The nearest pattern to a path that none matches; `nil` if no literal of the path is like one of a pattern.
  ///
  /// - Complexity: O(*n*) in the length of the path: few of the literals are compared at each part.
  func nearest(to path: [ExactString]) -> Int? {
    if path.isEmpty { return nodes[0].ends.first }
    var node = 0
    var isNear = false
    for part in path {
      let literals = nodes[node].literals
      let known = literals.count <= Self.comparedLiterals ? Array(literals.keys) : []
      let near = SpellingSuggestion.closest(to: part, among: known.sorted())
      let literal = literals[part] ?? near.flatMap { literals[$0] }
      guard let next = literal ?? nodes[node].placeholder else { break }
      if literal != nil { isNear = true }
      node = next
    }
    guard isNear else { return nil }
    return nodes[node].ends.first ?? nodes[node].rests.first ?? nodes[node].first
  }

  /// A part of a link has any spelling, so it is compared with a bounded number of literals.
  private static let comparedLiterals = 64
}

extension ExactString {
  /// Whether the text can be a part of a path: programs that read links remove empty parts and dots.
  var canFillPlaceholder: Bool { !isEmpty && self != "." && self != ".." }
}

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
