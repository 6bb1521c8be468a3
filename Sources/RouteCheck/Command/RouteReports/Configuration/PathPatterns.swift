import Routes
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
      guard let first = parts.first else { return nil }
      let isAnywhere = !pattern.utf8.contains(UInt8(ascii: "/"))
      let path =
        isAnywhere ? [Self.doubleStar, first == Self.doubleStar ? [Self.star] : first] : parts
      return path + [Self.doubleStar]
    }
  }

  /// Whether there is no pattern.
  var isEmpty: Bool { patterns.isEmpty }

  private static let star = UInt8(ascii: "*")
  private static let doubleStar = [star, star]

  /// Whether the path or one of its folders matches one of the patterns.
  func match(_ path: String) -> Bool {
    let names = path.split(at: "/").filter { $0 != "." }.map { Array($0.utf8) }
    return patterns.contains { pattern in
      Self.matches(names, pattern, star: Self.doubleStar) { name, part in
        Self.matches(name, part, star: Self.star) { $1 == UInt8(ascii: "?") || $0 == $1 }
      }
    }
  }

  /// Whether a list matches a pattern; on a mismatch, the last star takes one more element.
  private static func matches<Element: Equatable>(
    _ list: [Element],
    _ pattern: [Element],
    star: Element,
    _ matchesOne: (Element, Element) -> Bool
  ) -> Bool {
    var (index, position) = (0, 0)
    var retry: (index: Int, position: Int)?
    while index < list.count {
      if position < pattern.count, pattern[position] == star {
        retry = (index, position)
        position += 1
      } else if position < pattern.count, matchesOne(list[index], pattern[position]) {
        index += 1
        position += 1
      } else if let last = retry {
        retry = (last.index + 1, last.position)
        (index, position) = (last.index + 1, last.position + 1)
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == star }
  }
}
