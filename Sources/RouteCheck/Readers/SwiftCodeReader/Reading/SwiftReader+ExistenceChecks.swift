import CodeFacts
import Routes

extension SwiftReader {
  /// How a call performs a segue: unconditionally, or after a check that the segue exists.
  ///
  /// The tokens before the call in its function are searched backwards. Closed braces are skipped, so
  /// that only the heads of enclosing and earlier statements are searched.
  mutating func performing(_ identifier: TextExpression, by call: Call) -> SegueUse.Kind {
    var isPermitted = false
    var braces = bracesInFunction
    var at = call.name - 1
    let first = max(0, at - Limits.lookBack)
    while at >= first {
      switch tokens[at].kind {
      case .rightBrace: at = tokens.partner(of: at) ?? at
      case .leftBrace:
        braces -= 1
        if braces == 0 { return isPermitted ? .permitted : .perform }
        if catchesExceptions(at) { return .guarded }
      case .string where tokens.literal(at) == SegueExistenceCheck.templatesKey: return .guarded
      case .leftParen, .leftBracket:
        guard tokens.isAttached(at), tokens.isName(at - 1) else { break }
        let arguments = at + 1..<max(at + 1, min(tokens.partner(of: at) ?? 0, call.name))
        if tokens[at - 1].word.current == .shouldPerformSegue {
          isPermitted = isPermitted || mentions(identifier, in: arguments)
        } else if checks(identifier, by: at - 1, with: arguments) {
          return .guarded
        }
      case .identifier where tokens[at + 1].kind != .leftParen:
        if isExistenceCheck(at), isInCondition(at) { return .guarded }
      default: break
      }
      at -= 1
    }
    return isPermitted ? .permitted : .perform
  }

  /// The number of open braces from the brace of the function to the current code; at most one more
  /// than ``Limits/lookBack``.
  var bracesInFunction: Int {
    1 + enclosingScopes.prefix(Limits.lookBack).prefix { scopes[$0].kind.isInner }.count
  }

  /// Whether a call or a subscript checks that there is a segue with an identifier.
  private mutating func checks(
    _ identifier: TextExpression,
    by name: Int,
    with arguments: Range<Int>
  ) -> Bool {
    if [.performSegue, .prepare].contains(tokens[name].word.current) { return false }
    if isExistenceCheck(name) {
      return mentions(identifier, in: arguments)
        || !arguments.contains { tokens[$0].kind == .string }
    }
    return mentions(identifier, in: arguments) && isInCondition(name)
  }

  /// Whether a name asks for a segue, like `hasSegue`. Lowercasing a name is slow, so that the result
  /// is cached.
  mutating func isExistenceCheck(_ name: Int) -> Bool {
    guard tokens[name].word == .other, tokens[name].range.count >= SegueExistenceCheck.shortestName
    else {
      return false
    }
    let hash = tokens.hash(name)
    if let known = existenceChecks[hash] { return known }
    let isCheck = SegueExistenceCheck.isName(tokens.text(name))
    existenceChecks[hash] = isCheck
    return isCheck
  }

  /// Whether arguments contain an identifier, or the constant with it.
  private func mentions(_ identifier: TextExpression, in arguments: Range<Int>) -> Bool {
    arguments.contains { at in
      // A value for a key of the same name is unrelated to the segue.
      if tokens[at - 1].kind == .colon, tokens.text(at - 2) == "forKey" { return false }
      switch identifier {
      case .literal(let text): return tokens.literal(at) == text
      case .reference(let path): return tokens.isName(at) && tokens.text(at) == path.last
      case .typeName(let name): return tokens.isName(at) && tokens.text(at) == name
      case .className, .ownTypeName, .parameter, .rawValue, .unknown: return false
      }
    }
  }

  /// Whether a name is part of the condition of an `if`, a `guard`, a `while` or a ternary operator.
  private func isInCondition(_ name: Int) -> Bool {
    var end = name + 1
    if let partner = tokens.partner(of: end), partner > end { end = partner + 1 }
    if tokens.isSymbol("?", at: end), !tokens.isAttached(end) { return true }
    var at = name - 1
    let first = max(0, at - Limits.lookBack)
    while at >= first {
      if [.leftBrace, .rightBrace, .semicolon].contains(tokens[at].kind) { return false }
      if [.if, .guard, .while, .where].contains(tokens[at].word) { return true }
      at = tokens.before(at)
    }
    return false
  }

  /// Whether a brace opens a closure in which Objective-C exceptions are caught.
  private func catchesExceptions(_ brace: Int) -> Bool {
    var name = brace - 1
    if tokens[name].kind == .colon { name -= 1 }
    if tokens[name].kind == .rightParen { name = (tokens.partner(of: name) ?? name) - 1 }
    if tokens[name].kind == .leftParen { name -= 1 }
    guard tokens.isName(name) else { return false }
    if SegueExistenceCheck.catchesExceptions(tokens.text(name)) { return true }
    guard tokens[name - 1].kind == .period else { return false }
    return tokens[name].word == .try || SegueExistenceCheck.catchesExceptions(tokens.text(name - 2))
  }
}
