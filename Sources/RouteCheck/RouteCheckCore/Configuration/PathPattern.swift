import SwiftScanner

/// A pattern for paths, as in `.gitignore`: `*` and `?` within a part, `**` for any number of parts.
///
/// A pattern without a slash matches any part of a path; one with a slash starts at the root. A
/// pattern that matches a folder matches everything in it.
struct PathPattern: Hashable, Sendable {
  private let parts: [[UInt8]]
  private let isAnchored: Bool

  init(_ text: String) {
    parts = text.split(at: "/").filter { $0 != "." }.map { Array($0.utf8) }
    isAnchored = text.utf8.contains(UInt8(ascii: "/"))
  }

  /// Whether the path or one of its folders matches.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of path and pattern.
  func matches(_ path: String) -> Bool {
    let names = path.split(at: "/").filter { $0 != "." }.map { Array($0.utf8) }
    guard isAnchored else {
      return parts.first.map { part in names.contains { Self.matches($0, part) } } ?? false
    }
    return matchesPrefix(of: names)
  }

  /// Whether the parts match any number of first names; one row of the table at a time.
  private func matchesPrefix(of names: [[UInt8]]) -> Bool {
    guard !parts.isEmpty else { return false }
    // reachable[i]: the parts before i match the names so far.
    var reachable = Array(repeating: false, count: parts.count + 1)
    reachable[0] = true
    skipDoubleStars(&reachable)
    for name in names {
      if reachable[parts.count] { return true }
      var next = Array(repeating: false, count: parts.count + 1)
      for index in parts.indices where reachable[index] {
        if parts[index] == Self.doubleStar {
          next[index] = true
        } else if Self.matches(name, parts[index]) {
          next[index + 1] = true
        }
      }
      reachable = next
      skipDoubleStars(&reachable)
    }
    return reachable[parts.count]
  }

  private static let doubleStar = Array("**".utf8)

  private func skipDoubleStars(_ reachable: inout [Bool]) {
    for index in parts.indices where reachable[index] && parts[index] == Self.doubleStar {
      reachable[index + 1] = true
    }
  }

  /// Whether a name matches a part; on a mismatch, the last star takes one more byte.
  private static func matches(_ name: [UInt8], _ part: [UInt8]) -> Bool {
    var (index, position) = (0, 0)
    var retry: (index: Int, position: Int)?
    while index < name.count {
      if position < part.count, part[position] == UInt8(ascii: "*") {
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
    return part[position...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
