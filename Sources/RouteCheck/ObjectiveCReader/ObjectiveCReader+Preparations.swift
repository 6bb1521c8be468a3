import CodeReader

extension ObjectiveCReader {
  /// Records the method whose body ends at the index, if it prepares only segues that it names.
  mutating func recordPreparation() {
    guard method.preparesSegues, tokens.partner(of: index) == method.body,
      index - method.body <= Limits.lookBack, let segue = method.parameters.first
    else { return }
    let isNamed = (method.body..<index).allSatisfy { at in
      !tokens.isName(at) || tokens.text(at) != segue.name || tokens.isMark(":", at: at + 1)
        || asksForIdentifier(at) || isPassedToSuper(at) || identifiers(at: at) != nil
    }
    if isNamed { facts.append(.preparation(PreparationFact(type: type))) }
  }

  /// Whether code asks only for the identifier: `segue.identifier`, `[segue identifier]`.
  private func asksForIdentifier(_ segue: Int) -> Bool {
    let isProperty = tokens.isMark(".", at: segue + 1) && tokens.isName("identifier", at: segue + 2)
    let isMessage =
      tokens.isMark("[", at: segue - 1) && tokens.isName("identifier", at: segue + 1)
      && tokens.isMark("]", at: segue + 2)
    return isProperty || isMessage
  }

  /// Whether the segue is an argument of `[super prepareForSegue:segue sender:sender]`.
  private func isPassedToSuper(_ segue: Int) -> Bool {
    tokens.isName("prepareForSegue", at: segue - 2) && tokens.isName("super", at: segue - 3)
  }
}
