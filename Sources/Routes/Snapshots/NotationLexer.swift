/// Splits a snapshot's notation into names and symbols.
struct NotationLexer {
  enum Token: Hashable {
    case name(String, quoted: Bool)
    case symbol(Unicode.Scalar)
    case end
  }

  private let scalars: [Unicode.Scalar]
  private var position = 0
  /// The column of the last token, counted from 1 over all lines.
  private var column = 1

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  func peek() throws(Snapshot.NotationError) -> Token {
    var rest = self
    return try rest.next()
  }

  mutating func next() throws(Snapshot.NotationError) -> Token {
    while position < scalars.count, scalars[position].properties.isWhitespace { position += 1 }
    let start = position
    column = start + 1
    guard position < scalars.count else { return .end }
    if scalars[position] == "\"" { return try readQuoted() }
    if "()[],>*:".unicodeScalars.contains(scalars[position]) {
      position += 1
      return .symbol(scalars[start])
    }
    while position < scalars.count, Snapshot.isNameScalar(scalars[position]) { position += 1 }
    guard position > start else {
      throw error("a name or one of ( ) [ ] , > * :", "'\(scalars[start])'")
    }
    return .name(String(String.UnicodeScalarView(scalars[start..<position])), quoted: false)
  }

  /// Consumes a symbol if it is next.
  mutating func skip(_ symbol: Unicode.Scalar) throws(Snapshot.NotationError) -> Bool {
    var rest = self
    guard try rest.next() == .symbol(symbol) else { return false }
    self = rest
    return true
  }

  mutating func name(
    _ expected: String
  ) throws(Snapshot.NotationError) -> (word: String, quoted: Bool) {
    var rest = self
    guard case .name(let word, let quoted) = try rest.next() else {
      throw try unexpected(expected)
    }
    self = rest
    return (word, quoted)
  }

  /// The error for the next token.
  func unexpected(_ expected: String) throws(Snapshot.NotationError) -> Snapshot.NotationError {
    var rest = self
    let found =
      switch try rest.next() {
      case .name(let word, _): "'\(word)'"
      case .symbol(let symbol): "'\(symbol)'"
      case .end: "the end"
      }
    return rest.error(expected, found)
  }

  /// The error for the last token.
  ///
  /// - Parameter known: The words that are valid, for a suggestion.
  func wrong(_ expected: String, _ found: String, known: [String] = [])
    -> Snapshot.NotationError
  {
    var error = error(expected, "'\(found)'")
    error.near = SpellingSuggestion.closest(to: found, among: known)
    return error
  }

  private func error(_ expected: String, _ found: String) -> Snapshot.NotationError {
    let before = scalars[..<(column - 1)]
    let start = before.lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let end = scalars[(column - 1)...].firstIndex(of: "\n") ?? scalars.endIndex
    return Snapshot.NotationError(
      expected: expected,
      found: found,
      line: before.count { $0 == "\n" } + 1,
      column: column - start,
      text: String(String.UnicodeScalarView(scalars[start..<end]))
    )
  }

  private mutating func readQuoted() throws(Snapshot.NotationError) -> Token {
    position += 1
    var word = String.UnicodeScalarView()
    while position < scalars.count {
      let scalar = scalars[position]
      position += 1
      if scalar == "\"" { return .name(String(word), quoted: true) }
      if scalar == "\\", position < scalars.count {
        word.append(scalars[position])
        position += 1
      } else {
        word.append(scalar)
      }
    }
    throw error("a closing '\"'", "the end")
  }
}
