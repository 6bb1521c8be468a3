extension SwiftReader {
  /// A scope whose brace is still to come, and what its head has said so far.
  struct Announcement {
    /// The index of the first token of the head.
    var head: Int
    /// The index of the brace.
    var brace: Int
    var scope: Scope
    /// Whether the conditions hold after the braces, and not in them.
    var isGuard = false
    /// The texts that the head has found the segue's identifier equal to.
    var compared: [TextExpression] = []
  }

  /// Announces the scope of a statement's body, so that its conditions can say what holds there.
  mutating func announceStatement(_ word: SwiftWord) {
    defer { index += 1 }
    guard isInBody, let body = bodyOfStatement() else { return }
    announced.append(
      Announcement(
        head: index,
        brace: body,
        scope: innerScope(word == .switch ? .choice : .block),
        isGuard: word == .guard
      )
    )
  }

  /// Takes away the meaning of the names that a loop binds; `for:` is an argument's label.
  mutating func bindLoop() {
    defer { index += 1 }
    guard isInBody, tokens[index + 1].kind != .colon else { return }
    var end = index + 1
    while end < min(tokens.count, index + Self.patternLimit), tokens[end].word != .in { end += 1 }
    if tokens[end].word == .in { bindNames(in: index + 1..<end) }
  }

  /// Takes away the meaning of the names that a closure's parameters have, at its brace.
  mutating func bindClosureParameters() {
    guard readsBodies else { return }
    bindSetterParameter()
    var at = index + 1
    while tokens[at].kind == .at, tokens.isName(at + 1) {
      at += 2
      if tokens[at].kind == .leftParen, tokens.isAttached(at), let end = tokens.partner(of: at) {
        at = end + 1
      }
    }
    if tokens[at].kind == .leftBracket, let end = tokens.partner(of: at) {
      for name in at + 1..<end where tokens.isName(name) && tokens.isSymbol("=", at: name + 1) {
        bind(name, .unknown)
      }
      at = end + 1
    }
    if tokens[at].kind == .leftParen {
      guard let end = tokens.partner(of: at) else { return }
      let isList =
        tokens[end + 1].word == .in || tokens.isSymbol("->", at: end + 1)
        || tokens[end + 1].word == .throws || tokens.text(end + 1) == "async"
      guard isList else { return }
      for name in at + 1..<end
      where tokens.isName(name) && !tokens.isName(name + 1)
        && (tokens[name - 1].kind == .leftParen || tokens[name - 1].kind == .comma
          || tokens.isName(name - 1))
      {
        bind(name, .unknown)
      }
      return
    }
    var names: [Int] = []
    while tokens.isName(at), tokens[at].word != .in {
      names.append(at)
      at += 1
      if tokens[at].kind == .comma { at += 1 }
    }
    guard tokens[at].word == .in else { return }
    for name in names { bind(name, .unknown) }
  }

  /// Takes away the meaning of the name in `set(name) {`, at its brace.
  private mutating func bindSetterParameter() {
    let name = index - 2
    guard tokens[index - 1].kind == .rightParen, tokens[name - 1].kind == .leftParen,
      tokens.isName(name), ["set", "willSet", "didSet"].contains(tokens.text(name - 2))
    else { return }
    bind(name, .unknown)
  }

  /// Notes that the code of a label goes on into the next one's.
  mutating func fallThrough() {
    defer { index += 1 }
    var scope = current
    while scope >= 0, scopes[scope].kind == .block { scope = scopes[scope].outer }
    if scope >= 0, scopes[scope].kind == .choice { scopes[scope].fallsThrough = true }
  }

  /// Patterns longer than this many tokens are not read.
  private static let patternLimit = 64

  /// The brace that opens the body of the statement at ``index``; `nil` where none follows.
  private func bodyOfStatement() -> Int? {
    var at = index + 1
    while at < tokens.count {
      switch tokens[at].kind {
      case .leftBrace: return at
      case .rightBrace, .semicolon, .directive, .conflictMarker: return nil
      case .leftParen, .leftBracket: at = (tokens.partner(of: at) ?? at) + 1
      case .identifier where tokens[at].word.startsStatement: return nil
      default: at += 1
      }
    }
    return nil
  }

  /// The scope that opens at an announced brace, with what its head has said.
  mutating func scope(of announcement: Announcement) -> Scope {
    var scope = announcement.scope
    if isExhaustive(announcement, upTo: announcement.brace) {
      if announcement.isGuard {
        scope.identifiersAfter = announcement.compared
      } else {
        scope.identifiers = announcement.compared
      }
    }
    return scope
  }

  /// Whether there are comparisons in a head up to an index, and every `||` there stands between two
  /// of them, so that one must hold.
  private func isExhaustive(_ announcement: Announcement, upTo end: Int) -> Bool {
    guard !announcement.compared.isEmpty, end - announcement.head <= Self.lookBack else {
      return false
    }
    var alternatives = 0
    for at in announcement.head..<max(announcement.head, end) where tokens.isSymbol("||", at: at) {
      alternatives += 1
    }
    return alternatives < announcement.compared.count
  }

  /// Notes that the segue's identifier was found equal to a text.
  mutating func narrow(to identifier: TextExpression) {
    guard let last = announced.indices.last, announced[last].brace > index else { return }
    announced[last].compared.append(identifier)
  }

  /// The texts of which one is the segue's identifier here, where that is known.
  var knownIdentifiers: [TextExpression]? {
    if let last = announced.last, last.brace > index, isExhaustive(last, upTo: index) {
      return last.compared
    }
    var scope = current
    // Code nested deeper than this is not written by hand.
    for _ in 0..<64 {
      guard scope >= 0, scopes[scope].kind != .type else { return nil }
      if let identifiers = scopes[scope].identifiers { return identifiers }
      if scopes[scope].kind == .function { return nil }
      scope = scopes[scope].outer
    }
    return nil
  }
}

extension SwiftWord {
  /// Whether another statement starts, so that the one before it has no body.
  fileprivate var startsStatement: Bool {
    switch self {
    case .if, .guard, .switch, .while, .for, .return, .func, .class, .struct, .enum, .extension,
      .protocol, .import:
      true
    default: false
    }
  }
}
