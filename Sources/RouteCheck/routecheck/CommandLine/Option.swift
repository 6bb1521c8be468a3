/// An option of a command: how it is parsed, completed and explained.
struct Option: Sendable {
  /// The name with its dashes.
  let name: String
  /// The values that the option accepts; `nil` for a flag, which takes none.
  var value: ValueType?
  /// What the option does, as a phrase without a period.
  let help: String
  /// What applies without the option; help adds it.
  var defaultValue: String?
  /// Whether the option may be given several times.
  var repeats = false

  /// The help as a sentence, with the default.
  var explanation: String { "\(help)\(defaultValue.map { " (default: \($0))" } ?? "")." }
}

/// An option whose values are the cases of an enumeration.
struct ChoiceOption<Choice: RawRepresentable<String> & CaseIterable & Sendable>: Sendable {
  let option: Option
  /// The value without the option.
  let defaultChoice: Choice

  init(_ name: String, default choice: Choice, help: String) {
    defaultChoice = choice
    option = Option(
      name: name,
      value: .choice(Choice.self),
      help: help,
      defaultValue: choice.rawValue
    )
  }
}

extension Option {
  static let help = Option(name: "--help", help: "Print this help")
  static let version = Option(name: "--version", help: "Print the version")
}
