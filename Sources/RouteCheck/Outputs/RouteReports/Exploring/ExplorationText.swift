import AppExploration
import ProjectModel
import RouteDiagnostics
import RouteTables
import Routes
import RoutesExploration
import SourceText
import StoryboardReader

/// What a search found, as text for people.
package enum ExplorationText {
  package enum Content: String, CaseIterable, Sendable {
    case screens, moves, gates, states
  }

  /// The findings about each app, the size of its search in one line, and what was left out in another.
  static func sections(
    of output: ExplorationOutput,
    _ findings: (Report) -> String
  ) -> String {
    zip(output.searches, titles(of: output)).map { search, title in
      (title.map { "\($0)\n" } ?? "") + findings(output.report(of: search.result))
        + search.result.summary(missing: search.missed)
    }.joined(separator: "\n")
  }

  /// The storyboard in which each app starts, and the width if there are several; `nil` for the only
  /// search.
  private static func titles(of output: ExplorationOutput) -> [String?] {
    let results = output.searches.map(\.result)
    guard results.count > 1 else { return [nil] }
    let hasWidths = Set(results.map(\.width)).count > 1
    return results.map { result in
      let entry = result.app.entry
      let file = result.app.view(of: entry)?.file.path ?? entry.storyboard.string
      return (hasWidths ? "\(file), \(result.width.rawValue)" : file).escaped(for: .terminal)
    }
  }

  /// What the command line asks for beyond findings: paths, a list and coverage.
  package static func answers(to content: Content?, in output: ExplorationOutput) -> String {
    let titles = titles(of: output)
    func answers(_ text: (ExplorationOutput.Search) -> String?) -> String {
      zip(output.searches, titles).map { search, title in
        text(search).map { (title.map { "\($0):\n" } ?? "") + $0 } ?? ""
      }.joined()
    }
    var text = ""
    if let goal = output.goal { text += answers { $0.result.text(of: $0.path, to: goal) } }
    if let content { text += answers { $0.result.list(content, missing: $0.missed) } }
    return text + answers { search in search.coverage.map(search.result.text) }
  }
}

extension ExplorationResult {
  /// The size of the search in one line, and what was left out and not reached in others.
  fileprivate func summary(missing missed: [MissedScreen]) -> String {
    let moves = Set(outcomes.lazy.filter { $0.kind == .performed }.map(\.move)).count
    var parts = [
      "\(PlainText.counted(exploration.screens.count, "screen")) in "
        + "\(PlainText.counted(exploration.stateCount, "state")), \(PlainText.counted(moves, "move"))"
    ]
    if let far = exploration.screens.max(by: { $0.taps < $1.taps }), far.taps > 0 {
      parts.append(
        "at most \(PlainText.counted(far.taps, "tap")) to any screen (\(app.named(far.name)))"
      )
    }
    let opened = exploration.screens.count { !$0.isCertain }
    if opened > 0 { parts.append("\(PlainText.counted(opened, "screen")) only code opens") }
    if !missed.isEmpty {
      parts.append("\(PlainText.counted(missed.count, "screen")) not reached")
    }
    var text = parts.joined(separator: "; ") + "\n"
    let groups = Dictionary(grouping: missed, by: \.reason)
    for reason in missed.map(\.reason).uniqued() {
      let names = (groups[reason] ?? []).map { app.label(of: $0.view) }
      text += "not reached: \(names.quotedList(atMost: 5)): \(reason)\n"
    }
    for line in [cuts, answers].compactMap(\.self) { text += "\(line)\n" }
    return text.escaped(forLinesOf: .terminal)
  }

  /// How many properties hold, in one line; `nil` if none were checked.
  private var answers: String? {
    if properties.isEmpty { return nil }
    var (holding, broken, undecided) = (0, 0, 0)
    for checked in properties {
      switch checked.answer {
      case .holds: holding += 1
      case .broken: broken += 1
      case .undecided: undecided += 1
      }
    }
    return "properties: \(holding) hold, \(broken) broken, \(undecided) not decided"
  }

