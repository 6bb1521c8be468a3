import ExploredApps
import RouteDiagnostics
import Routes
import RoutesExploration

extension Rule {
  static let deadEnd = Rule(
    id: "dead-end",
    severity: .warning,
    summary: "a screen that no move leads away from",
    reason: """
      A screen in full screen has no swipe that dismisses it. If it has no segue, no back button and \
      no class of its own, the user has to quit the app. A screen with a class is not reported, because \
      its code may leave in many ways, for example through a delegate.
      """,
    triggering: [
      .presenting(#"↓<viewController id="share"/>"#, style: "fullScreen")
    ],
    nonTriggering: [
      .presenting(#"<viewController id="share"/>"#),
      .presenting(#"<viewController id="share" customClass="Share"/>"#, style: "fullScreen").and(
        "Share.swift",
        "class Share: UIViewController { func close() { dismiss(animated: true) } }"
      ),
    ],
    checkSearch: { search in
      search.exploration.certainDeadEnds().compactMap { end in
        Finding(end, { "no move leads away from '\($0)'" }, in: search)
      }
    }
  )
}
