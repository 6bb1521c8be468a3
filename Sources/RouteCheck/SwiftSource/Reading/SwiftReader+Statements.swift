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
    if !announcement.compared.isEmpty, isExhaustive(announcement) {
      if announcement.isGuard {
        scope.identifiersAfter = announcement.compared
      } else {
        scope.identifiers = announcement.compared
      }
    }
    return scope
  }

  /// Whether every `||` of a head stands between two comparisons, so that one of them must hold.
  private func isExhaustive(_ announcement: Announcement) -> Bool {
    var alternatives = 0
    for at in announcement.head..<announcement.brace where tokens.isSymbol("||", at: at) {
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
    if let last = announced.last, last.brace > index, !last.compared.isEmpty {
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
