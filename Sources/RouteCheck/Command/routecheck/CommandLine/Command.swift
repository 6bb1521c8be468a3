struct Command: Sendable {
  let name: String
  /// The action of the command, as a phrase without a period.
  let summary: String
  let operands: Operands
  let options: [Option]
  let run: @Sendable (Arguments, Console) async throws -> ExitStatus

  /// Every command, in the order of the help.
  static let all: [Command] = [
    .validate, .explore, .table, .diff, .generate, .map, .rules, .explain,
  ]

  static func first(having option: String) -> Command? {
    all.first { $0.options.contains { $0.name == option } }
  }
}
