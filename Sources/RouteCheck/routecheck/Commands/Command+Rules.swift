import RouteCheckCore

private let format = ChoiceOption(
  "--format",
  default: RuleFormat.text,
  help: "The format of the list"
)

extension Command {
  /// Lists the rules.
  static let rules = Command(
    name: "rules",
    summary: "list the rules",
    operands: .none,
    options: [format.option]
  ) { arguments, console in
    console.print(arguments[format].text(of: Rule.all))
    return .success
  }
}
