extension SwiftReader {
  /// Reads `case`: a declaration in an enum, a label in a `switch`, or a pattern elsewhere.
  mutating func readCase() {
    switch scopes[current].kind {
    case .type where scopes[current].type.kind == .enum: readCaseDeclaration()
    case .choice
    where tokens[index - 1].word != .if && tokens[index - 1].word != .guard
      && tokens[index - 1].kind != .comma:
      readLabel()
    default: index += 1
    }
  }

  /// `case login, conversation(Status), detail = "Detail"`.
  private mutating func readCaseDeclaration() {
    attributes = Attributes()
    repeat {
      index += 1
      guard tokens.isName(index) else { return }
      let nameIndex = index
      let name = tokens.text(index)
      index += 1
      var payload: [CaseFact.Payload] = []
      if tokens[index].kind == .leftParen, let end = tokens.partner(of: index) {
        payload = readPayload(from: index + 1, to: end)
        index = end + 1
      }
      var raw: String?
      var rawIndex = nameIndex
      if tokens.isSymbol("=", at: index) {
        rawIndex = index + 1
        raw = tokens.literal(rawIndex)
        index += 2
      } else if scopes[current].type.hasTextCases {
        raw = name
      }
      if let raw {
        facts.constants.append(
          ConstantFact(
            type: scopes[current].type.name,
            name: name,
            value: .literal(raw),
            isElsewhere: isElsewhere,
            location: position(of: rawIndex)
          )
        )
      } else {
        facts.cases.append(
          CaseFact(
            type: scopes[current].type.name,
            name: name,
            payload: payload,
            location: position(of: nameIndex)
          )
        )
      }
    } while tokens[index].kind == .comma
  }

  private func readPayload(from start: Int, to end: Int) -> [CaseFact.Payload] {
    var payload: [CaseFact.Payload] = []
    var at = start
    while at < end {
      var label: String?
      if tokens.isName(at), tokens[at + 1].kind == .colon {
        label = tokens.text(at)
        at += 2
      } else if tokens.isName(at), tokens.isName(at + 1), tokens[at + 2].kind == .colon {
        label = tokens.text(at)
        at += 3
      }
      let first = at
      var last = at
      var angles = 0
      while at < end, tokens[at].kind != .comma || angles > 0 {
        switch tokens[at].kind {
        case .leftAngle: angles += 1
        case .rightAngle: angles -= 1
        case .symbol where tokens.isSymbol("=", at: at): angles = 0
        default: break
        }
        last = max(at, min(tokens.partner(of: at) ?? at, end - 1))
        at = last + 1
      }
      if first < end {
        let range = tokens[first].range.lowerBound..<tokens[last].range.upperBound
        payload.append(CaseFact.Payload(label: label, type: tokens.bytes.text(range)))
      }
      at += 1
    }
    return payload
  }

  // MARK: Labels of a switch

  /// Reads the patterns of a label up to its colon.
  private mutating func readLabel() {
    let subject = scopes[current].subject
    var texts: [TextExpression] = []
    var cases: [String] = []
    index += 1
    bindNames(in: index..<endOfLabel(from: index))
    while index < tokens.count {
      switch tokens[index].kind {
      case .colon, .leftBrace, .rightBrace, .semicolon:
        chooseIdentifiers(texts)
        scopes[current].cases = cases
        return
      case .identifier where tokens[index].word == .where:
        // A further condition; it holds names like any other code.
        chooseIdentifiers(texts)
        return
      case .leftParen, .leftBracket:
        let end = (tokens.partner(of: index) ?? index) + 1
        if scopes[current].subjectBeginsTuple { texts.append(readFirstOfTuple(subject)) }
        index = end
      case .comma: index += 1
      default:
        let start = index
        switch subject {
        case _ where scopes[current].subjectBeginsTuple: texts.append(.unknown)
        case .segueIdentifier, .identifierEnum: texts.append(readIdentifier(subject))
        case .selfObject: readCasePattern(&cases)
        case .destination(let isContent): readTypePattern(isContent: isContent)
        default: index += 1
        }
        if index <= start { index = start + 1 }
      }
    }
  }

