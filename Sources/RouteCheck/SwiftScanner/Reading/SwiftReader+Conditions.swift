extension SwiftReader {
  /// Gives the name before an equals sign the meaning of the value after it.
  mutating func bindResult(_ value: Value, from start: Int, to end: Int) {
    guard lastLocal.equals == start - 1, lastLocal.isOpen, endsExpression(end) else { return }
    // What a variable holds may change before it is used; its type does not.
    var value = value
    if !lastLocal.isConstant {
      switch value {
      case .instance: break
      case .scene(_, let type?, _): value = .instance(type: type)
      default: return
      }
    }
    let name = tokens.hash(lastLocal.name)
    guard let last = bindings[name]?.indices.last else { return }
    bindings[name]?[last].value = value
    if case .scene(let use, _, _) = value {
      boundScenes.append(BoundScene(use: use, name: name, binding: last))
    }
  }

  /// Looks for a comparison of the segue's identifier with a text, on either side of a chain.
  ///
  /// Apps define `==` for a segue and an enum of their own as well: `segue == .showDetail`.
  mutating func compare(_ value: Value, from start: Int, to end: Int) {
    switch value {
    case .identifierEnum where tokens.isSymbol("=", at: start - 1),
      .segueIdentifier where tokens.isSymbol("=", at: start - 1):
      matchCase(value, at: start - 1)
    case .segueIdentifier:
      if isEquality(end) {
        compareIdentifier(from: start, with: end + 1, isEqual: tokens.isSymbol("==", at: end))
      } else if isEquality(start - 1) || tokens.isSymbol("~=", at: start - 1),
        lastChain.end == start - 1
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

  /// Reads the pattern of `if case .detail? = ...`, whose equals sign stands at an index.
  private mutating func matchCase(_ value: Value, at equals: Int) {
    // The longest of such patterns is `.some(Name.detail)`.
    let heads = max(0, equals - 10)..<equals
    guard let head = heads.last(where: { tokens[$0].word == .case }) else { return }
    let here = index
    defer { index = here }
    index = head + 1
    // Any other pattern belongs to a label before the statement.
    guard let pattern = readPattern(value), index == equals else { return }
    recordComparison(pattern.text, at: pattern.index)
    narrow(to: pattern.text)
  }

  private func isEquality(_ index: Int) -> Bool {
    tokens.isSymbol("==", at: index) || tokens.isSymbol("!=", at: index)
  }

  private mutating func compareIdentifier(from start: Int, with other: Int, isEqual: Bool) {
    let text = text(at: other)
    recordComparison(text, at: other)
    if isEqual, isPlain(start) { narrow(to: text) }
  }

  /// Whether a comparison is a condition by itself: it is no argument, and nothing is made of the
  /// parentheses around it.
  private func isPlain(_ start: Int) -> Bool {
    var open = start - 1
    while tokens[open].kind == .leftParen, let end = tokens.partner(of: open) {
      let isCall = tokens.isAttached(open) && tokens.isName(open - 1)
      if isCall || tokens.isSymbol("!", at: open - 1) || !endsExpression(end + 1) { return false }
      open -= 1
    }
    return !tokens.isSymbol("!", at: open)
  }

  /// Tells the braces of a `switch` what it looks at.
  mutating func chooseSubject(_ value: Value, from start: Int, to end: Int) {
    let tuple = tupleInSwitch(from: start, to: end)
    let (start, end) = tuple ?? (start, end)
    guard tokens[start - 1].word == .switch, tokens[end].kind == .leftBrace,
      let last = announced.indices.last, announced[last].brace == end
    else { return }
    announced[last].scope.subject = value
    announced[last].scope.subjectBeginsTuple = tuple != nil
  }

  /// The tuple that begins with an expression, as in `switch (segue.identifier, row)`.
  private func tupleInSwitch(from start: Int, to end: Int) -> (start: Int, end: Int)? {
    guard tokens[end].kind == .comma, tokens[start - 1].kind == .leftParen,
      tokens[start - 2].word == .switch, let close = tokens.partner(of: start - 1)
    else { return nil }
    return (start - 1, close + 1)
  }

  mutating func recordComparison(_ text: TextExpression, at index: Int) {
    guard text != .reference(["nil"]) else { return }
    facts.segueUses.append(
      SegueUse(
        kind: .compare,
        identifier: text,
        receiver: .own,
        type: scopes[current].type.name,
        method: scopes[current].method,
        location: position(of: index)
      )
    )
  }

  mutating func recordCast(to target: String, at index: Int, isForced: Bool, isContent: Bool) {
    guard canFail(to: target, at: index, isContent: isContent) else { return }
    facts.casts.append(
      CastFact(
        target: target,
        isForced: isForced,
        isContent: isContent,
        identifiers: knownIdentifiers,
        type: scopes[current].type.name,
        method: scopes[current].method,
        location: position(of: index)
      )
    )
  }

  mutating func recordCast(
    of use: Int,
    to target: String,
    at index: Int,
    isForced: Bool,
    isContent: Bool
  ) {
    guard facts.sceneUses.indices.contains(use),
      canFail(to: target, at: index, isContent: isContent)
    else { return }
    facts.sceneUses[use].casts.append(
      SceneCast(
        target: target,
        isForced: isForced,
        isContent: isContent,
        location: position(of: index)
      )
    )
  }

  /// Whether the storyboard may tell that a cast to a type fails.
  private func canFail(to target: String, at index: Int, isContent: Bool) -> Bool {
    !target.isEmpty && target != "Any" && (!isContent || !changesContent(before: index))
  }

  /// Whether the function, up to an index, puts something into a container.
  private func changesContent(before index: Int) -> Bool {
    var open = bracesInFunction
    for at in stride(from: index - 1, to: max(0, index - Self.lookBack), by: -1) {
      switch tokens[at].kind {
      case .rightBrace: open += 1
      case .leftBrace:
        open -= 1
        if open == 0 { return false }
      case .identifier where tokens[at].word == .viewControllers:
        if tokens.isSymbol("=", at: at + 1) { return true }
      case .identifier where Self.changingContent.contains(tokens.text(at)): return true
      default: break
      }
    }
    return false
  }

  private static let changingContent: Set<String> = [
    "setViewControllers", "pushViewController", "addChild", "addChildViewController",
  ]
}
