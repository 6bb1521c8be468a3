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
    checkSearch: { search in
      search.properties.compactMap { checked in
        guard case .broken(let reason) = checked.answer else { return nil }
        let property = checked.property
        return switch reason {
        case .path(let path):
          Finding(
            checked,
            path.steps.isEmpty
              ? "the state in which the app starts breaks '\(property)'"
              : "these moves break '\(property)'",
            path,
            in: search
          )
        case .neverShown(let screen):
          Finding(
            checked,
            "'\(property)' does not hold: "
              + (search.exploration.screens.contains { $0.name == screen }
                ? "no move opens '\(screen)'" : "no moves show '\(screen)'"),
            in: search
          )
        case .far(let path):
          Finding(
            checked,
            "'\(property)' does not hold: the shortest way that was found has "
              + PlainText.counted(path.steps.count, "tap"),
            path,
            in: search
          )
        case .neverPerformed(let segue, let screens):
          Finding(
            checked,
            "'\(property)' does not hold: "
              + (screens.isEmpty
                ? "no screen has segue '\(segue)'"
                : "no such move performs segue '\(segue)', which is of \(screens.quotedList(atMost: 3))"),
            in: search
          )
        }
      }
    }
  )
}
