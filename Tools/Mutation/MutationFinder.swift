/// Finds the places of a file where a mutation makes sense.
struct MutationFinder {
  private(set) var mutations: [Mutation] = []
  private let bytes: [UInt8]
  private let path: String
  private let tokens: [SwiftTokens.Token]
  private let lineStarts: [Int]

  init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
    tokens = SwiftTokens(bytes).tokens
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  private static let binary: [(kind: Mutation.Kind, others: [String: String])] = [
    (.equality, ["==": "!=", "!=": "==", "===": "!==", "!==": "==="]),
    (.comparison, ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]),
    (.logic, ["&&": "||", "||": "&&"]),
    (.arithmetic, ["+": "-", "-": "+", "+=": "-=", "-=": "+="]),
  ]
  private static let range = ["..<": "...", "...": "..<"]
  private static let jump = ["continue": "break", "break": "continue"]
  private static let opposite = [
    "first": "last", "last": "first", "min": "max", "max": "min", "prefix": "suffix",
    "suffix": "prefix", "hasPrefix": "hasSuffix", "hasSuffix": "hasPrefix",
    "removeFirst": "removeLast", "removeLast": "removeFirst", "dropFirst": "dropLast",
    "dropLast": "dropFirst", "allSatisfy": "contains", "formUnion": "subtract",
    "union": "subtracting", "firstIndex": "lastIndex", "lastIndex": "firstIndex",
    "lowerBound": "upperBound", "upperBound": "lowerBound", "isEmpty": "isEmpty == false",
  ]

  mutating func findInTokens() {
    for (index, token) in tokens.enumerated() {
      let previous = index > 0 ? tokens[index - 1].text : ""
      switch token.kind {
      case .symbol: find(symbol: token)
      case .number:
        let isParameter = byte(before: token) == UInt8(ascii: "$")
        if !isParameter, let number = Int(token.text) { add(.number, token, "\(number + 1)") }
      case .word:
        if token.text == "true" { add(.boolean, token, "false") }
        if token.text == "false" { add(.boolean, token, "true") }
        if let other = Self.jump[token.text] { add(.jump, token, other) }
        if previous == ".", let other = Self.opposite[token.text] { add(.opposite, token, other) }
      case .bracket: break
      }
    }
  }

  private mutating func find(symbol token: SwiftTokens.Token) {
    if token.isSpacedBefore, token.isSpacedAfter {
      for (kind, others) in Self.binary {
        if let other = others[token.text] { add(kind, token, other) }
      }
    } else if token.text == "!", !token.isSpacedAfter {
      if token.isSpacedBefore || byte(before: token) == UInt8(ascii: "(") {
        add(.negation, token, "")
      }
    }
    if let other = Self.range[token.text], !token.isSpacedBefore, !token.isSpacedAfter {
      add(.range, token, other)
    }
  }

  private func byte(before token: SwiftTokens.Token) -> UInt8? {
    token.range.lowerBound > 0 ? bytes[token.range.lowerBound - 1] : nil
  }

  private mutating func add(_ kind: Mutation.Kind, _ token: SwiftTokens.Token, _ text: String) {
    add(kind, token.range, text)
  }

  private mutating func add(_ kind: Mutation.Kind, _ range: Range<Int>, _ replacement: String) {
    let line = lineStarts.lastIndex { $0 <= range.lowerBound } ?? 0
    let start = lineStarts[line]
    let end = bytes[range.upperBound...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let before = String(decoding: bytes[start..<end], as: UTF8.self)
    let after =
      String(decoding: bytes[start..<range.lowerBound], as: UTF8.self) + replacement
      + String(decoding: bytes[range.upperBound..<end], as: UTF8.self)
    mutations.append(
      Mutation(
        kind: kind,
        path: path,
        range: range,
        replacement: replacement,
        line: line + 1,
        column: range.lowerBound - start + 1,
        before: before.trimmingPrefix { $0 == " " }.description,
        after: after.trimmingPrefix { $0 == " " }.description
      )
    )
  }
}

extension MutationFinder {
  /// Words that do not start a statement which can be left out.
  private static let keywords: Set<String> = [
    "let", "var", "return", "case", "default", "if", "guard", "for", "while", "switch", "func",
    "init", "import", "struct", "enum", "class", "extension", "protocol", "typealias", "static",
    "throw", "defer", "do", "else", "package", "public", "private", "final", "mutating", "super",
  ]

  /// Finds conditions to negate and statements to leave out, a line at a time.
  mutating func findInLines() {
    var first = 0
    for (line, start) in lineStarts.enumerated() {
      let end = line + 1 < lineStarts.count ? lineStarts[line + 1] - 1 : bytes.count
      while first < tokens.count, tokens[first].range.lowerBound < start { first += 1 }
      var last = first
      while last < tokens.count, tokens[last].range.lowerBound < end { last += 1 }
      guard last - first > 2, tokens[last - 1].range.upperBound <= end else { continue }
      findCondition(first..<last)
      findStatement(first..<last)
    }
  }

  private mutating func findCondition(_ line: Range<Int>) {
    let end = tokens[line].lastIndex { $0.text == "{" || $0.text == "else" }
    guard let keyword = tokens[line].firstIndex(where: { $0.text == "if" || $0.text == "guard" }),
      let end, end > keyword + 1
    else { return }
    let stop = tokens[end].text == "{" && tokens[end - 1].text == "else" ? end - 1 : end
    let condition = tokens[keyword + 1..<stop]
    guard stop > keyword + 1, isBalanced(condition),
      !condition.contains(where: { ["let", "var", "case", "#", "{", "}", ","].contains($0.text) })
    else { return }
    let range = tokens[keyword + 1].range.lowerBound..<tokens[stop - 1].range.upperBound
    let text = String(decoding: bytes[range], as: UTF8.self)
    add(.condition, range, "!(\(text))")
  }

  private mutating func findStatement(_ line: Range<Int>) {
    let statement = tokens[line]
    guard let first = statement.first, let last = statement.last, first.kind == .word,
      !Self.keywords.contains(first.text), isBalanced(statement),
      !statement.contains(where: {
        // A colon follows a label at the start of its line, as in an argument or a dictionary.
        $0.text == "{" || $0.text == "}" || $0.text == ":" && $0.isSpacedBefore
      })
    else { return }
    let isAssignment = statement.contains { ["=", "+=", "-="].contains($0.text) }
    guard isAssignment || last.text == ")", last.text != ",", !last.isSpacedBefore || isAssignment
    else { return }
    let previous = line.lowerBound > 0 ? tokens[line.lowerBound - 1].text : "{"
    let next = line.upperBound < tokens.count ? tokens[line.upperBound].text : "}"
    guard "{};)".contains(previous) || tokens[line.lowerBound - 1].kind == .word,
      !["(", ",", "=", "?", "&&", "||"].contains(previous), !next.hasPrefix("."), next != "?"
    else { return }
    add(.statement, first.range.lowerBound..<last.range.upperBound, "")
  }

  private func isBalanced(_ tokens: ArraySlice<SwiftTokens.Token>) -> Bool {
    var depth = 0
    for token in tokens {
      if "([".contains(token.text) { depth += 1 }
      if ")]".contains(token.text) { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}
