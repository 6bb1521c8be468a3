import Foundation

/// Mutations that are written down in a file.
///
/// An entry is a line with three code spans: the file, a text that occurs in it, and what the text
/// becomes. The file may end in `:` and the number of the text's line; `⏎` is a line break.
///
/// ```
/// - ``Sources/Routes/Segues/Segue.swift`` ``a == b`` ``a != b`` says why.
/// ```
struct MutationList {
  struct Entry {
    var path: String
    var line: Int?
    var before: String
    var after: String

    var key: String { "\(path)|\(before)|\(after)" }

    /// The number of bytes that remain in front, the number that are replaced, and their
    /// replacement. A function that is all on one line thus contains its mutations.
    ///
    /// Words differ as a whole, with the period before them: `.error` and not `err`.
    fileprivate var difference: (head: Int, before: Int, after: String) {
      let (old, new) = (Array(before.unicodeScalars), Array(after.unicodeScalars))
      var head = zip(old, new).prefix { $0 == $1 }.count
      let shared = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
      var tail = min(shared, old.count - head, new.count - head)
      while head > 0, old[head - 1].isPartOfWord { head -= 1 }
      if head > 1, old[head - 1] == ".", [" ", "("].contains(old[head - 2]) { head -= 1 }
      while tail > 0, old[old.count - tail].isPartOfWord { tail -= 1 }
      func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
      }
      return (
        text(old[..<head]).utf8.count, text(old[head..<old.count - tail]).utf8.count,
        text(new[head..<new.count - tail])
      )
    }
  }

  var entries: [Entry]

  init(_ text: String) {
    entries = text.split(separator: "\n").filter { $0.hasPrefix("- ``") }.compactMap { line in
      let spans = line.components(separatedBy: "``")
      guard spans.count > 6 else { return nil }
      let place = spans[1].split(separator: ":")
      return Entry(
        path: String(place[0]),
        line: place.count > 1 ? Int(place[1]) : nil,
        before: spans[3].replacing("⏎", with: "\n"),
        after: spans[5].replacing("⏎", with: "\n")
      )
    }
  }

  static func entry(for mutation: Mutation) -> String {
    let texts = [mutation.before, mutation.after].map { "``\($0.replacing("\n", with: "⏎"))``" }
    return "- ``\(mutation.path):\(mutation.line)`` \(texts.joined(separator: " "))"
  }

  /// The mutations of the entries in the sources as they are now.
  func mutations(in repository: URL) throws -> [Mutation] {
    try entries.map { entry in
      let file = repository.appending(path: entry.path)
      let text = try String(contentsOf: file, encoding: .utf8)
      let places = text.ranges(of: entry.before)
        .map { (range: $0, line: text[..<$0.lowerBound].count { $0 == "\n" } + 1) }
        .filter { entry.line == nil || entry.line == $0.line }
      guard let place = places.first, places.count == 1 else {
        throw Problem(text: "'\(entry.before)' occurs \(places.count) times in '\(entry.path)'")
      }
      let start = text.utf8.distance(from: text.startIndex, to: place.range.lowerBound)
      let (head, before, after) = entry.difference
      return Mutation(
        kind: .written,
        path: entry.path,
        range: start + head..<start + head + before,
        replacement: after,
        line: place.line,
        column: 1,
        before: entry.before,
        after: entry.after
      )
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isPartOfWord: Bool { properties.isAlphabetic || "0"..."9" ~= self || self == "_" }
}
