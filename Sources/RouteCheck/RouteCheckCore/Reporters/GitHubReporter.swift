import StoryboardReader
import SwiftScanner

/// Findings as GitHub's workflow commands, which become annotations of the changed lines.
enum GitHubReporter {
  static func text(of report: Report) -> String {
    report.diagnostics.map { diagnostic in
      let command =
        switch diagnostic.severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
      let notes = diagnostic.notes.map { note in
        let location = note.location.map { "\(note.file ?? diagnostic.file):\($0.line): " } ?? ""
        return "\n\(location)\(note.message)"
      }
      let properties = [
        "file=\(property(diagnostic.file))",
        "line=\(diagnostic.location.line)",
        "col=\(diagnostic.location.column)",
        "title=\(property(diagnostic.rule))",
      ]
      let message = data(diagnostic.message + notes.joined())
      return "::\(command) \(properties.joined(separator: ","))::\(message)\n"
    }.joined()
  }

  /// A message: the characters that end or begin a command are percent-encoded.
  private static func data(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result += PlainText.safe(String(scalar))
      }
    }
    return result
  }

  /// A property's value, which may not hold the marks between properties either.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
