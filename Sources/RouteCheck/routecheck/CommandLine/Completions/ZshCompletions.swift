import RouteCheckCore

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
    let help = option.help.replacing("[", with: "\\[").replacing("]", with: "\\]")
    if option.value == .flag { return "\(option.name)[\(help)]" }
    return "\(option.repeats ? "*" : "")\(option.name)=[\(help)]:\(values(of: option))"
  }

  private static func values(of option: Option) -> String {
    switch option.value {
    case .flag: ""
    case .choice(let words): "value:(\(words.joined(separator: " ")))"
    case .rule: "rule:(\(Completions.ruleNames.joined(separator: " ")))"
    case .number: "number:"
    case .word(let name): "\(name.lowercased()):"
    case .file: "file:_files"
    }
  }

  private static func operands(of command: Command) -> String? {
    switch command.operands {
    case .none: nil
    case .paths: "*:path:_files"
    case .tables: "*:table:_files -g '*.routes.json'"
    case .rule, .shell: "1: :(\((command.operands.words ?? []).joined(separator: " ")))"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: #"'\''"#))'"
  }
}
