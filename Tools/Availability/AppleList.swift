import Foundation

/// What the symbol graphs do not say about Apple's platforms, from `Apple.txt`.
struct AppleList {
  struct Row {
    var line: Int
    var words: [String]
  }

  /// The lines by their kinds, the words before the first bar.
  private var rows: [String: [Row]] = [:]
  private var used: Set<Int> = []
  let path: String

  /// Reads a list. Its lines are words between bars; those that begin with `#` are comments.
  init(path: String) throws {
    self.path = path
    let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    let kinds = ["scope": 4, "has": 5, "older": 3, "branch": 5]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let words = line.split(separator: " | ").map { $0.trimmingCharacters(in: .whitespaces) }
      guard kinds[words[0]] == words.count else {
        throw Failure("\(path):\(index + 1): this is no kind of line, or not all of its columns")
      }
      rows[words[0], default: []].append(Row(line: index + 1, words: words))
    }
  }

  /// The platforms that a file is compiled for.
  mutating func platforms(of file: String, in all: Set<String>) -> Set<String> {
    let rows = rows["scope", default: []].filter { row in
      file == row.words[1] || file.hasPrefix(row.words[1] + "/")
    }
    guard let row = rows.max(by: { $0.words[1].count < $1.words[1].count }) else { return all }
    used.insert(row.line)
    return Self.platforms(row.words[2], in: all)
  }

  /// The platforms that have a declaration; `nil` if the list does not know it.
  ///
  /// A row is for the declaration, for the type around it, or for its module.
  mutating func platforms(
    having name: String,
    of module: String,
    in all: Set<String>
  ) -> Set<String>? {
    let type = String(name.prefix { $0 != "." })
    for candidate in [name, type, "*"] {
      let row = rows["has"]?.first { row in
        row.words[1] == module && row.words[2].split(separator: " ").contains { $0 == candidate }
      }
      guard let row else { continue }
      used.insert(row.line)
      return Self.platforms(row.words[3], in: all)
    }
    return nil
  }

  /// Whether older systems have another declaration that the compiler takes there.
  mutating func hasOlder(_ name: String) -> Bool {
    guard let row = rows["older"]?.first(where: { $0.words[1] == name }) else { return false }
    used.insert(row.line)
    return true
  }

  mutating func has(_ branch: Branch, of file: String) -> Bool {
    let row = rows["branch"]?.first {
      Array($0.words[1...3]) == [file, branch.text, branch.fingerprint]
    }
    if let row { used.insert(row.line) }
    return row != nil
  }

  /// The lines that nothing in the sources needs any more.
  var unused: [Int] { rows.values.joined().map(\.line).filter { !used.contains($0) }.sorted() }

  private static func platforms(_ text: String, in all: Set<String>) -> Set<String> {
    if text == "all" || text == "none" { return text == "all" ? all : [] }
    return Set(text.split(separator: " ").map(String.init))
  }
}
