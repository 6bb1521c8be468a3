import RouteDiagnostics
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
      .init("outline", .list(unlessEmpty: diagnostic.outline.map { .text($0) })),
      .init("notes", .list(diagnostic.notes.map(json))),
      .init("otherPlaces", .list(unlessEmpty: diagnostic.otherPlaces.map(json))),
      .init("path", .list(unlessEmpty: diagnostic.steps.map(json))),
      .init(
        "fix",
        diagnostic.fix.map {
          .object(
            .init("length", .number(diagnostic.location.length)),
            .init("replacement", .text($0))
          )
        }
      )
    )
  }

  private static func json(_ place: Finding.Place) -> JSONValue {
    .object(
      .init("file", .text(place.file)),
      .init("line", .number(place.location.line)),
      .init("column", .number(place.location.column))
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

extension JSONValue {
  /// A list; `nil` without elements.
  static func list(unlessEmpty values: [JSONValue]) -> JSONValue? {
    values.isEmpty ? nil : .list(values)
  }
}
