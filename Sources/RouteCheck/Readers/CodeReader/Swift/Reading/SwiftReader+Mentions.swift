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
    // The types of local constants whose values are cast.
    var types: [ExactString: ExactString] = [:]
    return body.compactMap { index in
      if tokens[index].word == .let, let (name, type) = castConstant(at: index) {
        types[name] = type
      }
      if index > max(body.lowerBound, closed), tokens[index].kind == .leftBrace,
        opensClosure(index)
      {
        closed = tokens.partner(of: index) ?? body.upperBound
      }
      guard var mention = mention(at: index) else { return nil }
      if mention.receiver == .other, tokens[index - 1].kind == .period,
        let type = types[tokens.text(tokens.receiver(of: index))]
      {
        mention.receiver = .instance(type)
      }
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
      default:
        if [.if, .else, .guard, .switch, .for, .while].contains(tokens[index].word) {
          return false
        }
      }
      if index <= 0 { return true }
      index -= 1
    }
  }

  /// The name and the type of a constant at a `let`: `let app = UIApplication.shared.delegate as? AppDelegate`.
  private func castConstant(at index: Int) -> (name: ExactString, type: ExactString)? {
    guard tokens.isName(index + 1), tokens.isSymbol("=", at: index + 2) else { return nil }
    var end = index + 3
    while !tokens.isFirstOfLine(end) || tokens[end].kind == .period || tokens[end].word == .as {
      switch tokens[end].kind {
      case .leftBrace, .rightBrace, .comma, .semicolon: return nil
      case .leftParen, .leftBracket: end = tokens.partner(of: end) ?? tokens.count
      default: if let type = castType(at: end) { return (tokens.text(index + 1), type) }
      }
      end += 1
    }
    return nil
  }

  /// The type after `as?` or `as!` at an index.
  private func castType(at index: Int) -> ExactString? {
    guard tokens[index].word == .as else { return nil }
    let type =
      tokens.isSymbol("?", at: index + 1) || tokens.isSymbol("!", at: index + 1)
      ? index + 2 : index + 1
    return tokens.isCapitalized(type) && tokens[type + 1].kind != .period ? tokens.text(type) : nil
  }

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
    if tokens.isCapitalized(last) { return .instance(tokens.text(last)) }
    // A shared object: `AppDelegate.shared.start()`.
    if tokens[last - 1].kind == .period, tokens.isCapitalized(last - 2) {
      return .instance(tokens.text(last - 2))
    }
    // A cast: `(UIApplication.shared.delegate as? AppDelegate)?.start()`.
    let cast = [last - 3, last - 2].lazy.compactMap(castType).first
    return tokens[last].kind == .rightParen ? cast.map { .instance($0) } ?? .other : .other
  }
}
