import RouteCheckCore

extension Command {
  /// Explains one rule with its examples.
  static let explain = Command(
    name: "explain",
    summary: "explain a rule, with examples",
    operands: .rule,
    options: []
  ) { arguments, console in
    guard let name = arguments.operands.first else { throw UsageError.missingOperand("RULE") }
    if let operand = arguments.operands.dropFirst().first {
      throw UsageError.unexpectedOperand(operand)
    }
    guard let rule = Rule.named(name) else { throw UsageError.unknownRule(UnknownRule(name)) }
    console.print(RuleReporter.explanation(of: rule))
    return .success
  }
}
