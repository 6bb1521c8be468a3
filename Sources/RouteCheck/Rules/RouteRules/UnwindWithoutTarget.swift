import AppExploration
import RouteDiagnostics
import Routes
import RuleSupport

extension Rule {
  package static let unwindWithoutTarget = Rule(
    id: "unwind-without-target",
    severity: .warning,
    summary: "an unwind that finds no target after some taps",
    reason: """
      UIKit asks the controllers below, one after the other, whether they have the action. If none has \
      it, nothing happens when the user taps. This is reported if the sources of all classes below are \
      known, and none of them adds children in code.
      """,
    triggering: [
      share(unwinding: "↓unwind").and(
        "App.swift",
        """
        class Feed: UIViewController {}
        class Other: UIViewController { @IBAction func home(_ segue: UIStoryboardSegue) {} }
        """
      ).storyboard("Other", scene("o", "Other"))
    ],
    nonTriggering: [
      share(unwinding: "unwind").and(
        "App.swift",
        "class Feed: UIViewController { @IBAction func home(_ segue: UIStoryboardSegue) {} }"
      ),
      share(unwinding: "unwind").and(
        "App.swift",
        """
        class Feed: BaseController {}
        class Other: UIViewController { @IBAction func home(_ segue: UIStoryboardSegue) {} }
        """
      ).storyboard("Other", scene("o", "Other")),
    ],
    checkSearch: { search, segues in
      // An action that no class has is a mistake that needs no taps.
      search.findings(
        in: segues,
        ofRefusals: { reason, segue in
          reason.isMissingTarget && segue.unwindAction.map(search.app.declares) == true
        }
      ) { subject, _ in
        "\(subject) finds no target: no controller below has its action"
      }
    }
  )

  private static func share(unwinding kind: String) -> Example {
    .presenting(screen("share", button: "Home", segue("s2", to: "x", kind, action: "home:")))
  }
}

extension Refusal.Reason {
  /// Whether no controller takes an unwind.
  var isMissingTarget: Bool {
    if case .unwind = self { true } else { false }
  }
}
