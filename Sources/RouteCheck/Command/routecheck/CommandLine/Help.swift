import RouteReports

/// The help texts, made from the declarations of the commands.
enum Help {
  static var text: String {
    """
    Checks storyboards, routes and sources against each other, before anything runs.

    USAGE: routecheck [COMMAND] [OPTIONS] [PATH ...]

    COMMANDS:
    \(columns(Command.all.map { ($0.name, $0.summary) }))

    Without a command, 'validate' runs. See also 'routecheck COMMAND --help'.

    OPTIONS:
    \(columns([Option.help, .version].map { ($0.usage, $0.explanation) }))

    EXIT STATUS:
    \(columns(ExitStatus.allCases.map { ("\($0.rawValue)", "\($0.explanation).") }))

    """
  }

  static func text(of command: Command) -> String {
    let options = command.options + [.help]
    let rows = options.map { ($0.usage, $0.explanation) }
    let operands = command.operands
    let usage = ["routecheck", command.name, "[OPTIONS]", operands.placeholder].compactMap(\.self)
    let about =
      operands.explanation
      ?? operands.defaultValue.map {
        "\(operands.names[0]) is a file or a folder (default: \($0))."
      }
    return """
      \(command.summary.prefix(1).uppercased())\(command.summary.dropFirst()).

      USAGE: \(usage.joined(separator: " "))\(about.map { "\n\n\($0)" } ?? "")

      OPTIONS:
      \(columns(rows))

      """
  }

  private static func columns(_ rows: [(String, String)]) -> String {
    let width = min(rows.map(\.0.count).max() ?? 0, 28)
    return rows.map { left, right in
      if left.count <= width { return "  \(left.padded(to: width))  \(right)" }
      return "  \(left)\n\(String(repeating: " ", count: width + 4))\(right)"
    }.joined(separator: "\n")
  }
}

extension Option {
  /// The option as it is typed, such as `--format text|json`.
  var usage: String { value.map { "\(name) \($0.placeholder)" } ?? name }
}
