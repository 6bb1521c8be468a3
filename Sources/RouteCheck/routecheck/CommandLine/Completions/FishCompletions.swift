import RouteCheckCore

/// The completion script of fish.
enum FishCompletions {
  static func script(_ commands: [Command]) -> String {
    let names = commands.map { command in
      line("__fish_use_subcommand", ["-a \(command.name)"], command.summary)
    }
    return (names + commands.flatMap { lines(of: $0, among: commands) })
      .joined(separator: "\n") + "\n"
  }

  private static func lines(of command: Command, among commands: [Command]) -> [String] {
    var lines = command.offeredOptions.map { option in
      let value =
        switch option.value {
        case .flag: [String]()
        case .choice, .rule: ["-x", "-a \(list(option.words))"]
        case .number, .word: ["-x"]
        case .file: ["-r", "-F"]
        }
      return line(
        condition(command, among: commands),
        ["-l \(option.name.dropFirst(2))"] + value,
        option.help
      )
    }
    if !command.operands.areFiles {
      let words = command.operands.words.map { ["-a \(list($0))"] } ?? []
      lines.append(line(condition(command, among: commands), ["-f"] + words))
    }
    return lines
  }

  /// When a command is meant: it is named, or, for the default one, no other is.
  private static func condition(_ command: Command, among commands: [Command]) -> String {
    if command.name != Command.validate.name {
      return "__fish_seen_subcommand_from \(command.name)"
    }
    let others = commands.map(\.name).filter { $0 != command.name }
    return "not __fish_seen_subcommand_from \(others.joined(separator: " "))"
  }

  private static func line(_ condition: String, _ words: [String], _ help: String? = nil) -> String
  {
    let help = help.map { ["-d \(quoted($0))"] } ?? []
    return (["complete -c routecheck -n \(quoted(condition))"] + words + help)
      .joined(separator: " ")
  }

  private static func list(_ words: [String]?) -> String {
    quoted(words?.joined(separator: " ") ?? "")
  }

  /// A text between single quotes, where fish reads `\'` as one.
  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: #"\\"#).replacing("'", with: #"\'"#))'"
  }
}
