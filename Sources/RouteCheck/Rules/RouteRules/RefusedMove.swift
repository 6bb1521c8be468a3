import RouteDiagnostics
import Routes
import RuleSupport

extension Rule {
  package static let refusedMove = Rule(
    id: "refused-move",
    severity: .error,
    summary: "a segue that UIKit refuses or ignores after some taps",
    reason: """
      A screen may be on screen in several ways: a push works in a navigation controller, and not in a \
      sheet without one. UIKit raises an exception there, or does nothing. The taps before the segue \
      show the way on which it fails.
      """,
    triggering: [
      .presenting(
        screen("share", button: "People", segue("s2", to: "people", "↓push")),
        scene("people")
      )
    ],
    nonTriggering: [
      .presenting(screen("share", button: "People", segue("s2", to: "people")), scene("people"))
    ],
    checkSearch: { search, segues in
      search.findings(in: segues, ofRefusals: { reason, _ in !reason.isMissingTarget }) {
        subject,
        reason in
        "\(subject) is refused: \(reason)"
      }
    }
  )
}
