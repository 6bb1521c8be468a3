import SourceText

/// The manual page in the format man(7), made from the declarations of the commands like ``Help``.
enum Manual {
  static var text: String {
    """
    .TH ROUTECHECK 1 "\(ToolVersion.date)" "routecheck \(ToolVersion.current)" "Routes"
    .SH NAME
    routecheck \\- \(escaped(Help.purpose))
    .SH SYNOPSIS
    .B routecheck
    .RI [ COMMAND ]
    .RI [ OPTIONS ]
    .RI [ PATH " ...]"
    .SH DESCRIPTION
    Checks storyboards, routes and sources against each other, before anything runs.
    Without a command,
    .B validate
    runs.
    .SH COMMANDS
    \(Command.all.map(section).joined(separator: "\n"))
    .SH OPTIONS
    \(options([.help, .version]))
    .SH EXIT STATUS
    \(ExitStatus.allCases.map { item("\($0.rawValue)", "\($0.explanation).") }.joined(separator: "\n"))
    .SH FILES
    \(item(Path.configuration, "The configuration, in the nearest folder at or above the paths."))
    .SH ENVIRONMENT
    \(item("NO_COLOR", "If it is set, the output of a terminal has no colours."))

    """
  }

  private static func section(_ command: Command) -> String {
    let usage = ["routecheck", command.name, "[OPTIONS]", command.operands.placeholder]
    let sentence = command.summary.prefix(1).uppercased() + command.summary.dropFirst() + "."
    let paragraphs = [sentence, Help.sentence(aboutOperandsOf: command)].compactMap(\.self)
    let head = """
      .SS \(escaped(command.name))
      .B \(escaped(usage.compactMap(\.self).joined(separator: " ")))
      """
    // An empty line would be shown.
    let options = command.options.isEmpty ? [] : [options(command.options)]
    return ([head] + paragraphs.map { ".PP\n\(escaped($0))" } + options).joined(separator: "\n")
  }

  private static func options(_ options: [Option]) -> String {
    options.map { item($0.usage, $0.explanation) }.joined(separator: "\n")
  }

  /// A term and its meaning.
  private static func item(_ term: String, _ explanation: String) -> String {
    ".TP\n.B \(escaped(term))\n\(escaped(explanation))"
  }

  /// A text that the page shows as it is: no character of it is an escape, a request or a dash.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: true).map { line in
      let marks = line.map { character in
        switch character {
        case "\\": "\\e"
        case "-": "\\-"
        case "'": "\\(aq"
        case "`": "\\(ga"
        case "\"": "\\(dq"
        default: String(character)
        }
      }
      return line.hasPrefix(".") ? "\\&\(marks.joined())" : marks.joined()
    }.joined(separator: "\n")
  }
}
