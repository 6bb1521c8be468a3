import CodeFacts
import Routes

extension SwiftReader {
  /// Reads the patterns of a label of a `switch` up to the colon.
  mutating func readLabel() {
    let subject = scopes[current].subject
    var texts: [TextExpression] = []
    var cases: [ExactString] = []
    var condition: Int?
    index += 1
    bindNames(in: index..<endOfLabel(from: index))
    while index < tokens.count {
      switch tokens[index].kind {
      case .colon, .leftBrace, .rightBrace, .semicolon:
        setIdentifiers(texts)
        scopes[current].cases = cases
        // The names in a condition are read as in any other code.
        index = condition ?? index
        return
      case .identifier where tokens[index].word == .where:
        condition = condition ?? index
        index = endOfCondition(from: index)
      case .leftParen, .leftBracket:
        let end = tokens.after(index)
        if scopes[current].subjectBeginsTuple { texts.append(readFirstOfTuple(subject)) }
        index = end
      case .comma: index += 1
      default:
        let start = index
        switch subject {
        case _ where scopes[current].subjectBeginsTuple:
          texts.append(.unknown)
          index += 1
        case .segueIdentifier, .identifierEnum: texts.append(readIdentifier(subject))
        case .selfObject: readCasePattern(&cases)
        case .destination(let isContent, _, _): readTypePattern(isContent: isContent)
        default: index += 1
        }
        assert(index > start, "the pattern at '\(tokens.text(start))' was not skipped")
        index = max(index, start + 1)
      }
    }
  }

  /// Reads the pattern for the first element of a tuple. `let (a, b)` binds names instead.
  private mutating func readFirstOfTuple(_ subject: Value) -> TextExpression {
    let before = tokens[index - 1].word
    guard before != .let, before != .var else { return .unknown }
    index += 1
    switch subject {
    case .segueIdentifier, .identifierEnum: return readIdentifier(subject)
    default: return .unknown
    }
  }

  /// Reads a pattern for the identifier of the segue, and records the comparison.
  private mutating func readIdentifier(_ subject: Value) -> TextExpression {
    guard let pattern = readPattern(subject) else { return .unknown }
    recordComparison(pattern.text, at: pattern.index)
    return pattern.text
  }

  /// Sets the identifiers that a label matches, including the identifiers of a label that falls
  /// through to it.
  private mutating func setIdentifiers(_ texts: [TextExpression]) {
    let own = texts.isEmpty || texts.contains(.unknown) ? nil : texts
    if scopes[current].fallsThrough, let own, let before = scopes[current].identifiers {
      scopes[current].identifiers = before + own
    } else {
      scopes[current].identifiers = scopes[current].fallsThrough ? nil : own
    }
    scopes[current].fallsThrough = false
  }

  /// The index of the colon of a label.
  private func endOfLabel(from start: Int) -> Int {
    var end = endOfCondition(from: start)
    while tokens[end].kind == .comma { end = endOfCondition(from: end + 1) }
    return end
  }

  /// The index of the comma or colon after a pattern or a condition in a label.
  private func endOfCondition(from start: Int) -> Int {
    var at = start
    while at < tokens.count {
      switch tokens[at].kind {
      case .colon, .comma, .leftBrace, .rightBrace, .semicolon: return at
      default: at = tokens.after(at)
      }
    }
    return at
  }

  /// Reads a pattern for an identifier.
  ///
  /// - Returns: The text of the pattern and its index; `nil` if the pattern does not name a text.
  mutating func readPattern(_ subject: Value) -> (text: TextExpression, index: Int)? {
    let start = index
    var pattern = TextExpression.unknown
    if tokens[index].kind == .period, tokens.text(index + 1) == "some",
      tokens[index + 2].kind == .leftParen
    {
      index += 3
    }
    let textIndex = index
    if tokens[index].kind == .string {
      pattern = tokens.literal(index).map { .literal($0) } ?? .unknown
      index += 1
    } else if tokens[index].word == .let || tokens[index].word == .var {
      index += tokens.isName(index + 1) ? 2 : 1
    } else if tokens[index].kind == .period, tokens.isName(index + 1) {
      var at = index
      while tokens[at].kind == .period, tokens.isName(at + 1) { at += 2 }
      if case .identifierEnum(let type) = subject, at == index + 2, tokens.text(at - 1) != "none" {
        pattern = .reference(type + [tokens.text(at - 1)])
      }
      index = at
    } else if tokens.isName(index) {
      let last = tokens.lastName(from: index)
      let names = path(from: index, to: last)
      if names != ["nil"], names != ["_"] { pattern = .reference(names) }
      index = last + 1
    }
    while tokens.isSymbol("?", at: index) || tokens[index].kind == .rightParen { index += 1 }
    let isWhole =
      tokens[index].kind == .comma || tokens[index].kind == .colon
      || tokens[index].word == .where || tokens.isSymbol("=", at: index)
    guard isWhole, pattern != .unknown else {
      index = max(index, start + 1)
      return nil
    }
    return (pattern, textIndex)
  }

  /// Reads `.login`, `let .conversation(status)`, or `AppDestination.login`.
  private mutating func readCasePattern(_ cases: inout [ExactString]) {
    let start = index
    while tokens[index].word == .let || tokens[index].word == .var { index += 1 }
    var at = index
    while tokens[at].word != .where, tokens[at].kind == .period || tokens.isName(at) { at += 1 }
    if at > index, tokens.isName(at - 1) { cases.append(tokens.text(at - 1)) }
    index = max(at, start + 1)
  }

  /// Reads `let detail as DetailController`, or `is DetailController`.
  private mutating func readTypePattern(isContent: Bool) {
    guard tokens[index].word == .as || tokens[index].word == .is else {
      if tokens[index].word == .let, tokens.isName(index + 1), tokens[index + 2].word == .as {
        bind(index + 1, .instance(type: index + 3))
      }
      index += 1
      return
    }
    let (target, end) = typeReference(at: index + 1)
    recordCast(
      of: .destination(isContent: isContent),
      to: target.name,
      at: index + 1,
      isForced: false
    )
    index = end
  }

  /// Reads `default:`, which hides cases without a mapping in the `route` of a destination.
  mutating func readDefault() {
    if scopes[current].kind == .switch {
      scopes[current].identifiers = nil
      scopes[current].cases = []
      if scopes[current].method == "route", case .selfObject = scopes[current].subject,
        tokens[index + 1].kind == .colon
      {
        facts.append(.defaultLabel(place(at: index)))
      }
    }
    index += 1
  }
}