  /// What was left out, in one line; `nil` if nothing was.
  private var cuts: String? {
    let bounds = exploration.bounds
    let reasons = Exploration.Cut.allCases.filter(exploration.cuts.contains).map { cut in
      switch cut {
      case .copies:
        "a scene is at most \(PlainText.counted(bounds.copies, "time")) in a state (--copies)"
      case .states: "more than \(PlainText.counted(bounds.states, "state")) (--limit)"
      case .taps: "paths of more than \(PlainText.counted(bounds.taps ?? 0, "tap")) (--taps)"
      case .possible: "moves that only code may make (--certain)"
      case .cancelled: "what was left when the search was interrupted"
      case .sideBySide: "presentations side by side"
      case .unknown: "moves whose result is not known\(unknownMoves)"
      }
    }
    return reasons.isEmpty ? nil : "left out: \(reasons.joined(separator: ", "))"
  }

  /// The first moves whose result is not known, in parentheses.
  private var unknownMoves: String {
    let names = outcomes.filter { $0.kind == .unknown }.map { name(of: $0.move) }.uniqued()
    guard let first = names.first else { return "" }
    return " (\(first)\(names.count > 1 ? " and \(names.count - 1) more" : ""))"
  }

  /// The name of a move, with the screen from which it starts.
  private func name(of move: Move) -> String {
    let (name, screen) = (app.name(of: move), app.named(move.source))
    return name.hasPrefix("\(screen) ") ? name : "\(screen): \(name)"
  }

  /// A list of what was found, one a line.
  fileprivate func list(
    _ content: ExplorationText.Content,
    missing missed: [MissedScreen]
  ) -> String {
    let lines: [String]
    switch content {
    case .screens:
      lines =
        exploration.screens.map { screen in
          var screen = screen
          screen.name = app.named(screen.name)
          return "\(screen)"
        }
        + missed.map { "\(app.label(of: $0.view)) (not reached: \($0.reason))" }
    case .moves:
      lines =
        outcomes.map { outcome in
          let certainty = outcome.isCertain ? "" : ", possible"
          return "\(name(of: outcome.move)) (\(outcome.kind.word)\(certainty))"
        }.uniqued()
        + neverPerformed.compactMap(app.segue).map { found in
          "\(app.label(of: found.view)): \(found.segue.label) (never)"
        }
    case .gates:
      let screens = exploration.screens
      lines = zip(screens, exploration.gates()).compactMap { screen, gates in
        guard !gates.isEmpty else { return nil }
        let names = gates.map { app.named(screens[$0].name).string }
        return "\(app.named(screen.name)): \(names.joined(separator: ", "))"
      }
    case .states:
      lines = exploration.states.map { snapshot, isOpen in
        "\(app.named(snapshot))\(isOpen ? " (opened by code, above an unknown screen)" : "")"
      }
    }
    return lines.map { $0.escaped(for: .terminal) + "\n" }.joined()
  }

  /// The path to a state, or that there is none.
  fileprivate func text(of path: Exploration.Path?, to screen: String) -> String {
    guard let path else {
      let end = exploration.isComplete ? "" : " within the bounds of the search"
      let reason = missed.first {
        ControllerName.trimmed($0.view.scene.customClass ?? "").string == screen
          && $0.reason != .limit
      }
      let cause = reason.map { ": \($0.reason)" } ?? ""
      return "no moves lead to \(screen)\(end)\(cause)\n".escaped(forLinesOf: .terminal)
    }
    let start = "     start: \(app.named(path.start))\n".escaped(forLinesOf: .terminal)
    return start + TextReporter.lines(of: app.steps(of: path))
  }

  /// How many of the segues that a user can start were performed, and paths that perform the others.
  fileprivate func text(of coverage: Exploration.Coverage) -> String {
    let count = coverage.covered.count + coverage.missing.count
    if count == 0 { return "there is no segue that a user surely starts\n" }
    let percent = Int((coverage.ratio * 100).rounded(.down))
    var text =
      "\(coverage.covered.count) of \(PlainText.counted(count, "segue")) performed (\(percent) %)\n"
    for (view, segue, locations) in coverage.missing.compactMap(app.segue) {
      let place = locations.place
      let name = segue.trigger?.label ?? segue.label
      text += "\(view.file.path):\(place.line):\(place.column): ".escaped(for: .terminal)
      text += "not performed: \(name)".escaped(for: .terminal) + "\n"
    }
    for (number, path) in coverage.paths.enumerated() {
      text += "path \(number + 1):\n" + TextReporter.lines(of: app.steps(of: path))
    }
    return text
  }
}

extension String {
  /// The text with all but its line breaks escaped.
  package func escaped(forLinesOf syntax: OutputSyntax) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).escaped(for: syntax) }.joined(separator: "\n")
  }
}
