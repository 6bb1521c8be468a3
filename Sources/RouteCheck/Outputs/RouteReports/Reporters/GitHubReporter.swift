import RouteDiagnostics
import Routes
import SourceText

/// Findings as workflow commands of GitHub, which become annotations of lines.
enum GitHubReporter {
  static func text(of report: Report) -> String {
    report.diagnostics.map { diagnostic in
      let command =
        switch diagnostic.severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
      let notes = diagnostic.notesWithPlaces.map { note in
        let location = note.location.map { "\(note.file ?? diagnostic.file):\($0.line): " } ?? ""
        return "\n\(location)\(note.message)"
      }
      let steps = diagnostic.steps.enumerated().map {
        "\n\($0.offset + 1). \($0.element.action): \($0.element.state)"
      }
      let properties = [
        "file=\(diagnostic.file.escaped(for: .gitHubProperty))",
        "line=\(diagnostic.location.line)",
        "col=\(diagnostic.location.column)",
        "title=\(diagnostic.rule.escaped(for: .gitHubProperty))",
      ]
      let outline = diagnostic.outline.map(\.string).joined(separator: " › ")
      let place = outline.isEmpty ? "" : "\nin Xcode: \(outline)"
      let message = diagnostic.messageWithCount + place + steps.joined() + notes.joined()
      return
        "::\(command) \(properties.joined(separator: ","))::\(message.escaped(for: .gitHubMessage))\n"
    }.joined()
  }
}
