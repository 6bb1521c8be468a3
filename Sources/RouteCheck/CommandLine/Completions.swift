/// Completion scripts, from what the commands say of themselves.
enum Completions {
  static func script(for shell: Shell, commands: [Command]) -> String {
    switch shell {
    case .bash: bash(commands)
    case .zsh: zsh(commands)
    case .fish: fish(commands)
    }
  }

  private static func bash(_ commands: [Command]) -> String {
    let cases = commands.map { command in
      "    \(command.name)) options='\(names(of: command))' ;;"
    }
    let values = choices(commands).map { option, words in
      "    \(option)) COMPREPLY=($(compgen -W '\(words)' -- \"$word\")); return ;;"
    }
    return """
      _routecheck() {
        local word=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]} options
        if ((COMP_CWORD == 1)); then
          COMPREPLY=($(compgen -W '\(commands.map(\.name).joined(separator: " "))' -- "$word")
            $(compgen -f -- "$word"))
          return
        fi
        case ${COMP_WORDS[COMP_CWORD - 1]} in
      \(values.joined(separator: "\n"))
        esac
        case $command in
      \(cases.joined(separator: "\n"))
          *) options='' ;;
        esac
        if [[ $word == -* ]]; then
          COMPREPLY=($(compgen -W "$options" -- "$word"))
        elif [[ $command == explain ]]; then
          COMPREPLY=($(compgen -W '\(ruleNames)' -- "$word"))
        else
          COMPREPLY=($(compgen -f -- "$word"))
        fi
      }
      complete -o filenames -F _routecheck routecheck

      """
  }

  private static func zsh(_ commands: [Command]) -> String {
    let list = commands.map { "    '\($0.name):\(escaped($0.summary))'" }
    let cases = commands.map { command in
      let options = (command.options + [.help]).map { option in
        "'\(option.repeats ? "*" : "")\(option.name)[\(escaped(option.help))]\(action(of: option))'"
      }
      let operand = command.name == "explain" ? "'1:rule:(\(ruleNames))'" : "'*:path:_files'"
      return "    \(command.name)) _arguments \((options + [operand]).joined(separator: " ")) ;;"
    }
    return """
      #compdef routecheck
      _routecheck() {
        local -a commands=(
      \(list.joined(separator: "\n"))
        )
        if ((CURRENT == 2)); then
          _describe command commands
          _files
          return
        fi
        local command=$words[2]
        shift words
        ((CURRENT--))
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }
      compdef _routecheck routecheck

      """
  }

  private static func fish(_ commands: [Command]) -> String {
    var lines: [String] = []
    for command in commands {
      lines.append(
        "complete -c routecheck -n __fish_use_subcommand -a \(command.name) "
          + "-d '\(escaped(command.summary))'"
      )
      for option in command.options + [.help] {
        let values =
          switch option.value {
          case .flag: ""
          case .choice(let words): " -x -a '\(words.joined(separator: " "))'"
          case .rule: " -x -a '\(ruleNames)'"
          case .number, .word: " -x"
          case .file: " -r"
          }
        lines.append(
          "complete -c routecheck -n '__fish_seen_subcommand_from \(command.name)' "
            + "-l \(option.name.dropFirst(2))\(values) -d '\(escaped(option.help))'"
        )
      }
    }
    lines.append(
      "complete -c routecheck -n '__fish_seen_subcommand_from explain' -f -a '\(ruleNames)'"
    )
    return lines.joined(separator: "\n") + "\n"
  }

  private static var ruleNames: String {
    Rule.all.map(\.id.rawValue).joined(separator: " ")
  }

  private static func names(of command: Command) -> String {
    (command.options + [.help]).map(\.name).joined(separator: " ")
  }

  /// The options that take one of several words; the words of all commands together.
  private static func choices(_ commands: [Command]) -> [(option: String, words: String)] {
    var words: [String: [String]] = [:]
    for option in commands.flatMap(\.options) {
      switch option.value {
      case .choice(let choices):
        words[option.name, default: []] += choices.filter {
          words[option.name]?.contains($0) != true
        }
      case .rule: words[option.name] = Rule.all.map(\.id.rawValue)
      case .flag, .file, .number, .word: continue
      }
    }
    return words.sorted { $0.key < $1.key }.map { ($0.key, $0.value.joined(separator: " ")) }
  }

  private static func action(of option: Option) -> String {
    switch option.value {
    case .flag: ""
    case .choice(let words): ":value:(\(words.joined(separator: " ")))"
    case .rule: ":rule:(\(ruleNames))"
    case .number: ":number:"
    case .word: ":word:"
    case .file: ":file:_files"
    }
  }

  /// A text inside single quotes and square brackets.
  private static func escaped(_ text: String) -> String {
    text.replacing("'", with: "").replacing("[", with: "(").replacing("]", with: ")")
      .replacing(":", with: "\\:")
  }
}
