import RouteCheckCore

extension Command {
  /// Prints what a shell needs to complete the tool's commands and options.
  static let completions = Command(
    name: "completions",
    summary: "print the completions for a shell: \(Shell.names)",
    operands: .shell,
    options: []
  ) { arguments, console in
    guard let name = arguments.operands.first else { throw UsageError.missingOperand("SHELL") }
    if let operand = arguments.operands.dropFirst().first {
      throw UsageError.unexpectedOperand(operand)
    }
    guard let shell = Shell(rawValue: name) else {
      throw UsageError.invalidValue(
        option: "SHELL",
        value: name,
        choices: Shell.allCases.map(\.rawValue)
      )
    }
    console.print(Completions.script(for: shell, commands: Command.all))
    return .success
  }
}

/// The shells that completions are written for.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
