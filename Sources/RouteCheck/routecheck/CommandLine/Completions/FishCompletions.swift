import SourceText

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
    let condition = condition(for: command, among: commands)
    var lines = command.offeredOptions.map { option in
      let value =
        switch option.value?.completion {
        case nil: [String]()
        case .words(let words): ["-x", "-a \(list(words))"]
        case .nothing: ["-x"]
        case .files: ["-r", "-F"]
        }
      return line(
        condition,
        ["-l \(option.name.dropFirst(2))"] + value,
        option.explanation
      )
    }
    switch command.operands.completion {
    case .words(let words): lines.append(line(condition, ["-f", "-a \(list(words))"]))
    case .nothing, nil: lines.append(line(condition, ["-f"]))
    case .files: break
    }
    return lines
  }

  /// The condition for a command: it is named, or it is the default and no other is.
  private static func condition(for command: Command, among commands: [Command]) -> String {
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

  private static func list(_ words: [String]) -> String { quoted(words.joined(separator: " ")) }

  private static func quoted(_ text: String) -> String { "'\(text.escaped(for: .fishString))'" }
}
