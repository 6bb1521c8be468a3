extension SwiftReader {
  /// Gives the name before an equals sign the meaning of the value after it.
  mutating func bindResult(_ value: Value, from start: Int, to end: Int) {
    guard tokens.isSymbol("=", at: start - 1), tokens.isName(start - 2),
      tokens[start - 3].word == .let || tokens[start - 3].word == .var,
      endsExpression(end)
    else { return }
    // What a variable holds may change before it is used; what it refers to hardly does.
    if tokens[start - 3].word == .var, case .text = value { return }
    let name = tokens.hash(start - 2)
    guard let last = bindings[name]?.indices.last else { return }
    bindings[name]?[last].value = value
  }

  /// Looks for a comparison of the segue's identifier with a text, on either side of a chain.
  ///
  /// Apps define `==` for a segue and an enum of their own as well: `segue == .showDetail`.
  mutating func compare(_ value: Value, from start: Int, to end: Int) {
    switch value {
    case .segueIdentifier:
      if isEquality(end) {
        compareIdentifier(with: end + 1, isEqual: tokens.isSymbol("==", at: end))
      } else if isEquality(start - 1), lastChain.end == start - 1 {
        let text = text(of: lastChain.value)
        recordComparison(text, at: lastChain.start)
        if tokens.isSymbol("==", at: start - 1) { narrow(to: text) }
      }
    case .segue where isEquality(end) && tokens[end + 1].kind == .period:
      compareIdentifier(with: end + 1, isEqual: tokens.isSymbol("==", at: end))
    default: break
    }
  }

  private func isEquality(_ index: Int) -> Bool {
    tokens.isSymbol("==", at: index) || tokens.isSymbol("!=", at: index)
  }

  private mutating func compareIdentifier(with start: Int, isEqual: Bool) {
    let text = text(at: start)
    recordComparison(text, at: start)
    if isEqual { narrow(to: text) }
  }

  /// Tells the braces of a `switch` what it looks at.
  mutating func chooseSubject(_ value: Value, from start: Int, to end: Int) {
    guard tokens[start - 1].word == .switch, tokens[end].kind == .leftBrace,
      let last = announced.indices.last, announced[last].brace == end
    else { return }
    announced[last].scope.subject = value
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
        place: position(of: index)
      )
    )
  }

  mutating func recordCast(to target: String, at index: Int, isForced: Bool, isContent: Bool) {
    guard !target.isEmpty, target != "Any" else { return }
    facts.casts.append(
      CastFact(
        target: target,
        isForced: isForced,
        isContent: isContent,
        identifiers: knownIdentifiers,
        type: scopes[current].type.name,
        method: scopes[current].method,
        place: position(of: index)
      )
    )
  }
}
