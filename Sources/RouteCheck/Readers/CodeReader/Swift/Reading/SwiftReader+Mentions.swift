import Routes

extension SwiftReader {
  /// Records the names in the body of a function or an accessor.
  ///
  /// - Parameter name: The index of its name, or of `init`.
  mutating func recordMentions(in body: Int, of name: Int) {
    guard readsMentions, let end = tokens.partner(of: body),
      readFunctions.last.map({ $0.upperBound <= body }) ?? true
    else { return }
    readFunctions.append(body..<end)
    let modifiers = (2...4).map { tokens.text(name - $0) }
    let fact = FunctionFact(
      type: enclosingType,
      name: tokens.text(name),
      isOverride: modifiers.contains("override"),
      isStatic: modifiers.prefix(2).contains { $0 == "static" || $0 == "class" },
      mentions: mentions(in: body..<end, moment(ofFunction: name, body)),
      texts: (body..<end).compactMap(text)
    )
    facts.append(.function(fact))
  }

  /// Records the names outside of functions and accessors, such as those in initial values.
  mutating func recordOtherMentions() {
    guard readsMentions else { return }
    var next = 0
    var mentions: [FunctionFact.Mention] = []
    for body in readFunctions + [tokens.count..<tokens.count] {
      if next < body.lowerBound { mentions += (next..<body.lowerBound).compactMap(mention) }
      next = max(next, body.upperBound)
    }
    if !mentions.isEmpty {
      facts.append(.function(FunctionFact(type: "", name: "", mentions: mentions)))
    }
  }

  /// The names in a body.
  private func mentions(in body: Range<Int>, _ moment: Moment) -> [FunctionFact.Mention] {
    // The end of the last closure outside of others.
    var closed = body.lowerBound
    return body.compactMap { index in
      if index > max(body.lowerBound, closed), tokens[index].kind == .leftBrace,
        opensClosure(index)
      {
        closed = tokens.partner(of: index) ?? body.upperBound
      }
      guard var mention = mention(at: index) else { return nil }
      if index > closed, tokens[index + 1].kind == .leftParen { mention.moment = moment }
      return mention
    }
  }

  /// Whether a brace in a body opens a closure or a declaration, and not the block of a statement.
  private func opensClosure(_ brace: Int) -> Bool {
    var index = brace - 1
    while true {
      switch tokens[index].kind {
      case .leftBrace, .rightBrace, .leftParen, .leftBracket, .semicolon: return true
      case .rightParen, .rightBracket: index = tokens.partner(of: index) ?? 0
      case .identifier where Self.statements.contains(tokens.text(index)): return false
      default: break
      }
      if index <= 0 { return true }
      index -= 1
    }
  }

  /// The words before the block of a statement, which runs where it stands.
  private static let statements: Set<ExactString> = [
    "if", "else", "guard", "switch", "for", "while", "do", "catch",
  ]

  /// The name at an index, unless it is a label or declared there. A capitalized name is one of a type
  /// of which an object is made.
  private func mention(at index: Int) -> FunctionFact.Mention? {
    guard tokens.isName(index), tokens[index + 1].kind != .colon,
      tokens[index - 1].word != .func,
      tokens[index - 1].word != .let, tokens[index - 1].word != .var
    else { return nil }
    let makesObject = tokens.isCapitalized(index)
    if makesObject, tokens[index + 1].kind != .leftParen { return nil }
    return FunctionFact.Mention(
      name: tokens.text(index),
      receiver: receiver(of: index),
      makesObject: makesObject
    )
  }

  /// The text at an index, unless it is compared.
  private func text(at index: Int) -> ExactString? {
    let compares = ["==", "!=", "~="].contains { (symbol: StaticString) in
      tokens.isSymbol(symbol, at: index - 1) || tokens.isSymbol(symbol, at: index + 1)
    }
    return compares || tokens[index - 1].word == .case ? nil : tokens.literal(index)
  }

  /// The object before a name.
  private func receiver(of name: Int) -> Receiver {
    guard tokens[name - 1].kind == .period else { return .own }
    let last = tokens.receiver(of: name)
    if tokens[last].word == .self, !isSelfRebound { return .own }
    return tokens.isCapitalized(last) ? .instance(tokens.text(last)) : .other
  }
}
