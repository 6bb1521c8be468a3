import SourceText

/// Patterns for paths, as in `.gitignore`: `*` and `?` within a part, `**` for any number of parts.
///
/// A pattern without a slash matches any part of a path; one with a slash starts at the root. A
/// pattern that matches a folder matches everything in it.
///
/// All patterns are searched together: they are a tree whose branches are their parts.
struct PathPatterns: Sendable {
  private var nodes = [Node()]

  /// A position in one pattern, or in several that begin with the same parts.
  private struct Node {
    /// The next positions, by parts without a wildcard.
    var names: [[UInt8]: Int] = [:]
    /// The next positions after parts with a wildcard.
    var wildcards: [[UInt8]: Int] = [:]
    /// The next position after `**`.
    var doubleStar: Int?
    /// Whether the position follows `**`, which may take more names.
    var isDoubleStar = false
    var isEnd = false
  }

  init(_ patterns: [String]) {
    for pattern in patterns { add(pattern) }
  }

  var isEmpty: Bool { nodes.count == 1 }

  private mutating func add(_ pattern: String) {
    var parts = pattern.split(at: "/").filter { $0 != "." }.map { Array($0.utf8) }
    guard let first = parts.first else { return }
    if !pattern.utf8.contains(UInt8(ascii: "/")) {
      parts = [Self.doubleStar, first == Self.doubleStar ? [Self.star] : first]
    }
    var node = 0
    for part in parts { node = child(of: node, part) }
    nodes[node].isEnd = true
  }

  private mutating func child(of node: Int, _ part: [UInt8]) -> Int {
    let added = nodes.count
    let child: Int
    if part == Self.doubleStar {
      child = nodes[node].doubleStar ?? added
      nodes[node].doubleStar = child
    } else if part.contains(Self.star) || part.contains(UInt8(ascii: "?")) {
      child = nodes[node].wildcards[part, default: added]
      nodes[node].wildcards[part] = child
    } else {
      child = nodes[node].names[part, default: added]
      nodes[node].names[part] = child
    }
    if child == added { nodes.append(Node(isDoubleStar: part == Self.doubleStar)) }
    return child
  }

  private static let star = UInt8(ascii: "*")
  private static let doubleStar = [star, star]
}

extension PathPatterns {
  /// Whether the path or one of its folders matches one of the patterns.
  ///
  /// - Complexity: Linear in the length of the path, and in the number of patterns that have a
  ///   wildcard in the same place.
  func match(_ path: String) -> Bool {
    var reached: Set<Int> = []
    enter(0, &reached)
    for name in path.split(at: "/") where name != "." {
      if reached.contains(where: { nodes[$0].isEnd }) { return true }
      if reached.isEmpty { return false }
      let name = Array(name.utf8)
      var next: Set<Int> = []
      for node in reached {
        if nodes[node].isDoubleStar { enter(node, &next) }
        if let child = nodes[node].names[name] { enter(child, &next) }
        for (part, child) in nodes[node].wildcards where Self.matches(name, part) {
          enter(child, &next)
        }
      }
      reached = next
    }
    return reached.contains { nodes[$0].isEnd }
  }

  /// Adds a position, and the positions after each `**` that matches no name.
  private func enter(_ node: Int, _ reached: inout Set<Int>) {
    var node: Int? = node
    while let current = node, reached.insert(current).inserted { node = nodes[current].doubleStar }
  }

  /// Whether a name matches a part; on a mismatch, the last star takes one more byte.
  private static func matches(_ name: [UInt8], _ part: [UInt8]) -> Bool {
    var (index, position) = (0, 0)
    var retry: (index: Int, position: Int)?
    while index < name.count {
      if position < part.count, part[position] == star {
        retry = (index, position)
        position += 1
      } else if position < part.count,
        part[position] == UInt8(ascii: "?") || part[position] == name[index]
      {
        index += 1
        position += 1
      } else if let last = retry {
        retry = (last.index + 1, last.position)
        index = last.index + 1
        position = last.position + 1
      } else {
        return false
      }
    }
    return part[position...].allSatisfy { $0 == star }
  }
}
