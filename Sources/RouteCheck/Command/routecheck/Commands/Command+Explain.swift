import RouteReports
import RouteRules
import RuleRunning
import RuleSupport

extension Command {
  static let explain = Command(
    name: "explain",
    summary: "explain a rule, with examples",
    operands: Operands(names: ["RULE"], value: .rule),
    options: []
  ) { arguments, console in
    for rule in arguments.operands.compactMap(Rule.named) {
      console.print(rule.explanation)
    }
    return .success
  }
}
