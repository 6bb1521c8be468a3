import SourceText

/// The completion script of zsh.
enum ZshCompletions {
  static func script(_ commands: [Command]) -> String {
    let list = commands.map { command in
      "    \(quoted("\(command.name):\(command.summary)"))"
    }
    let names = commands.map(\.name).joined(separator: "|")
    return """
      #compdef routecheck
      _routecheck() {
        local -a commands=(
      \(list.joined(separator: "\n"))
        )
        local command=\(Command.validate.name)
        if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then
          _describe command commands
          _files
          return
        fi
        case $words[2] in
          \(names))
            command=$words[2]
            shift words
            ((CURRENT--)) ;;
        esac
        case $command in
      \(commands.map(arguments).joined(separator: "\n"))
        esac
      }
      compdef _routecheck routecheck

      """
  }

  private static func arguments(of command: Command) -> String {
    let specifications =
      command.offeredOptions.map(specification) + [operands(of: command)].compactMap(\.self)
    let lines = specifications.map { " \\\n      \(quoted($0))" }
    return "    \(command.name)) _arguments\(lines.joined()) ;;"
  }

  private static func specification(of option: Option) -> String {
    let help = option.explanation.escaped(for: .zshDescription)
    guard let type = option.value else { return "\(option.name)[\(help)]" }
    return "\(option.repeats ? "*" : "")\(option.name)=[\(help)]:\(values(of: type))"
  }

  private static func operands(of command: Command) -> String? {
    if command.operands.names.isEmpty { return nil }
    let count = command.operands.repeats || command.operands.names.count > 1 ? "*" : "1"
    return "\(count):\(values(of: command.operands.value))"
  }

  /// The name and the action of a value.
  private static func values(of type: ValueType) -> String {
    let action =
      switch type.completion {
      case .nothing: ""
      case .words(let words): "(\(words.joined(separator: " ")))"
      case .files(nil): "_files"
      case .files(let pattern?): "_files -g '\(pattern.escaped(for: .shellString))'"
      }
    return "\(type.label):\(action)"
  }

  private static func quoted(_ text: String) -> String { "'\(text.escaped(for: .shellString))'" }
}
