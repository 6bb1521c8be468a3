import SourceText

enum AppDiffReporter {
  /// A line for each change; a breaking change is marked.
  static func text(_ changes: [AppChange]) -> String {
    together(changes).map { "\(line($0))".escaped(for: .terminal) + "\n" }.joined()
  }

  private static func line(_ change: AppChange) -> String {
    let mark = change.isBreaking ? " (breaking)" : ""
    let storyboard = change.storyboard.map { " in '\($0)'" } ?? ""
    // The name of a route, or of a segue without an identifier, says what it is.
    let subject = change.name.hasPrefix("'") ? "\(change.noun) " : ""
    let place = change.kind == .moved ? "" : storyboard
    let details = change.details.isEmpty ? "" : ": \(change.details.joined(separator: ", "))"
    return "\(change.kind.rawValue)\(mark): \(subject)\(change.name)\(place)\(details)"
  }

  /// Scenes of a storyboard with the same changes, from this number on, are one change.
  private static let alike = 3

  private static func together(_ changes: [AppChange]) -> [AppChange] {
    func key(_ change: AppChange) -> [String]? {
      guard change.subject == .scene, change.kind == .changed else { return nil }
      return ["\(change.isBreaking)", change.storyboard ?? ""] + change.details
    }
    let groups = Dictionary(grouping: changes, by: key).filter { $0.value.count >= alike }
    var told: Set<[String]> = []
    return changes.compactMap { change in
      guard let key = key(change), let group = groups[key] else { return change }
      guard told.insert(key).inserted else { return nil }
      var all = change
      all.name = ChangeDetails.list(group.map(\.name))
      all.screen = nil
      return all
    }
  }

  /// The changes of an app, or those of a table, whose names are those of its rows.
  static func json(_ changes: [AppChange], ofTable isTable: Bool = false) -> String {
    let list = changes.map { change in
      JSONValue.object(
        .init("change", .text(change.kind.rawValue)),
        .init("row", isTable ? .text(change.name) : nil),
        .init("subject", isTable ? nil : .text(change.subject.rawValue)),
        .init("name", isTable ? nil : .text(change.name)),
        .init("storyboard", .text(change.storyboard)),
        .init("details", .list(change.details.map { .text($0) })),
        .init("breaking", .flag(change.isBreaking))
      )
    }
    return JSONValue.file(.init("version", .number(1)), .init("changes", .list(list)))
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
    let shown = together(changes)
    let sorted = grouped(grouped(shown, by: \.screen), by: \.heading)
    for (count, change) in sorted.enumerated() {
      var row = ""
      if last?.heading != change.heading {
        row += "\n#### \(change.heading)\n\n| screen | change | |\n| --- | --- | --- |\n"
        last = nil
      }
      let isNext = last != nil && change.screen != nil && last?.screen == change.screen
      row += "| \(isNext ? "" : MarkdownCode.span(change.screen ?? change.name)) "
      row += "| \(change.noun) \(change.kind.rawValue)"
      row += change.isBreaking ? " ⚠️ | " : " | "
      let name = change.subject == .segue ? [change.name] : []
      row += (name + change.details).map(MarkdownCode.span).joined(separator: "<br>") + " |\n"
      if text.utf8.count + row.utf8.count > most {
        return text
          + "\n\(shown.count - count) more changes are in the output of `routecheck diff`.\n"
      }
      text += row
      last = change
    }
    return text
  }

  /// The changes with those of one key together, at the place of the first.
  private static func grouped(
    _ changes: [AppChange],
    by key: (AppChange) -> String?
  ) -> [AppChange] {
    var places: [String: Int] = [:]
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
  /// The subject, in the plural for several scenes that changed in the same way.
  fileprivate var noun: String {
    subject == .scene && screen == nil ? "scenes" : subject.rawValue
  }

  /// The heading of the table with the change.
  fileprivate var heading: String {
    if let storyboard { return "Storyboard \(MarkdownCode.span(storyboard))" }
    return subject == .storyboard ? "Storyboards" : "Code"
  }
}
