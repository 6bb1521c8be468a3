/// Lines that run only on newer systems.
struct Guard {
  var lines: ClosedRange<Int>
  /// The oldest versions there, by platform. A platform that `*` stands for is not in it.
  var versions: [String: Version]
}

extension SourceFile {
  /// The blocks after `if #available(…)`, the rest of a block after `guard #available(…)`, and
  /// declarations with `@available(…)` that have a body.
  ///
  /// Everything else guards nothing, so that the check finds too much rather than too little.
  static func guards(_ tokens: [SwiftTokens.Token]) -> [Guard] {
    tokens.indices.compactMap { index in
      guard tokens[index].text == "#" || tokens[index].text == "@",
        index + 2 < tokens.count, tokens[index + 1].text == "available",
        tokens[index + 2].text == "("
      else { return nil }
      let close = tokens[index...].firstIndex { $0.text == ")" } ?? tokens.endIndex
      let versions = versions(tokens[index..<close])
      guard !versions.isEmpty, let lines = guardedLines(tokens, at: index, from: close) else {
        return nil
      }
      return Guard(lines: lines, versions: versions)
    }
  }

  private static func versions(_ tokens: ArraySlice<SwiftTokens.Token>) -> [String: Version] {
    var versions: [String: Version] = [:]
    for (name, number) in zip(tokens, tokens.dropFirst()) {
      if let version = Version(number.text) { versions[name.text] = version }
    }
    return versions
  }

  private static func guardedLines(
    _ tokens: [SwiftTokens.Token],
    at index: Int,
    from close: Int
  ) -> ClosedRange<Int>? {
    let line = tokens[index].line
    if tokens[index].text == "@" { return declaration(tokens, from: close).map { line...$0 } }
    guard let open = tokens[close...].firstIndex(where: { $0.text == "{" }),
      let end = closing(tokens, from: open + 1)
    else { return nil }
    let keyword = tokens[..<index].last { ["if", "guard", "while"].contains($0.text) }
    if keyword?.text == "guard" {
      return closing(tokens, from: end + 1).map { tokens[end].line...tokens[$0].line }
    }
    return line...tokens[end].line
  }

  /// The last line of the declaration after an attribute.
  private static func declaration(_ tokens: [SwiftTokens.Token], from start: Int) -> Int? {
    guard let keyword = tokens[start...].firstIndex(where: { keywords.contains($0.text) }),
      let open = tokens[keyword...].firstIndex(where: { $0.text == "{" }),
      let end = closing(tokens, from: open + 1)
    else { return nil }
    let head = tokens[(keyword + 1)..<open]
    let isOther = head.contains { keywords.contains($0.text) || $0.text == "}" || $0.text == "@" }
    return isOther ? nil : tokens[end].line
  }

  /// The index of the brace that closes the block around an index.
  private static func closing(_ tokens: [SwiftTokens.Token], from start: Int) -> Int? {
    var depth = 1
    for index in tokens.indices.dropFirst(start) {
      if tokens[index].text == "{" { depth += 1 }
      if tokens[index].text == "}" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private static let keywords: Set = [
    "func", "var", "let", "init", "struct", "class", "enum", "protocol", "extension", "actor",
    "subscript", "typealias", "case", "deinit", "import",
  ]
}
