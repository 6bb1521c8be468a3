import RouteDiagnostics
import Routes
import SourceText

/// Findings in the JSON format of the tool.
enum JSONReporter {
  static func text(of report: Report) -> String {
    JSONValue.file(
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
  }

  static func json(_ diagnostic: Diagnostic) -> JSONValue {
    .object(
      .init("rule", .text(diagnostic.rule)),
      .init("severity", .text(diagnostic.severity.rawValue)),
      .init("file", .text(diagnostic.file)),
      .init("line", .number(diagnostic.location.line)),
      .init("column", .number(diagnostic.location.column)),
      .init("message", .text(diagnostic.message)),
      .init(
        "outline",
        diagnostic.outline.isEmpty ? nil : .list(diagnostic.outline.map { .text($0) })
      ),
      .init("notes", .list(diagnostic.notes.map(json))),
      .init(
        "otherPlaces",
        diagnostic.otherPlaces.isEmpty
          ? nil
          : .list(
            diagnostic.otherPlaces.map {
              .object(
                .init("file", .text($0.file)),
                .init("line", .number($0.location.line)),
                .init("column", .number($0.location.column))
              )
            }
          )
      ),
      .init("path", diagnostic.steps.isEmpty ? nil : .list(diagnostic.steps.map(json))),
      .init(
        "fix",
        diagnostic.fix.map {
          .object(
            .init("length", .number(diagnostic.location.length)),
            .init("replacement", .text($0.replacement))
          )
        }
      )
    )
  }

  static func json(_ step: Finding.Step) -> JSONValue {
    .object(
      .init("move", .text(step.action)),
      .init("state", .text(step.state)),
      .init("file", .text(step.file)),
      .init("line", .number(step.location?.line)),
      .init("column", .number(step.location?.column))
    )
  }

  private static func json(_ note: Finding.Note) -> JSONValue {
    .object(
      .init("message", .text(note.message)),
      .init("file", .text(note.file)),
      .init("line", .number(note.location?.line)),
      .init("column", .number(note.location?.column))
    )
  }
}
