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

  /// The most bytes of a comment in Markdown. GitHub accepts 65,536, and the action adds a few.
  private static let most = 59_000

  /// A table for each storyboard, in which the changes of a screen are together.
  static func markdown(_ changes: [AppChange]) -> String {
    if changes.isEmpty { return "No screen, segue or route changed.\n" }
    let counts = AppChange.Kind.allCases.compactMap { kind -> String? in
      let count = changes.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    let breaking = changes.count(where: \.isBreaking)
    let note = breaking == 0 ? "" : ", **\(breaking) breaking ⚠️**"
    var text = "### Screens and segues: \(counts.joined(separator: ", "))\(note)\n"
    var last: AppChange?
    let sorted = grouped(grouped(changes, by: \.screen), by: \.heading)
    for (count, change) in sorted.enumerated() {
      var row = ""
      if last?.heading != change.heading {
        row += "\n#### \(change.heading)\n\n| screen | change | |\n| --- | --- | --- |\n"
        last = nil
      }
      let isNext = last != nil && change.screen != nil && last?.screen == change.screen
      row += "| \(isNext ? "" : MarkdownCode.span(change.screen ?? change.name)) "
      row += "| \(change.subject.rawValue) \(change.kind.rawValue)"
      row += change.isBreaking ? " ⚠️ | " : " | "
      let name = change.subject == .segue ? [change.name] : []
      row += (name + change.details).map(MarkdownCode.span).joined(separator: "<br>") + " |\n"
      if text.utf8.count + row.utf8.count > most {
        return text
          + "\n\(changes.count - count) more changes are in the output of `routecheck diff`.\n"
      }
      text += row
      last = change
    }
    return text
  }

  /// The changes with those of one key together, at the place of the first.
  private static func grouped<Key: Hashable>(
    _ changes: [AppChange],
    by key: (AppChange) -> Key?
  ) -> [AppChange] {
    var places: [Key: Int] = [:]
    var groups: [[AppChange]] = []
    for change in changes {
      if let key = key(change), let place = places[key] {
        groups[place].append(change)
      } else {
        if let key = key(change) { places[key] = groups.count }
        groups.append([change])
      }
    }
    return groups.flatMap(\.self)
  }
}

extension AppChange {
  /// The heading of the table with the change.
  fileprivate var heading: String {
    if let storyboard { return "Storyboard \(MarkdownCode.span(storyboard))" }
    return subject == .storyboard ? "Storyboards" : "Code"
  }
}
