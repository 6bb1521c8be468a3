import RouteCheckCore

/// Completion scripts, from what the commands say of themselves.
enum Completions {
  static func script(for shell: Shell, commands: [Command]) -> String {
    switch shell {
    case .bash: BashCompletions.script(commands)
    case .zsh: ZshCompletions.script(commands)
    case .fish: FishCompletions.script(commands)
    }
  }

  static let ruleNames = Rule.all.map(\.id.rawValue)
}

extension Command {
  /// The options that are offered: those of the tool itself belong to its default command.
  var offeredOptions: [Option] {
    options + (name == Command.validate.name ? [.help, .version] : [.help])
  }
}

extension Option {
  /// The words that the option takes, where they can be listed.
  var words: [String]? {
    switch value {
    case .choice(let words): words
    case .rule: Completions.ruleNames
    case .flag, .file, .number, .word: nil
    }
  }
}

extension Operands {
  /// The words that can be given, where they can be listed.
  var words: [String]? {
    switch self {
    case .rule: Completions.ruleNames
    case .shell: Shell.allCases.map(\.rawValue)
    case .none, .paths, .tables: nil
    }
  }

  /// Whether they are files.
  var areFiles: Bool { self == .paths || self == .tables }
}