  /// Reads the pattern that a tuple's first part is held against; `let (a, b)` binds names.
  private mutating func readFirstOfTuple(_ subject: Value) -> TextExpression {
    let before = tokens[index - 1].word
    guard before != .let, before != .var else { return .unknown }
    index += 1
    switch subject {
    case .segueIdentifier, .identifierEnum: return readIdentifier(subject)
    default: return .unknown
    }
  }

  /// Reads a pattern that the segue's identifier is held against, and notes the comparison.
  private mutating func readIdentifier(_ subject: Value) -> TextExpression {
    guard let pattern = readPattern(subject) else { return .unknown }
    recordComparison(pattern.text, at: pattern.index)
    return pattern.text
  }

  /// Notes the identifiers of a label, together with those of one that falls through to it.
  private mutating func chooseIdentifiers(_ texts: [TextExpression]) {
    let own = texts.isEmpty || texts.contains(.unknown) ? nil : texts
    if scopes[current].fallsThrough, let own, let before = scopes[current].identifiers {
      scopes[current].identifiers = before + own
    } else {
      scopes[current].identifiers = scopes[current].fallsThrough ? nil : own
    }
    scopes[current].fallsThrough = false
  }

  private func endOfLabel(from start: Int) -> Int {
    var at = start
    while at < tokens.count {
      switch tokens[at].kind {
      case .colon, .leftBrace, .rightBrace, .semicolon: return at
      default: at = max(at, tokens.partner(of: at) ?? at) + 1
      }
    }
    return at
  }

  /// A pattern that an identifier is held against, and the index of its text; `nil` for any other.
  mutating func readPattern(_ subject: Value) -> (text: TextExpression, index: Int)? {
    let start = index
    var pattern = TextExpression.unknown
    if tokens[index].kind == .period, tokens.text(index + 1) == "some",
      tokens[index + 2].kind == .leftParen
    {
      index += 3
    }
    let location = index
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
      var at = index
      while tokens[at + 1].kind == .period, tokens.isName(at + 2) { at += 2 }
      let names = path(from: index, to: at)
      if names != ["nil"], names != ["_"] { pattern = .reference(names) }
      index = at + 1
    }
    while tokens.isSymbol("?", at: index) || tokens[index].kind == .rightParen { index += 1 }
    let isWhole =
      tokens[index].kind == .comma || tokens[index].kind == .colon
      || tokens[index].word == .where || tokens.isSymbol("=", at: index)
    guard isWhole, pattern != .unknown else {
      index = max(index, start + 1)
      return nil
    }
    return (pattern, location)
  }

  /// `.login`, `let .conversation(status)`, `AppDestination.login`.
  private mutating func readCasePattern(_ cases: inout [String]) {
    while tokens[index].word == .let || tokens[index].word == .var { index += 1 }
    var at = index
    while tokens[at].kind == .period || tokens.isName(at) { at += 1 }
    if at > index, tokens.isName(at - 1) { cases.append(tokens.text(at - 1)) }
    index = at
  }

  /// `let detail as DetailController`, `is DetailController`.
  private mutating func readTypePattern(isContent: Bool) {
    guard tokens[index].word == .as || tokens[index].word == .is else {
      if tokens[index].word == .let, tokens.isName(index + 1), tokens[index + 2].word == .as {
        bind(index + 1, .instance(type: index + 3))
      }
      index += 1
      return
    }
    let (target, end) = typeReference(at: index + 1)
    recordCast(to: target.name, at: index + 1, isForced: false, isContent: isContent)
    index = end
  }

  /// Reads `default:`, which in a destination's mapping hides the cases that are not mapped.
  mutating func readDefault() {
    if scopes[current].kind == .choice {
      scopes[current].identifiers = nil
      scopes[current].cases = []
      if scopes[current].method == "route", case .selfObject = scopes[current].subject,
        tokens[index + 1].kind == .colon
      {
        facts.defaults.append(
          DefaultFact(type: scopes[current].type.name, location: position(of: index))
        )
      }
    }
    index += 1
  }
}
