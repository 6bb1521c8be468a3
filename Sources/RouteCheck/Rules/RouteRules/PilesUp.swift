import AppExploration
import RouteDiagnostics
import Routes
import RoutesExploration
import RuleSupport

extension Rule {
  package static let pilesUp = Rule(
    id: "piles-up",
    severity: .note,
    isOnByDefault: false,
    summary: "a segue that adds a second controller of a scene, perhaps on purpose",
    reason: """
      Each tap adds another controller, and those below keep their memory. That is right for a friend of \
      a friend, and a mistake for a way back to the start. A segue that reads as going back is \
      reported by forward-back instead.
      """,
    triggering: [.presenting(screen("share", button: "Next", segue("s2", to: "feed", "↓show")))],
    nonTriggering: [
      .presenting(screen("share", button: "Next", segue("s2", to: "more")), scene("more"))
    ],
    checkSearch: { search in
      search.exploration.certainRepeats.compactMap { outcome in
        guard let segue = outcome.move.segue.flatMap(search.app.segue),
          !segue.segue.mayMeanGoingBack
        else { return nil }
        return Finding(
          segue,
          "\(segue.segue.subject) adds another controller of a scene that is below already",
          witness: search.witness(making: outcome)
        )
      }
    }
  )
}
