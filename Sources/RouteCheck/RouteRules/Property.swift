import ExploredApps
import RouteDiagnostics
import Routes
import RoutesExploration

extension Rule {
  static let property = Rule(
    id: "property",
    severity: .error,
    summary: "a property that does not hold",
    reason: """
      A file of properties states what must hold on every path of an app. The taps of the finding are a \
      shortest path on which the property does not hold.
      """,
    triggering: [
      .presenting(#"<viewController id="share" customClass="Share"/>"#).and(
        "App.paths",
        "↓never Share"
      )
    ],
    nonTriggering: [
      .presenting(#"<viewController id="share" customClass="Share"/>"#).and(
        "App.paths",
        "reach Share within 1 tap"
      )
    ],
    checkSearch: { search in
      search.properties.compactMap { checked in
        guard case .fails(let path) = checked.verdict else { return nil }
        let message =
          switch path?.steps.isEmpty {
          case nil: "no moves do what '\(checked.property)' asks for"
          case true?: "the state in which the app starts breaks '\(checked.property)'"
          case false?: "these moves break '\(checked.property)'"
          }
        return Finding(checked, message, path, in: search)
      }
    }
  )
}
