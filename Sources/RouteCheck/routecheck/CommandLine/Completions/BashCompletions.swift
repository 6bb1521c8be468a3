import RouteCheckCore

/// The completion script of bash.
enum BashCompletions {
  static func script(_ commands: [Command]) -> String {
    let names = commands.map(\.name)
    return """
      _routecheck() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
        local command=${COMP_WORDS[1]} options='' operands='' files=
        COMPREPLY=()
        # '--option=value' comes as three words.
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
        if ((COMP_CWORD == 1)); then operands='\(names.joined(separator: " "))' files=1; fi
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

  /// What is completed after each option that takes a value.
  private static func values(of command: Command) -> [String] {
    command.options.compactMap { option in
      let values =
        switch option.value {
        case .flag: String?.none
        case .choice, .rule: "COMPREPLY=($(compgen -W '\(list(option.words))' -- \"$word\"));"
        case .file: "COMPREPLY=($(compgen -f -- \"$word\"));"
        case .number, .word: ""
        }
      return values.map { "    \(command.name):\(option.name)) \($0) return ;;" }
    }
  }

  private static func words(of command: Command) -> String {
    var words = "options='\(list(command.offeredOptions.map(\.name)))'"
    if let operands = command.operands.words { words += " operands='\(list(operands))'" }
    if command.operands.areFiles { words += " files=1" }
    return "    \(command.name)) \(words) ;;"
  }

  private static func list(_ words: [String]?) -> String {
    words?.joined(separator: " ") ?? ""
  }
}
