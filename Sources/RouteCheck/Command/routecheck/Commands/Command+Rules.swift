import RouteReports
import RouteRules
import RuleRunning
import RuleSupport

private let format = ChoiceOption(
  "--format",
  default: RuleFormat.text,
  help: "The format of the list"
)

private let command = Option(
  name: "--command",
  value: .choice(Rule.Command.self),
  help: "List the rules of this command only",
  defaultValue: "both commands"
)

extension Command {
  static let rules = Command(
    name: "rules",
    summary: "list the rules",
    operands: .none,
    options: [format.option, command]
  ) { arguments, console in
    let chosen = arguments[command]
    let rules = Rule.all.filter { chosen == nil || $0.command.rawValue == chosen }
    console.print(arguments[format].text(of: rules))
    return .success
  }
}
