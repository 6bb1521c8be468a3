import RouteDiagnostics
import RouteTables
import RuleSupport

extension Rule {
  package static let unknownDestinationScene = Rule(
    id: "unknown-destination-scene",
    severity: .error,
    summary: "a route to a scene that no storyboard has",
    reason: "The screen of the route can never appear.",
    triggering: [
      .scenes(scene("feed"))
        .table(#"{"version": 1, "routes": [{"destination": {"scene": "↓feet"}}]}"#)
    ],
    nonTriggering: [
      .scenes(scene("feed"))
        .table(#"{"version": 1, "routes": [{"destination": {"scene": "feed"}}]}"#)
    ],
    reportsRoute: { issue in
      if case .unknownDestinationScene = issue { true } else { false }
    }
  )
}
