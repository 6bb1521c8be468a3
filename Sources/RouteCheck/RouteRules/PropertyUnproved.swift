import ExploredApps
import RouteDiagnostics
import Routes
import RoutesExploration

extension Rule {
  static let propertyUnproved = Rule(
    id: "property-unproved",
    severity: .note,
    summary: "a property that code, or what is beyond the bounds, may break",
    reason: """
      The search does not know whether code makes a move that it may make, and what is beyond the \
      bounds of the search. The property holds in all other cases.
      """,
    triggering: [
      .presenting(#"<viewController id="share" customClass="Share"/>"#).and(
        "App.paths",
        "↓never Share"
      ).and(
        "Feed.swift",
        """
        class Feed: UIViewController {
          override func shouldPerformSegue(withIdentifier: String, sender: Any?) -> Bool { isOpen }
        }
        """
      )
    ],
    nonTriggering: [
      .presenting(#"<viewController id="share" customClass="Share"/>"#).and(
        "App.paths",
        "reach Share"
      )
    ],
    checkSearch: { search in
      search.properties.compactMap { checked in
        guard case .notProved(let path) = checked.verdict else { return nil }
        let reason =
          path?.isSure == false
          ? "code may make these moves" : "the search does not know what is beyond its bounds"
        let message = "'\(checked.property)' is not proved: \(reason)"
        return Finding(checked, message, path, in: search)
      }
    }
  )
}
