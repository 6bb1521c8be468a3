import RouteDiagnostics
import Routes
import SourceText

/// Findings as compilers print them: each on a line, followed by its notes.
package struct TextReporter {
  /// Whether the text contains the colours of a terminal.
  package var isColoured: Bool

  package init(isColoured: Bool = false) { self.isColoured = isColoured }

  package func text(of report: Report) -> String {
    var text = ""
    for diagnostic in report.diagnostics {
      text += line(
        diagnostic.file.string,
        diagnostic.location,
        diagnostic.severity.rawValue,
        "\(diagnostic.messageWithCount) [\(diagnostic.rule)]",
        colour(of: diagnostic.severity)
      )
      if !diagnostic.outline.isEmpty {
        let names = diagnostic.outline.map { $0.escaped(for: .terminal) }
        text += "  in Xcode: \(names.joined(separator: " › "))\n"
      }
      text += Self.lines(of: diagnostic.steps)
      for note in diagnostic.notesWithPlaces {
        text += line(
          (note.file ?? diagnostic.file).string,
          note.location ?? diagnostic.location,
          "note",
          note.message.string,
          colour(of: .note)
        )
      }
    }
    return text
  }

  /// Numbered moves with the states after them, in columns.
  package static func lines(of steps: [Finding.Step]) -> String {
    let actions = steps.map { $0.action.escaped(for: .terminal) }
    let width = actions.map(\.count).max() ?? 0
    let digits = "\(steps.count)".count
    return zip(steps, actions).enumerated().map { index, step in
      let number = "\(index + 1)"
      let indent = String(repeating: " ", count: digits - number.count + 2)
      return "\(indent)\(number). \(step.1.padded(to: width))  "
        + "\(step.0.state.escaped(for: .terminal))\n"
    }.joined()
  }

  private func line(
    _ file: String,
    _ location: TextLocation,
    _ word: String,
    _ message: String,
    _ colour: String
  ) -> String {
    let start = "\(file.escaped(for: .terminal)):\(location.line):\(location.column): "
    let message = message.escaped(for: .terminal)
    return isColoured
      ? "\u{1B}[1m\(start)\u{1B}[\(colour)m\(word):\u{1B}[0m \u{1B}[1m\(message)\u{1B}[0m\n"
      : "\(start)\(word): \(message)\n"
  }

  private func colour(of severity: Severity) -> String {
    switch severity {
    case .error: "31"
    case .warning: "35"
    case .note: "36"
    }
  }
}
