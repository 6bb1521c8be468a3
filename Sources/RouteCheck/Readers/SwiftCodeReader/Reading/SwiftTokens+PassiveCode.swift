import CodeFacts
import Routes
import SourceText

extension SwiftTokens {
  /// Whether the body of a type calls nothing but its superclass, as in the templates of Xcode.
  ///
  /// The body declares members, calls methods of `super`, and sets texts and colors. Any other token
  /// makes the answer `false`, for example a call, a closure, another assignment, or `#if`.
  ///
  /// - Complexity: Constant, because the answer about a long body is `false`.
  func isPassive(bodyAt brace: Int) -> Bool {
    guard let end = partner(of: brace), end - brace <= Limits.passiveTokens else { return false }
    return (brace + 1..<end).allSatisfy(isPassiveToken)
  }

  private func isPassiveToken(_ index: Int) -> Bool {
    switch self[index].kind {
    case .identifier, .number, .rightParen, .rightBrace, .comma, .colon, .semicolon, .period: true
    // An interpolation may call anything.
    case .string: !self[index].range.contains { bytes[$0] == UInt8(ascii: "\\") }
    case .at: [.ibOutlet, .ibAction, .objc].contains(self[index + 1].word)
    case .leftParen: isPassiveCall(at: index - 1)
    case .leftBrace: isBody(at: index)
    case .symbol where isSymbol("=", at: index): isPassiveAssignment(to: index - 1)
    case .symbol: ["?", "!", "->"].contains { isSymbol($0, at: index) }
    default: false
    }
  }

  /// Whether a name before a parenthesis is that of a declaration, an attribute, or a method of
  /// `super`.
  private func isPassiveCall(at name: Int) -> Bool {
    let before = self[name - 1]
    return switch self[name].word {
    case .`init` where before.kind != .period: true
    case .objc where before.kind == .at: true
    default: isName(name) && (before.word == .func || isMember(name, of: .super))
    }
  }

  /// Whether a left brace begins the body of a function or of a property, and not a closure.
  private func isBody(at brace: Int) -> Bool {
    if self[brace - 1].kind == .rightParen { return true }
    guard isName(brace - 1) else { return false }
    return isSymbol("->", at: brace - 2) || isTypeOfVariable(brace - 1)
  }

  /// Whether a name before an equals sign is declared there, or is the text or the color of a view.
  private func isPassiveAssignment(to name: Int) -> Bool {
    if [.let, .var].contains(self[name - 1].word) || isTypeOfVariable(name) { return true }
    return ["text", "title", "isHidden", "backgroundColor", "textColor"].contains(text(name))
  }

  private func isTypeOfVariable(_ name: Int) -> Bool {
    self[name - 1].kind == .colon && [.let, .var].contains(self[name - 3].word)
  }

  private func isMember(_ name: Int, of owner: SwiftWord) -> Bool {
    self[name - 1].kind == .period && self[name - 2].word == owner
  }
}
