import RouteCheckCore

/// One of the tool's commands.
struct Command: Sendable {
  let name: String
  /// What the command does, in half a sentence.
  let summary: String
  let operands: Operands
  let options: [Option]
  let run: @Sendable (Arguments, Console) async throws -> ExitStatus

  /// Every command, in the order of the help.
  static let all: [Command] = [
    .validate, .table, .diff, .generate, .map, .rules, .explain, .completions,
  ]
}

/// The words that a command takes beside its options.
enum Operands: Hashable, Sendable {
  case none
  /// Any number of files and folders.
  case paths
  /// Two route tables.
  case tables
  /// The name of a rule.
  case rule
  /// The name of a shell.
  case shell

  /// How they are called in the help.
  var placeholder: String? {
    switch self {
    case .none: nil
    case .paths: "[PATH ...]"
    case .tables: "OLD NEW"
    case .rule: "RULE"
    case .shell: "SHELL"
    }
  }
}

extension Option {
  static let help = Option(name: "--help", value: .flag, help: "Print this help.")
  static let version = Option(name: "--version", value: .flag, help: "Print the version.")
}
