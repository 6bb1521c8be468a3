/// Findings as compilers print them, one to a line, with notes under them.
struct TextReporter {
  var isColoured = false

  func text(of report: Report) -> String {
    var text = ""
    for diagnostic in report.diagnostics {
      text += line(
        diagnostic.file,
        diagnostic.place,
        diagnostic.severity.rawValue,
        "\(diagnostic.message) [\(diagnostic.rule)]",
        colour(of: diagnostic.severity)
      )
      for note in diagnostic.notes {
        text += line(
          note.file ?? diagnostic.file,
          note.place ?? diagnostic.place,
          "note",
          note.message,
          colour(of: .note)
        )
      }
    }
    return text
  }

  private func line(
    _ file: String,
    _ place: SourcePlace,
    _ word: String,
    _ message: String,
    _ colour: String
  ) -> String {
    let start = "\(PlainText.safe(file)):\(place.line):\(place.column): "
    let message = PlainText.safe(message)
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
