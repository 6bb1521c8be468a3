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
        Example.screen(
          "share",
          button: "People",
          #"<segue id="s2" kind="↓push" destination="people"/>"#
        ),
        #"<scene><objects><viewController id="people"/></objects></scene>"#
      )
    ],
    nonTriggering: [
      .presenting(
        Example.screen(
          "share",
          button: "People",
          #"<segue id="s2" kind="show" destination="people"/>"#
        ),
        #"<scene><objects><viewController id="people"/></objects></scene>"#
      )
    ],
    checkSearch: { search in
      search.findings(ofRefusals: { !$0.isMissingTarget }) { subject, reason in
        "\(subject) is refused: \(reason)"
      }
    }
  )
}
