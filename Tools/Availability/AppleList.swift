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
    rows["scope"]?.sort { $0.words[1].count > $1.words[1].count }
  }

  /// The words of the first matching line of a kind, which is then of use.
  private mutating func use(_ kind: String, where isMatch: ([String]) -> Bool) -> [String]? {
    guard let row = rows[kind]?.first(where: { isMatch($0.words) }) else { return nil }
    used.insert(row.line)
    return row.words
  }

  /// The platforms that a file is compiled for.
  mutating func platforms(of file: String, in all: Set<String>) -> Set<String> {
    let row = use("scope") { file == $0[1] || file.hasPrefix($0[1] + "/") }
    return row.map { Self.platforms($0[2], in: all) } ?? all
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
      let row = use("has") { words in
        words[1] == module && words[2].split(separator: " ").contains { $0 == candidate }
      }
      if let row { return Self.platforms(row[3], in: all) }
    }
    return nil
  }

  /// Whether older systems have another declaration that the compiler takes there.
  mutating func hasOlder(_ name: String) -> Bool {
    use("older") { $0[1] == name } != nil
  }

  mutating func has(_ branch: Branch, of file: String) -> Bool {
    use("branch") { Array($0[1...3]) == [file, branch.text, branch.fingerprint] } != nil
  }

  /// The lines that nothing in the sources needs any more.
  var unused: [Int] { rows.values.joined().map(\.line).filter { !used.contains($0) }.sorted() }

  private static func platforms(_ text: String, in all: Set<String>) -> Set<String> {
    if text == "all" || text == "none" { return text == "all" ? all : [] }
    return Set(text.split(separator: " ").map(String.init))
  }
}
