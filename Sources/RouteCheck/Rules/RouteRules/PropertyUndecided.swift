import AppExploration
import RouteDiagnostics
import RoutesExploration
import RuleSupport
import SourceText

extension Rule {
  package static let propertyUndecided = Rule(
    id: "property-undecided",
    severity: .warning,
    summary: "a property that the search cannot decide",
    reason: """
      The answer depends on something that the search does not know: a limit of the search, code that \
      may or may not make a move, or a class whose source is missing. The finding has the taps to that \
      place, and an option to try if there is one.
      """,
    triggering: [
      .presenting(scene("share", "Share")).and("App.paths", "↓never Share").feedClass(
        "override func shouldPerformSegue(withIdentifier: String, sender: Any?) -> Bool { false }"
      )
    ],
    nonTriggering: [
      .presenting(scene("share", "Share")).and("App.paths", "reach Share")
    ],
    checkSearch: { search, _ in
      search.properties.compactMap { checked in
        guard case .undecided(let doubt) = checked.answer else { return nil }
        return Finding(
          checked,
          "'\(checked.property)' is not decided: \(search.explanation(of: doubt.reason))",
          doubt.path,
          in: search
        )
      }
    }
  )
}

extension ExplorationResult {
  /// What the search does not know at the end of a path, and an option to try.
  fileprivate func explanation(of reason: Exploration.Doubt.Reason) -> String {
    let bounds = exploration.bounds
    return switch reason {
    case .limit(.copies):
      "the path shows a screen more than \(PlainText.counted(bounds.copies, "time")); try --copies "
        + "\(bounds.copies + 1)"
    case .limit(.states):
      "the app has more than \(PlainText.counted(bounds.states, "state")); try --limit "
        + "\(bounds.states * 10)"
    case .limit(.taps):
      "the path goes on after \(PlainText.counted(bounds.taps ?? 0, "tap")); try a higher --taps"
    case .limit(.possible): "code may make the next move, which --certain leaves out"
    case .limit(.sideBySide):
      "a move presents a second controller beside the visible one, which the search does not follow"
    case .limit(.cancelled): "the search was interrupted"
    case .limit(.unknown): "the state at the end of the path is not known"
    case .code(let move) where app.isByUser(move):
      "code may prevent a move of the path: \(app.name(of: move))"
    case .code(let move): "only code makes a move of the path: \(app.name(of: move))"
    case .taps(let move): "code may make a move of the path without a tap: \(app.name(of: move))"
    case .alert(let move): "an alert may ask before a move of the path: \(app.name(of: move))"
    case .more(let move):
      "a tab of the path is in the list More, which takes a tap more: \(app.name(of: move))"
    case .start: "code decides what the app shows first, and the answer depends on that"
    case .missing(let name):
      "'\(name)' is part of another screen, and code may hide it or leave it out"
    case .unknown(let move): "the result of a move is not known: \(app.name(of: move))"
    case .tab: "the search does not know what a tab of the path shows if it was left before"
    case .unwind(let move):
      "the target of an unwind may be in a tab that was left: \(app.name(of: move))"
    case .unreadClass(let name):
      "the class of '\(name)' may show any screen, because its source was not read; pass its folder, too"
    case .place(let name): "code opens '\(name)' at a place that the search does not know"
    case .unread(let place): "\(place) shows a screen, and the search does not know when"
    }
  }
}
