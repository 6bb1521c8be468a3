/// An option of a command: how it is parsed, completed and explained.
struct Option: Sendable {
  /// The name with its dashes.
  let name: String
  /// The values that the option accepts; `nil` for a flag, which takes none.
  var value: ValueType?
  /// The effect of the option, as a phrase without a period.
  let help: String
  /// The default without the option, for help.
  var defaultValue: String?
  /// Whether the option may be given several times.
  var repeats = false

  /// The help as a sentence, with the default.
  var explanation: String { "\(help)\(defaultValue.map { " (default: \($0))" } ?? "")." }
}

/// An option whose values are the cases of an enumeration.
struct ChoiceOption<Choice: RawRepresentable<String> & CaseIterable & Sendable>: Sendable {
  let option: Option
  let defaultChoice: Choice

  /// - Parameter output: An option for a file, whose extension decides before `choice`.
  init(_ name: String, default choice: Choice, orExtensionOf output: Option? = nil, help: String) {
    defaultChoice = choice
    option = Option(
      name: name,
      value: .choice(Choice.self),
      help: help,
      defaultValue: (output.map { "from the extension of \($0.name), or " } ?? "") + choice.rawValue
    )
  }
}

extension Option {
  static let help = Option(name: "--help", help: "Print this help")
  static let version = Option(name: "--version", help: "Print the version")
}
