extension SwiftReader {
  /// How a call performs a segue: at once, or after the code has asked whether there is one.
  ///
  /// What stands before the call in its function is looked at backwards: the heads of the
  /// statements around it and of those before it, and not what their closed braces hold.
  mutating func performing(_ identifier: TextExpression, by call: Call) -> SegueUse.Kind {
    var isPermitted = false
    var braces = bracesInFunction
    var at = call.name - 1
    let first = max(0, at - Self.lookBack)
    while at >= first {
      switch tokens[at].kind {
      case .rightBrace: at = tokens.partner(of: at) ?? at
      case .leftBrace:
        braces -= 1
        if braces == 0 { return isPermitted ? .permitted : .perform }
        if isCaught(at) { return .attempt }
      case .string where tokens.literal(at) == SegueQuestion.templatesKey: return .attempt
      case .leftParen, .leftBracket:
        guard tokens.isAttached(at), tokens.isName(at - 1) else { break }
        let arguments = at + 1..<max(at + 1, min(tokens.partner(of: at) ?? 0, call.name))
        if tokens[at - 1].word == .shouldPerformSegue {
          isPermitted = isPermitted || mentions(identifier, in: arguments)
        } else if asks(for: identifier, by: at - 1, with: arguments) {
          return .attempt
        }
      case .identifier where tokens[at + 1].kind != .leftParen:
        if isQuestion(at), isInCondition(at) { return .attempt }
      default: break
      }
      at -= 1
    }
    return isPermitted ? .permitted : .perform
  }

  /// What stands further away than this many tokens is not found.
  static let lookBack = 1024

  /// How many braces are open from the current code to that of its function, or so many that
  /// nobody looks back to it.
  var bracesInFunction: Int {
    var count = 1
    var scope = current
    while count <= Self.lookBack, scope >= 0,
      scopes[scope].kind == .block || scopes[scope].kind == .choice
    {
      count += 1
      scope = scopes[scope].outer
    }
    return count
  }

  /// Whether a call or subscript is a question for an identifier.
  private mutating func asks(
    for identifier: TextExpression,
    by name: Int,
    with arguments: Range<Int>
  ) -> Bool {
    if tokens[name].word == .performSegue || tokens[name].word == .prepare { return false }
    if isQuestion(name) {
      return mentions(identifier, in: arguments)
        || !arguments.contains { tokens[$0].kind == .string }
    }
    return mentions(identifier, in: arguments) && isInCondition(name)
  }

  /// Whether a name is that of a question for a segue. Most names are too short, or known.
  mutating func isQuestion(_ name: Int) -> Bool {
    guard tokens[name].word == .other, tokens[name].range.count >= SegueQuestion.shortest else {
      return false
    }
    let hash = tokens.hash(name)
    if let known = questions[hash] { return known }
    let isAsked = SegueQuestion.isAsked(by: tokens.text(name))
    questions[hash] = isAsked
    return isAsked
  }

  /// Whether an identifier, or the constant that it is written as, stands in brackets.
  private func mentions(_ identifier: TextExpression, in arguments: Range<Int>) -> Bool {
    arguments.contains { at in
      // What is kept under a key of the same name says nothing about the segue.
      if tokens[at - 1].kind == .colon, tokens.text(at - 2) == "forKey" { return false }
      switch identifier {
      case .literal(let text): return tokens.literal(at) == text
      case .reference(let path): return tokens.isName(at) && tokens.text(at) == path.last
      case .typeName(let name): return tokens.isName(at) && tokens.text(at) == name
      case .rawValue, .unknown: return false
      }
    }
  }

  /// Whether a name stands in the head of an `if`, a `guard` or a `while`, or decides what a
  /// ternary operator yields.
  private func isInCondition(_ name: Int) -> Bool {
    var end = name + 1
    if let partner = tokens.partner(of: end), partner > end { end = partner + 1 }
    if tokens.isSymbol("?", at: end), !tokens.isAttached(end) { return true }
    var at = name - 1
    let first = max(0, at - Self.lookBack)
    while at >= first {
      switch tokens[at].kind {
      case .rightParen, .rightBracket: at = tokens.partner(of: at) ?? at
      case .leftBrace, .rightBrace, .semicolon: return false
      case .identifier where [.if, .guard, .while, .where].contains(tokens[at].word): return true
      default: break
      }
      at -= 1
    }
    return false
  }

  /// Whether a brace opens a closure that is run where exceptions are caught.
  private func isCaught(_ brace: Int) -> Bool {
    var name = brace - 1
    if tokens[name].kind == .colon { name -= 1 }
    if tokens[name].kind == .rightParen { name = (tokens.partner(of: name) ?? name) - 1 }
    if tokens[name].kind == .leftParen { name -= 1 }
    guard tokens.isName(name) else { return false }
    if SegueQuestion.isCaught(by: tokens.text(name)) { return true }
    guard tokens[name - 1].kind == .period else { return false }
    return tokens[name].word == .try || SegueQuestion.isCaught(by: tokens.text(name - 2))
  }
}
