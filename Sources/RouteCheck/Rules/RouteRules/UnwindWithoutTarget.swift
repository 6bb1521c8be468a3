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
      known.
      """,
    triggering: [
      .presenting(
        Example.screen(
          "share",
          button: "Home",
          #"<segue id="s2" kind="↓unwind" destination="x" unwindAction="home:"/>"#
        )
      ).and(
        "App.swift",
        """
        class Feed: UIViewController {}
        class Other: UIViewController { @IBAction func home(_ segue: UIStoryboardSegue) {} }
        """
      ).storyboard(
        "Other",
        #"<scene><objects><viewController id="o" customClass="Other"/></objects></scene>"#
      )
    ],
    nonTriggering: [
      .presenting(
        Example.screen(
          "share",
          button: "Home",
          #"<segue id="s2" kind="unwind" destination="x" unwindAction="home:"/>"#
        )
      ).and(
        "App.swift",
        "class Feed: UIViewController { @IBAction func home(_ segue: UIStoryboardSegue) {} }"
      ),
      .presenting(
        Example.screen(
          "share",
          button: "Home",
          #"<segue id="s2" kind="unwind" destination="x" unwindAction="home:"/>"#
        )
      ).and(
        "App.swift",
        """
        class Feed: BaseController {}
        class Other: UIViewController { @IBAction func home(_ segue: UIStoryboardSegue) {} }
        """
      ).storyboard(
        "Other",
        #"<scene><objects><viewController id="o" customClass="Other"/></objects></scene>"#
      ),
    ],
    checkSearch: { search in
      search.findings(ofRefusals: \.isMissingTarget) { subject, _ in
        "\(subject) finds no target: no controller below has its action"
      }
    }
  )
}

extension Refusal.Reason {
  /// Whether no controller takes an unwind.
  var isMissingTarget: Bool {
    if case .unwind = self { true } else { false }
  }
}
