import AppExploration
import RouteDiagnostics
import Routes
import RoutesExploration
import RuleSupport
import SourceText

extension Rule {
  package static let property = Rule(
    id: "property",
    severity: .error,
    summary: "a property that does not hold",
    reason: """
      A file of properties states what must hold on every path of an app. The taps of the finding are a \
      shortest path on which the property does not hold.
      """,
    triggering: [
      .presenting(scene("share", "Share")).and("App.paths", "↓never Share")
    ],
    nonTriggering: [
      .presenting(scene("share", "Share")).and("App.paths", "reach Share within 1 tap")
    ],
    checkSearch: { search, _ in
      search.properties.compactMap { checked in
        guard case .broken(let reason) = checked.answer else { return nil }
        let property = checked.property
        let cause: String
        switch reason {
        case .path(let path):
          let moves =
            path.steps.isEmpty
            ? "the state in which the app starts breaks" : "these moves break"
          return Finding(checked, "\(moves) '\(property)'", path, in: search)
        case .far(let path):
          let taps = PlainText.counted(path.steps.count, "tap")
          let message = "'\(property)' does not hold: the shortest way that was found has \(taps)"
          return Finding(checked, message, path, in: search)
        case .neverShown(let screen):
          cause =
            search.exploration.screens.contains { $0.name == screen }
            ? "no move opens '\(screen)'" : "no moves show '\(screen)'"
        case .neverPerformed(let segue, let screens):
          cause =
            screens.isEmpty
            ? "no screen has segue '\(segue)'"
            : "no such move performs segue '\(segue)', which is of \(screens.quotedList(atMost: 3))"
        }
        return Finding(checked, "'\(property)' does not hold: \(cause)", in: search)
      }
    }
  )
}
