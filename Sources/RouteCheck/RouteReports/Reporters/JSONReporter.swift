import RouteDiagnostics
import Routes
import SourceText

/// Findings in the JSON format of the tool.
enum JSONReporter {
  static func text(of report: Report) -> String {
    let value = JSONValue.object(
      .init("version", .number(1)),
      .init("diagnostics", .list(report.diagnostics.map(json))),
      .init(
        "summary",
        .object(
          .init("errors", .number(report.count(.error))),
          .init("warnings", .number(report.count(.warning))),
          .init("notes", .number(report.count(.note))),
          .init("files", .number(report.fileCount))
        )
      )
    )
    return value.formatted() + "\n"
  }

  static func json(_ diagnostic: Diagnostic) -> JSONValue {
    .object(
      .init("rule", .text(diagnostic.rule)),
      .init("severity", .text(diagnostic.severity.rawValue)),
      .init("file", .text(diagnostic.file.string)),
      .init("line", .number(diagnostic.location.line)),
      .init("column", .number(diagnostic.location.column)),
      .init("message", .text(diagnostic.message.string)),
      .init("notes", .list(diagnostic.notes.map(json))),
      .init("path", diagnostic.steps.isEmpty ? nil : .list(diagnostic.steps.map(json))),
      .init(
        "fix",
        diagnostic.fix.map {
          .object(
            .init("length", .number(diagnostic.location.length)),
            .init("replacement", .text($0.replacement.string))
          )
        }
      )
    )
  }

  static func json(_ step: Diagnostic.Step) -> JSONValue {
    .object(
      .init("move", .text(step.action.string)),
      .init("state", .text(step.state.string)),
      .init("file", .text(step.file?.string)),
      .init("line", .number(step.location?.line)),
      .init("column", .number(step.location?.column))
    )
  }

  private static func json(_ note: Diagnostic.Note) -> JSONValue {
    .object(
      .init("message", .text(note.message.string)),
      .init("file", .text(note.file?.string)),
      .init("line", .number(note.location?.line)),
      .init("column", .number(note.location?.column))
    )
  }
}
