extension Snapshot {
  /// Creates a snapshot from its one-line notation.
  ///
  /// ```swift
  /// let start = try Snapshot("tab(*nav(Feed), nav(Settings))")
  /// ```
  ///
  /// - Parameter notation: The notation. White space outside of quotes is ignored.
  /// - Throws: ``Snapshot/NotationError`` with the column that cannot be read.
  /// - Complexity: O(*n*) in the length of the notation.
  public init(_ notation: String) throws(NotationError) {
    var parser = NotationParser(notation)
    self = try parser.parse()
  }
}

/// Parses a snapshot's notation with an explicit stack, so that depth needs no recursion.
private struct NotationParser {
  private var lexer: NotationLexer
  private var snapshot = Snapshot()
  private var groups: [Group] = []

  private enum Step {
    case screen(at: Snapshot.Placement)
    case item
    case end(of: Group)
    case suffix(of: Int)
    case separator
  }

  /// An opened `(` or `[`.
  private struct Group {
    let owner: Int
    let isEmbedding: Bool
    /// The columns that were read, for a split controller.
    var columns: [Int?] = []

    var closing: Unicode.Scalar { isEmbedding ? "]" : ")" }
  }

  init(_ notation: String) { lexer = NotationLexer(notation) }

  mutating func parse() throws(Snapshot.NotationError) -> Snapshot {
    try readWidth()
    var step: Step? = .screen(at: .root)
    while let current = step { step = try take(current) }
    return snapshot
  }

  private mutating func take(_ step: Step) throws(Snapshot.NotationError) -> Step? {
    switch step {
    case .screen(let placement): try readScreen(at: placement)
    case .item: try readItem()
    case .end(let group): try close(group)
    case .suffix(let screen): try readSuffix(screen)
    case .separator: try readSeparator()
    }
  }

  private mutating func readWidth() throws(Snapshot.NotationError) {
    var rest = lexer
    guard case .name(let word, quoted: false) = try rest.next(),
      let width = ControllerGraph.SizeClass(rawValue: word), try rest.skip(":")
    else { return }
    snapshot.width = width
    lexer = rest
  }

  private mutating func readScreen(at placement: Snapshot.Placement) throws(Snapshot.NotationError)
    -> Step
  {
    let isSelected = try lexer.skip("*")
    let (word, quoted) = try lexer.name("a screen's name")
    var screen = Snapshot.Screen(
      name: ExactString(word),
      placement: placement,
      isSelected: isSelected
    )
    let reserved: Snapshot.Kind? = quoted ? nil : Snapshot.Kind(rawValue: word)
    if let kind = reserved, kind != .screen, kind != .container {
      screen.kind = kind
      screen.name =
        try lexer.skip(":") ? ExactString(lexer.name("the name of a subclass").word) : ""
    }
    if reserved == nil, !quoted, try lexer.peek() == .symbol(":") {
      throw wrongPrefix(word, isFirst: placement == .root && !isSelected)
    }
    let index = snapshot.screens.count
    if try lexer.peek() == .symbol("(") {
      if screen.kind == .screen { screen.kind = .container }
      snapshot.screens.append(screen)
      _ = try lexer.next()
      return try open(Group(owner: index, isEmbedding: false))
    }
    guard screen.kind == .screen else { throw try lexer.unexpected("'('") }
    snapshot.screens.append(screen)
    return .suffix(of: index)
  }

  /// The error for a word before `:` that is neither a container nor a size class.
  private func wrongPrefix(_ word: String, isFirst: Bool) -> Snapshot.NotationError {
    let kinds = Snapshot.Kind.allCases.filter { $0.library != nil }.map(\.rawValue)
    let widths = isFirst ? ControllerGraph.SizeClass.allCases.map(\.rawValue) : []
    let known = widths + kinds
    return lexer.wrong("one of \(known.quotedList) before ':'", word, known: known)
  }

  private mutating func open(_ group: Group) throws(Snapshot.NotationError) -> Step {
    groups.append(group)
    return try lexer.peek() == .symbol(group.closing) ? .end(of: group) : .item
  }

  private mutating func close(_ group: Group) throws(Snapshot.NotationError) -> Step {
    _ = try lexer.next()
    groups.removeLast()
    try settle(group)
    return .suffix(of: group.owner)
  }

  /// Reads the next item of the innermost group.
  private mutating func readItem() throws(Snapshot.NotationError) -> Step? {
    guard let group = groups.last else { return nil }
    if group.isEmbedding { return .screen(at: .embedded(in: group.owner)) }
    if snapshot.screens[group.owner].kind == .split {
      let isEmpty = try lexer.peek() == .name("_", quoted: false)
      groups[groups.count - 1].columns.append(isEmpty ? nil : snapshot.screens.count)
      if isEmpty {
        _ = try lexer.next()
        return .separator
      }
    }
    return .screen(at: .child(of: group.owner))
  }

  private mutating func readSeparator() throws(Snapshot.NotationError) -> Step? {
    guard let group = groups.last else {
      guard try lexer.peek() == .end else { throw try lexer.unexpected("'>' or the end") }
      return nil
    }
    if try lexer.peek() == .symbol(group.closing) { return .end(of: group) }
    guard try lexer.skip(",") else {
      let isName = if case .name = try lexer.peek() { true } else { false }
      throw try lexer.unexpected(
        "',' or '\(group.closing)'\(isName ? ", or quotes around a name with spaces" : "")"
      )
    }
    return .item
  }

  /// Reads the embedded children after a screen, the presented screen, or a separator.
  private mutating func readSuffix(_ screen: Int) throws(Snapshot.NotationError) -> Step {
    if try lexer.skip("[") { return try open(Group(owner: screen, isEmbedding: true)) }
    if try lexer.skip(">") {
      let (word, _) = try lexer.name("a presentation style")
      guard let style = PresentationStyle(notation: word) else {
        throw lexer.wrong(
          "a presentation style, such as 'sheet' or 'fullScreen'",
          word,
          known: PresentationStyle.allCases.map(\.notation)
        )
      }
      return .screen(at: .presented(by: screen, style: style))
    }
    return .separator
  }

  /// Sets the columns of the children of a split controller.
  private mutating func settle(_ group: Group) throws(Snapshot.NotationError) {
    guard group.columns.count <= SplitViewController.Column.allCases.count else {
      throw lexer.wrong("at most four columns", "\(group.columns.count)")
    }
    let columns: [SplitViewController.Column] =
      group.columns.count > 2 ? SplitViewController.Column.allCases : [.primary, .detail]
    for case (let column, let screen?) in zip(columns, group.columns) {
      snapshot.screens[screen].placement = .column(column, of: group.owner)
    }
  }
}

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
