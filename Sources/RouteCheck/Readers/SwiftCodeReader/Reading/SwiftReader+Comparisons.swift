import CodeFacts
import Routes

extension SwiftReader {
  /// Binds the name before an equals sign to the value after it.
  mutating func bindResult(_ value: Value, from start: Int, to end: Int) {
    guard lastLocal.equals == start - 1, endsExpression(end) else { return }
    // A scene is more specific than its class.
    let isScene = if case .scene = value { true } else { false }
    guard lastLocal.takesValue || isScene else { return }
    // A variable may change before it is used, except for its type.
    var value = value
    if !lastLocal.isConstant {
      switch value {
      case .instance: break
      case .scene where readsMentions && !assignedNames.contains(tokens.hash(lastLocal.name)): break
      case .scene(_, let type?, _): value = .instance(type: type)
      default: return
      }
    }
    let name = tokens.hash(lastLocal.name)
    guard let last = bindings[name]?.indices.last else { return }
    bindings[name]?[last].value = value
    if case .scene(let scene, _, _) = value {
      boundScenes.append(BoundScene(fact: scene, name: name, binding: last))
    }
  }

  /// Reads a comparison of the identifier of the segue with a text, on either side.
  ///
  /// Some apps define `==` for a segue and an enum: `segue == .showDetail`.
  mutating func compare(_ value: Value, from start: Int, to end: Int) {
    switch value {
    case .identifierEnum where tokens.isSymbol("=", at: start - 1),
      .segueIdentifier where tokens.isSymbol("=", at: start - 1):
      matchCase(value, at: start - 1)
    case .segueIdentifier:
      if isEquality(end) {
        compareIdentifier(from: start, with: end + 1, isEqual: tokens.isSymbol("==", at: end))
      } else if isEquality(start - 1) || tokens.isSymbol("~=", at: start - 1),
        lastChain.end == start - 1, beginsOperand(lastChain.start)
      {
        let text = text(of: lastChain.value)
        recordComparison(text, at: lastChain.start)
        if !tokens.isSymbol("!=", at: start - 1), isPlain(lastChain.start) { narrow(to: text) }
      }
    case .identifierEnum(let type) where isEquality(end):
      guard case .reference(let path) = text(at: end + 1), path.first == "" else { break }
      let text = TextExpression.reference(type + path.dropFirst())
      recordComparison(text, at: end + 1)
      if tokens.isSymbol("==", at: end), isPlain(start) { narrow(to: text) }
    case .segue where isEquality(end) && tokens[end + 1].kind == .period:
      compareIdentifier(from: start, with: end + 1, isEqual: tokens.isSymbol("==", at: end))
    default: break
    }
  }

  /// Reads the pattern of `if case .detail? = ...`, given the index of the equals sign.
  private mutating func matchCase(_ value: Value, at equals: Int) {
    let heads = max(0, equals - Limits.identifierPattern)..<equals
    guard let head = heads.last(where: { tokens[$0].word == .case }) else { return }
    let here = index
    defer { index = here }
    index = head + 1
    // Any other pattern belongs to an earlier label.
    guard let pattern = readPattern(value), index == equals else { return }
    recordComparison(pattern.text, at: pattern.index)
    narrow(to: pattern.text)
  }

  /// Whether no operator joins the expression at an index with another one before it, as in
  /// `prefix + "Detail"`.
  private func beginsOperand(_ start: Int) -> Bool {
    guard tokens[start - 1].kind == .symbol else { return true }
    return ["&&", "||", "=", "?"].contains { tokens.isSymbol($0, at: start - 1) }
  }

  func isEquality(_ index: Int) -> Bool {
    tokens.isSymbol("==", at: index) || tokens.isSymbol("!=", at: index)
  }

  private mutating func compareIdentifier(from start: Int, with other: Int, isEqual: Bool) {
    let text = text(at: other)
    recordComparison(text, at: other)
    if isEqual, isPlain(start) { narrow(to: text) }
  }

  /// Whether a comparison is a condition by itself, and not an argument or part of an expression.
  private func isPlain(_ start: Int) -> Bool {
    var open = start - 1
    while tokens[open].kind == .leftParen, let end = tokens.partner(of: open) {
      let isCall = tokens.isAttached(open) && tokens.isName(open - 1)
      if isCall || tokens.isSymbol("!", at: open - 1) || !endsExpression(end + 1) { return false }
      open -= 1
    }
    return !tokens.isSymbol("!", at: open)
  }

  /// Sets the subject of a `switch` whose brace comes next.
  mutating func chooseSubject(_ value: Value, from start: Int, to end: Int) {
    let tuple = tupleInSwitch(from: start, to: end)
    let (start, end) = tuple ?? (start, end)
    guard tokens[start - 1].word == .switch, tokens[end].kind == .leftBrace,
      let last = pending.indices.last, pending[last].brace == end
    else { return }
    pending[last].scope.subject = value
    pending[last].scope.subjectBeginsTuple = tuple != nil
  }

  /// The tuple whose first element is an expression, as in `switch (segue.identifier, row)`.
  private func tupleInSwitch(from start: Int, to end: Int) -> (start: Int, end: Int)? {
    guard tokens[end].kind == .comma, tokens[start - 1].kind == .leftParen,
      tokens[start - 2].word == .switch, let close = tokens.partner(of: start - 1)
    else { return nil }
    return (start - 1, close + 1)
  }

  mutating func recordComparison(_ text: TextExpression, at index: Int) {
    guard text != .reference(["nil"]) else { return }
    if scopes[current].framework == .routesUnwinding {
      let fact = UnwindFact(action: text, isComparison: true, place: place(at: index))
      return facts.append(.unwind(fact))
    }
    let fact = SegueUse(
      kind: .compare,
      framework: scopes[current].framework,
      identifier: text,
      receiver: .own,
      place: place(at: index)
    )
    facts.append(.segueUse(fact))
  }
}
