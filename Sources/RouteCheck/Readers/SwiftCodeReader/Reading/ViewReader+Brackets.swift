import CodeFacts
import Routes

extension ViewReader {
  mutating func kind(of bracket: Int) -> Bracket.Kind {
    if tokens[bracket].kind == .leftBrace, let head, head.depth == open.count {
      self.head = nil
      return head.kind
    }
    guard tokens[bracket].kind != .leftBracket, let name = callee(of: bracket) else {
      return .other
    }
    return tokens[name].kind == .directive ? .preview : .call(name: name)
  }

  /// The name of the call to which a closure or a parenthesis belongs.
  func callee(of bracket: Int) -> Int? {
    var at = bracket - 1
    if tokens[bracket].kind == .leftParen { return tokens.isName(at) ? at : nil }
    for _ in 0..<Limits.arguments {
      if tokens[at].kind == .colon, tokens[at - 2].kind == .rightBrace,
        let first = tokens.partner(of: at - 2)
      {
        // `NavigationSplitView { } detail: { }`
        at = first - 1
      } else if tokens[at].kind == .rightParen, let arguments = tokens.partner(of: at) {
        at = arguments - 1
      } else {
        let isPreview = tokens[at].kind == .directive && tokens[at].word == .other
        return tokens.isName(at) || isPreview ? at : nil
      }
    }
    return nil
  }

  mutating func readTypeHead(_ index: Int) {
    let name = index + 1
    guard tokens.isCapitalized(name), tokens[index - 1].kind != .period else { return }
    let last = tokens.lastName(from: name)
    readGenerics(last + 1)
    let supertypes = (last + 1..<last + Limits.condition).prefix { tokens[$0].kind != .leftBrace }
    let isPreview = supertypes.contains { tokens.isText("PreviewProvider", at: $0) }
    head = (isPreview ? .preview : .type(tokens.text(last)), open.count)
  }

  mutating func readFunctionHead(_ index: Int) {
    guard tokens[index - 1].kind != .period else { return }
    var at = index + (tokens[index].word == .func ? 2 : 1)
    if tokens.isOptionalMark(at) { at += 1 }
    at = readGenerics(at)
    guard tokens[at].kind == .leftParen else { return }
    head = (.function(parameters: at), open.count)
  }

  /// Keeps all names in angle brackets, parameters and their constraints.
  ///
  /// - Returns: The index of the parenthesis or the brace after them.
  @discardableResult
  mutating func readGenerics(_ angle: Int) -> Int {
    guard tokens[angle].kind == .leftAngle else { return angle }
    var at = angle
    while at < min(tokens.count, angle + Limits.genericArguments),
      tokens[at].kind != .leftBrace, tokens[at].kind != .leftParen
    {
      if tokens.isName(at), tokens[at - 1].kind == .leftAngle || tokens[at - 1].kind == .comma {
        generics.insert(tokens.text(at))
      }
      at += 1
    }
    return at
  }

  /// The enclosing type.
  var type: ExactString? {
    for bracket in open.reversed() { if case .type(let name) = bracket.kind { return name } }
    return nil
  }
}
