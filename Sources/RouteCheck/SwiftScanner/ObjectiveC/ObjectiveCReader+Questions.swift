extension ObjectiveCReader {
  /// How a message performs a segue: at once, or after the code has asked whether there is one, or
  /// where an exception is caught.
  func performing(_ identifier: TextExpression, at message: Int) -> SegueUse.Kind {
    var isPermitted = false
    var closed = 0
    for at in stride(from: message - 1, to: max(method, message - Self.questionLimit), by: -1) {
      if isMark("}", at: at) {
        closed += 1
      } else if isMark("{", at: at) {
        if closed == 0, isKeyword("try", at: at - 1) { return .attempt }
        closed = max(0, closed - 1)
      } else if closed == 0 {
        if literal(at) == SegueQuestion.templatesKey { return .attempt }
        guard isName(at) else { continue }
        if text(at) == "shouldPerformSegueWithIdentifier" {
          isPermitted = isPermitted || argument(of: at) == identifier
        } else if asks(for: identifier, at) {
          return .attempt
        }
      }
    }
    return isPermitted ? .permitted : .perform
  }

  /// A question that stands further away than this many tokens is not found.
  private static let questionLimit = 1024

  private func asks(for identifier: TextExpression, _ name: Int) -> Bool {
    let isMessage = isMark(":", at: name + 1)
    if SegueQuestion.isAsked(by: text(name)) {
      if isMessage, case .literal = argument(of: name) { return argument(of: name) == identifier }
      return isInCondition(name)
    }
    guard isMessage, argument(of: name) == identifier, isInCondition(name) else { return false }
    // What is equal to the identifier, or kept under it, says nothing about the segue.
    return !["isEqual", "isEqualToString", "performSegueWithIdentifier"].contains(text(name))
      && !text(name).hasSuffix("ForKey")
  }

  /// Whether a name stands in the parentheses of an `if` or a `while`.
  private func isInCondition(_ name: Int) -> Bool {
    var closed = 0
    for at in stride(from: name - 1, to: max(method, name - Self.questionLimit), by: -1) {
      if isMark(")", at: at) { closed += 1 }
      if isMark("(", at: at) {
        if closed == 0, text(at - 1) == "if" || text(at - 1) == "while" { return true }
        closed = max(0, closed - 1)
      }
      if isMark("{", at: at) || isMark("}", at: at) || isMark(";", at: at) { return false }
    }
    return false
  }
}
