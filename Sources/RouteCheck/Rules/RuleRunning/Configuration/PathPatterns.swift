import SourceText

/// Patterns for paths, as in `.gitignore`: `*` and `?` within a part, `**` for any number of parts.
///
/// A pattern without a slash matches any part of a path; one with a slash starts at the root. A
/// pattern that matches a folder matches everything in it.
struct PathPatterns: Sendable {
  /// The parts of each pattern.
  private let patterns: [[[UInt8]]]

  init(_ patterns: [String]) {
    self.patterns = patterns.compactMap { pattern in
      let parts = pattern.split(at: "/").filter { $0 != "." }.map { Array($0.utf8) }
      if parts.isEmpty { return nil }
      if pattern.utf8.contains(UInt8(ascii: "/")) { return parts }
      return [Self.doubleStar] + (parts == [Self.doubleStar] ? [[Self.star]] : parts)
    }
  }

  var isEmpty: Bool { patterns.isEmpty }

  /// Whether the path or one of its folders matches one of the patterns.
  func match(_ path: String) -> Bool {
    let names = path.split(at: "/").filter { $0 != "." }.map { Array($0.utf8) }
    return patterns.contains { Self.matches(names, $0) }
  }

  /// Whether the first names match all parts.
  private static func matches(_ names: [[UInt8]], _ parts: [[UInt8]]) -> Bool {
    // The numbers of parts that match the names so far.
    var reached: Set<Int> = [0]
    for name in names {
      reached = afterDoubleStars(reached, parts)
      if reached.contains(parts.count) { return true }
      var next: Set<Int> = []
      for position in reached {
        if parts[position] == doubleStar {
          next.insert(position)
        } else if matches(name, parts[position]) {
          next.insert(position + 1)
        }
      }
      if next.isEmpty { return false }
      reached = next
    }
    return afterDoubleStars(reached, parts).contains(parts.count)
  }

  /// The numbers, and those after each `**` that matches no name.
  private static func afterDoubleStars(_ reached: Set<Int>, _ parts: [[UInt8]]) -> Set<Int> {
    reached.reduce(into: []) { all, number in
      let stars = parts[number...].prefix { $0 == doubleStar }
      all.formUnion(number...stars.endIndex)
    }
  }

  private static let star = UInt8(ascii: "*")
  private static let doubleStar = [star, star]

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
