import SourceText

extension AppChange {
  /// The change of a row of a route table.
  init(_ change: RouteTableDiff.Change) {
    self.init(
      kind: Kind(rawValue: change.kind.rawValue) ?? .changed,
      subject: .route,
      name: change.name,
      details: change.details,
      isBreaking: change.isBreaking
    )
  }
}

/// The changes of an app as text, JSON or Markdown.
enum AppDiffReporter {
  /// A line for each change; a breaking change is marked.
  static func text(_ changes: [AppChange]) -> String {
    changes.map { "\(line($0))".escaped(for: .terminal) + "\n" }.joined()
  }

  private static func line(_ change: AppChange) -> String {
    let mark = change.isBreaking ? " (breaking)" : ""
    let storyboard = change.storyboard.map { " in '\($0)'" } ?? ""
    let subject = change.subject == .route ? "" : "\(change.subject.rawValue) "
    let place = change.kind == .moved ? "" : storyboard
    let details = change.details.isEmpty ? "" : ": \(change.details.joined(separator: ", "))"
    return "\(change.kind.rawValue)\(mark): \(subject)\(change.name)\(place)\(details)"
  }

  static func json(_ changes: [AppChange]) -> String {
    let list = changes.map { change in
      JSONValue.object(
        .init("change", .text(change.kind.rawValue)),
        .init("subject", .text(change.subject.rawValue)),
        .init("name", .text(change.name)),
        .init("storyboard", .text(change.storyboard)),
        .init("details", .list(change.details.map { .text($0) })),
        .init("breaking", .flag(change.isBreaking))
      )
    }
    return JSONValue.object(.init("version", .number(1)), .init("changes", .list(list)))
      .formatted() + "\n"
  }

  /// A table for each kind of change, for the comment of a pull request.
  static func markdown(_ changes: [AppChange]) -> String {
    if changes.isEmpty { return "No screen, segue or route changed.\n" }
    let counts = AppChange.Kind.allCases.compactMap { kind -> String? in
      let count = changes.filter { $0.kind == kind }.count
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    let breaking = changes.filter(\.isBreaking).count
    let note = breaking == 0 ? "" : ", **\(breaking) breaking**"
    var text = "### Screens and segues: \(counts.joined(separator: ", "))\(note)\n"
    for kind in AppChange.Kind.allCases {
      let some = changes.filter { $0.kind == kind }
      if some.isEmpty { continue }
      text += "\n| \(kind.rawValue) | | storyboard | |\n| --- | --- | --- | --- |\n"
      for change in some {
        let cells = [
          "\(change.subject.rawValue)\(change.isBreaking ? " ⚠️" : "")",
          MarkdownCode.span(change.name),
          MarkdownCode.span(change.storyboard ?? ""),
          change.details.map(MarkdownCode.span).joined(separator: " "),
        ]
        text += "| \(cells.joined(separator: " | ")) |\n"
      }
    }
    return text
  }
}
