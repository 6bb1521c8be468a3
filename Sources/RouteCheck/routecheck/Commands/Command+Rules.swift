import RouteCheckCore

extension Option {
  static let rulesFormat = Option(
    name: "--format",
    value: .choice(["text", "markdown", "json"]),
    help: "How rules are printed."
  )
}

extension Command {
  /// Lists the rules.
  static let rules = Command(
    name: "rules",
    summary: "list the rules",
    operands: .none,
    options: [.rulesFormat]
  ) { arguments, console in
    if let operand = arguments.operands.first { throw UsageError.unexpectedOperand(operand) }
    switch arguments[.rulesFormat] {
    case "markdown": console.print(RuleReporter.markdown(Rule.all))
    case "json": console.print(RuleReporter.json(Rule.all))
    default: console.print(RuleReporter.text(Rule.all))
    }
    return .success
  }
}
