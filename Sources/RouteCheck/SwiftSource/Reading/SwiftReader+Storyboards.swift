extension SwiftReader {
  /// Notes a member that is a storyboard: the value after its equals sign, or all that its braces
  /// return.
  ///
  /// - Parameters:
  ///   - name: The index of the member's name.
  ///   - start: The index of the equals sign or the brace.
  ///   - isSettled: Whether what stands after an equals sign stays.
  mutating func readStoryboard(_ name: Int, at start: Int, isSettled: Bool) {
    var at = start + 1
    if tokens[at].word == .return { at += 1 }
    guard tokens[at].word == .uiStoryboard || tokens[at].word == .nsStoryboard,
      tokens[at + 1].kind == .leftParen, let end = tokens.partner(of: at + 1)
    else { return }
    let isWhole =
      tokens[start].kind == .leftBrace
      ? tokens.partner(of: start) == end + 1
      : tokens.isSymbol("=", at: start) && isSettled && endsExpression(end + 1)
    let call = Call(name: at, arguments: at + 1, end: end, notes: false, depth: 0)
    guard isWhole,
      case .storyboard(.named(let storyboard, in: let bundle)) = self.call(call, on: nil)
    else { return }
    facts.storyboardConstants.append(
      StoryboardConstant(
        type: scopes[current].type.name,
        name: tokens.text(name),
        storyboard: storyboard,
        bundle: bundle
      )
    )
  }

  /// The storyboard that a value is, where it may be one.
  func storyboard(of value: Value?) -> StoryboardExpression? {
    switch value {
    case .storyboard(let storyboard)?: storyboard
    case .path(let first, let last)?, .made(let first, let last)?:
      .member(path(from: first, to: last))
    case .text(.reference(let path))?: .member(path)
    default: nil
    }
  }
}
