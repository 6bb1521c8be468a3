import RouteReports
import RouteRules
import RuleSupport

private let format = ChoiceOption(
  "--format",
  default: RuleFormat.text,
  help: "The format of the list"
)

private let command = Option(
  name: "--command",
  value: .choice(RuleCommand.self),
  help: "List the rules of this command only",
  defaultValue: "both commands"
)

/// The commands that run rules.
private enum RuleCommand: String, CaseIterable {
  case validate, explore
}

extension Command {
  /// Lists the rules.
  static let rules = Command(
    name: "rules",
    summary: "list the rules",
    operands: .none,
    options: [format.option, command]
  ) { arguments, console in
    let chosen = arguments[command].flatMap(RuleCommand.init)
    let rules = Rule.all.filter { rule in
      switch chosen {
      case nil: true
      case .validate?: !rule.needsSearch
      case .explore?: rule.needsSearch
      }
    }
    console.print(arguments[format].text(of: rules))
    return .success
  }
}
