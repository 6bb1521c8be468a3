import Routes

extension SwiftReader {
  /// The identifiers that a method compares with the parameter which it passes on.
  ///
  /// - Parameters:
  ///   - argument: The index of the parameter where it is passed on.
  ///   - cases: The enum whose raw value is the identifier.
  /// - Returns: `nil` if the method also uses the parameter in another way.
  mutating func exceptions(
    of argument: Int,
    _ cases: ExactString?,
    in function: Function
  ) -> [TextExpression]? {
    guard let end = tokens.partner(of: function.body), end - function.body <= Limits.lookBack else {
      return nil
    }
    let name = tokens.hash(argument)
    var found: [TextExpression] = []
    for at in function.body..<end
    where at != argument && tokens.isName(at) && tokens.hash(at) == name
      && tokens[at - 1].kind != .period
    {
      let isLabel =
        tokens[at + 1].kind == .colon
        && (tokens[at - 1].kind == .leftParen || tokens[at - 1].kind == .comma)
      let isPassedOn =
        tokens[at - 1].kind == .colon && tokens[at - 2].word == .withIdentifier
        && tokens[at - 4].word == .performSegue
      if isLabel || isPassedOn { continue }
      let compared = comparedText(with: at).asCase(of: cases)
      if compared == .unknown { return nil }
      found.append(compared)
    }
    return found
  }

  /// The text with which a name is compared, on its right.
  private mutating func comparedText(with name: Int) -> TextExpression {
    guard tokens.isSymbol("==", at: name + 1) || tokens.isSymbol("!=", at: name + 1) else {
      return .unknown
    }
    return text(at: name + 2)
  }

  /// Records a function with the name of one that passes identifiers on.
  mutating func recordNamesake(_ name: Int, _ list: [Parameter]) {
    guard !relays.isEmpty, let others = relays[tokens.hash(name)] else { return }
    let labels = list.map { tokens.text($0.label) }
    guard let relay = others.first(where: { $0.name.labels == labels }) else { return }
    facts.append(.namesake(NamesakeFact(name: relay.name, location: location(of: name))))
  }
}

extension TextExpression {
  /// The text where the compiler expects a case of an enum, if any: `.detail` is one.
  func asCase(of type: ExactString?) -> TextExpression {
    guard let type, case .reference(let path) = self, path.count == 2, path[0].isEmpty else {
      return self
    }
    return .reference([type, path[1]])
  }
}
