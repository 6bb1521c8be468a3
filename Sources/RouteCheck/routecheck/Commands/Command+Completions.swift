extension Command {
  /// Prints the script that completes the tool's commands and options in a shell.
  static let completions = Command(
    name: "completions",
    summary: "print the completions for a shell: "
      + Shell.allCases.map(\.rawValue).joined(separator: ", "),
    operands: Operands(names: ["SHELL"], value: .choice(Shell.self)),
    options: []
  ) { arguments, console in
    for shell in arguments.operands.compactMap(Shell.init) {
      console.print(Completions.script(for: shell, commands: Command.all))
    }
    return .success
  }
}
