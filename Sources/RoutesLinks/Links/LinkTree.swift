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
