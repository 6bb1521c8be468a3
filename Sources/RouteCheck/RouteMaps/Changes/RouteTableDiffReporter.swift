import SourceText

/// The difference between two route tables as text or JSON.
enum RouteTableDiffReporter {
  /// A line for each change; a breaking change is marked.
  static func text(_ diff: RouteTableDiff) -> String {
    diff.changes.map { change in
      let mark = change.isBreaking ? " (breaking)" : ""
      let details = change.details.isEmpty ? "" : ": \(change.details.joined(separator: ", "))"
      return "\(change.kind.rawValue)\(mark): \(change.name)\(details)".escaped(for: .terminal)
        + "\n"
    }.joined()
  }

  static func json(_ diff: RouteTableDiff) -> String {
    let changes = diff.changes.map { change in
      JSONValue.object(
        .init("change", .text(change.kind.rawValue)),
        .init("row", .text(change.name)),
        .init("details", .list(change.details.map { .text($0) })),
        .init("breaking", .flag(change.isBreaking))
      )
    }
    return JSONValue.object(.init("version", .number(1)), .init("changes", .list(changes)))
      .formatted() + "\n"
  }
}
