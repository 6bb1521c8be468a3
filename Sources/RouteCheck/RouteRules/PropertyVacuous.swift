import ExploredApps
import RouteDiagnostics
import Routes
import RoutesExploration

extension Rule {
  static let propertyVacuous = Rule(
    id: "property-vacuous",
    severity: .warning,
    summary: "a property about something that nothing leads to",
    reason: """
      A property such as 'reach A from B' says nothing if no path leads to B. The screen was probably \
      renamed, or its last segue removed.
      """,
    triggering: [
      .presenting(
        #"<viewController id="share" customClass="Share"/>"#,
        #"<scene><objects><viewController id="old" customClass="Old"/></objects></scene>"#
      ).and("App.paths", "↓reach Share from Old")
    ],
    nonTriggering: [
      .presenting(#"<viewController id="share" customClass="Share"/>"#).and(
        "App.paths",
        "reach Share from Feed"
      )
    ],
    checkSearch: { search in
      search.properties.compactMap { checked in
        guard case .vacuous = checked.verdict else { return nil }
        let message = "nothing leads to what '\(checked.property)' is about"
        return Finding(checked, message, nil, in: search)
      }
    }
  )
}
