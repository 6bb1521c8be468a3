/// One of the tool's commands.
struct Command: Sendable {
  let name: String
  /// What the command does, in half a sentence.
  let summary: String
  /// How its operands are called, such as `[PATH ...]`.
  let operands: String
  let options: [Option]
  let run: @Sendable (Arguments, Console) async throws -> ExitStatus

  /// Every command, in the order of the help.
  static let all: [Command] = [
    .validate, .table, .diff, .generate, .map, .rules, .explain, .completions,
  ]
}

extension Option {
  static let help = Option(name: "--help", value: .flag, help: "Print this help.")
  static let version = Option(name: "--version", value: .flag, help: "Print the version.")
}
