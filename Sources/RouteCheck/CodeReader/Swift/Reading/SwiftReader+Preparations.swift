extension SwiftReader {
  /// Notes that the chain at an index begins with the segue of `prepare(for:sender:)`, and may
  /// prepare a segue with any identifier.
  mutating func notePreparation(_ start: Int) {
    guard let preparing, tokens.isName(start), case .segue? = binding(of: start),
      knownIdentifiers == nil, !asksForIdentifier(start), !isPassedToSuper(start)
    else { return }
    scopes[preparing].preparesAnySegue = true
  }

  /// Whether code asks only for the identifier: `segue.identifier`, `segue == .detail`.
  private func asksForIdentifier(_ start: Int) -> Bool {
    tokens[start + 1].kind == .period && tokens[start + 2].word == .identifier
      || tokens.isSymbol("==", at: start + 1) || tokens.isSymbol("!=", at: start + 1)
  }

  /// Whether the segue is an argument of `super.prepare(for: segue, sender: sender)`.
  private func isPassedToSuper(_ start: Int) -> Bool {
    let paren = tokens[start - 1].kind == .colon ? start - 3 : start - 1
    return tokens[paren].kind == .leftParen && tokens[paren - 1].word.current == .prepare
      && tokens[paren - 3].word == .super
  }

  /// Records the method whose scope ends, if it prepares only segues that it names.
  mutating func recordPreparation() {
    guard current == preparing else { return }
    if !scopes[current].preparesAnySegue {
      facts.append(.preparation(PreparationFact(type: enclosingType)))
    }
    preparing = nil
  }
}
