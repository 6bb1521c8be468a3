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
        .row(#""destination": {"scene": "↓feet"}"#)
    ],
    nonTriggering: [
      .scenes(scene("feed"))
        .row(#""destination": {"scene": "feed"}"#)
    ],
    reportsRoute: { $0.problem == .unknownDestinationScene }
  )
}
