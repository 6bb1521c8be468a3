/// Splits a snapshot's notation into names and symbols.
struct NotationLexer {
  enum Token: Hashable {
    case name(String, quoted: Bool)
    case symbol(Unicode.Scalar)
    case end
  }

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var ahead: [(token: Token, column: Int)] = []
  private var column = 1

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func peek(_ distance: Int = 0) throws(Snapshot.NotationError) -> Token {
    while ahead.count <= distance { ahead.append(try scan()) }
    return ahead[distance].token
  }

  mutating func next() throws(Snapshot.NotationError) -> Token {
    _ = try peek()
    let first = ahead.removeFirst()
    column = first.column
    return first.token
  }

  /// Consumes a symbol if it is next.
  mutating func skip(_ symbol: Unicode.Scalar) throws(Snapshot.NotationError) -> Bool {
    guard try peek() == .symbol(symbol) else { return false }
    _ = try next()
    return true
  }

  mutating func name(
    _ expected: String
  ) throws(Snapshot.NotationError) -> (word: String, quoted: Bool) {
    guard case .name(let word, let quoted) = try peek() else { throw try unexpected(expected) }
    _ = try next()
    return (word, quoted)
  }

  /// The error for the next token.
  mutating func unexpected(_ expected: String) throws(Snapshot.NotationError)
    -> Snapshot.NotationError
  {
    let found =
      switch try peek() {
      case .name(let word, _): "'\(word)'"
      case .symbol(let symbol): "'\(symbol)'"
      case .end: "the end"
      }
    return error(expected, found, at: ahead[0].column)
  }

  /// The error for the last token.
  ///
  /// - Parameter known: The words that are valid, for a suggestion.
  func wrong(_ expected: String, _ found: String, known: [String] = [])
    -> Snapshot.NotationError
  {
    var error = error(expected, "'\(found)'", at: column)
    error.near = SpellingSuggestion.closest(to: found, among: known)
    return error
  }

  /// An error at a column that is counted from 1 over all lines.
  private func error(_ expected: String, _ found: String, at column: Int) -> Snapshot.NotationError
  {
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

  private mutating func scan() throws(Snapshot.NotationError) -> (token: Token, column: Int) {
    while position < scalars.count, scalars[position].properties.isWhitespace { position += 1 }
    let start = position
    guard position < scalars.count else { return (.end, start + 1) }
    if scalars[position] == "\"" { return (try scanQuoted(), start + 1) }
    if "()[],>*:".unicodeScalars.contains(scalars[position]) {
      position += 1
      return (.symbol(scalars[start]), start + 1)
    }
    while position < scalars.count, Snapshot.isNameScalar(scalars[position]) { position += 1 }
    guard position > start else {
      throw error("a name or one of ( ) [ ] , > * :", "'\(scalars[start])'", at: start + 1)
    }
    return (
      .name(String(String.UnicodeScalarView(scalars[start..<position])), quoted: false), start + 1
    )
  }

  private mutating func scanQuoted() throws(Snapshot.NotationError) -> Token {
    let start = position
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
    throw error("a closing '\"'", "the end", at: start + 1)
  }
}
