import SourceText

/// The completion script of bash.
enum BashCompletions {
  static func script(_ commands: [Command]) -> String {
    let names = commands.map(\.name)
    return """
      _routecheck() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
        local command=${COMP_WORDS[1]} options='' operands='' files=
        COMPREPLY=()
        # Bash splits '--option=value' into three words.
        if [[ $word == = ]]; then
          word=
        elif [[ $previous == = ]]; then
          previous=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        case $command in
          \(names.joined(separator: "|"))) ;;
          *) command=\(Command.validate.name) ;;
        esac
        case $command:$previous in
      \(commands.flatMap(values).joined(separator: "\n"))
        esac
        case $command in
      \(commands.map(words).joined(separator: "\n"))
        esac
        if ((COMP_CWORD == 1)); then operands=\(list(names)) files=1; fi
        if [[ $word == -* ]]; then
          COMPREPLY=($(compgen -W "$options" -- "$word"))
        else
          COMPREPLY=($(compgen -W "$operands" -- "$word"))
          if [[ $files ]]; then COMPREPLY+=($(compgen -f -- "$word")); fi
        fi
      }
      complete -o filenames -F _routecheck routecheck

      """
  }

  /// The completion after each option that takes a value.
  private static func values(of command: Command) -> [String] {
    command.options.compactMap { option in
      guard let type = option.value else { return nil }
      let reply =
        switch type.completion {
        case .words(let words): "COMPREPLY=($(compgen -W \(list(words)) -- \"$word\"));"
        case .files: "COMPREPLY=($(compgen -f -- \"$word\"));"
        case .nothing: ""
        }
      return "    \(command.name):\(option.name)) \(reply) return ;;"
    }
  }

  private static func words(of command: Command) -> String {
    var words = "options=\(list(command.offeredOptions.map(\.name)))"
    switch command.operands.completion {
    case .words(let operands): words += " operands=\(list(operands))"
    case .files: words += " files=1"
    case .nothing, nil: break
    }
    return "    \(command.name)) \(words) ;;"
  }

  /// Words as one word of the shell.
  private static func list(_ words: [String]) -> String {
    "'\(words.joined(separator: " ").escaped(for: .shellString))'"
  }
}
