import CodeFacts
import Routes

extension ObjectiveCReader {
  /// How a message performs a segue: unconditionally, after a check that the segue exists, or where
  /// exceptions are caught.
  func performing(_ identifier: TextExpression, at message: Int) -> SegueUse.Kind {
    var isPermitted = false
    var closed = 0
    for at in stride(from: message - 1, to: max(method.body, message - Limits.lookBack), by: -1) {
      if tokens.isMark("}", at: at) {
        closed += 1
      } else if tokens.isMark("{", at: at) {
        if closed == 0, tokens.isKeyword("try", at: at - 1) { return .guarded }
        closed = max(0, closed - 1)
      } else if closed == 0 {
        if tokens.literal(at) == SegueExistenceCheck.templatesKey { return .guarded }
        guard tokens.isName(at) else { continue }
        if tokens.text(at) == "shouldPerformSegueWithIdentifier" {
          isPermitted = isPermitted || argument(of: at) == identifier
        } else if checks(identifier, at) {
          return .guarded
        }
      }
    }
    return isPermitted ? .permitted : .perform
  }

  /// Whether a message or a property checks that there is a segue with an identifier.
  private func checks(_ identifier: TextExpression, _ name: Int) -> Bool {
    let isMessage = tokens.isMark(":", at: name + 1)
    if SegueExistenceCheck.isName(tokens.text(name)) {
      if isMessage, case .literal = argument(of: name) { return argument(of: name) == identifier }
      return isInCondition(name)
    }
    guard isMessage, argument(of: name) == identifier, isInCondition(name) else { return false }
    // A comparison, or a value for a key of the same name, is unrelated to the segue.
    return !["isEqual", "isEqualToString", "performSegueWithIdentifier"].contains(tokens.text(name))
      && !tokens.text(name).hasSuffix("ForKey")
  }

  /// Whether a name is part of the condition of an `if` or a `while`.
  private func isInCondition(_ name: Int) -> Bool {
    var closed = 0
    for at in stride(from: name - 1, to: max(method.body, name - Limits.lookBack), by: -1) {
      if tokens.isMark(")", at: at) { closed += 1 }
      if tokens.isMark("(", at: at) {
        if closed == 0, tokens.text(at - 1) == "if" || tokens.text(at - 1) == "while" {
          return true
        }
        closed = max(0, closed - 1)
      }
      if tokens.isMark(";", at: at) { return false }
    }
    return false
  }
}
