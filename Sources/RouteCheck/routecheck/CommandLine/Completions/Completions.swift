/// Completion scripts, made from the declarations of the commands.
enum Completions {
  static func script(for shell: Shell, commands: [Command]) -> String {
    switch shell {
    case .bash: BashCompletions.script(commands)
    case .zsh: ZshCompletions.script(commands)
    case .fish: FishCompletions.script(commands)
    }
  }
}

/// The shells for which there are completions.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish
}

extension Command {
  /// The offered options. The options of the tool itself belong to its default command.
  var offeredOptions: [Option] {
    options + (name == Command.validate.name ? [.help, .version] : [.help])
  }
}

extension Operands {
  /// The completions of a shell for the arguments; `nil` for a command without arguments.
  var completion: ValueType.Completion? { names.isEmpty ? nil : value.completion }
}
