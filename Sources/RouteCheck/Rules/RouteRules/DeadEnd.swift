import AppExploration
import RouteDiagnostics
import RoutesExploration
import RuleSupport

extension Rule {
  package static let deadEnd = Rule(
    id: "dead-end",
    severity: .warning,
    summary: "a screen that no move leads away from",
    reason: """
      A screen in full screen has no swipe that dismisses it. If it has no segue, no back button and \
      no code that may leave it, the user has to quit the app. A class that calls anything but its \
      superclass may leave in many ways, for example through a delegate, and is not reported. Nor is a \
      screen that code shows, because that code may take it away.
      """,
    triggering: [
      .presenting(
        #"<scene><objects>↓<viewController id="share"/></objects></scene>"#,
        style: "fullScreen"
      ),
      .presenting(scene("share", "↓Share"), style: "fullScreen").and(
        "Share.swift",
        """
        class Share: UIViewController {
          @IBOutlet weak var label: UILabel!

          override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "Share"
          }
        }
        """
      ),
    ],
    nonTriggering: [
      .presenting(scene("share")),
      .presenting(scene("share", kind: "hostingController"), style: "fullScreen"),
      .presenting(scene("share", "Share"), style: "fullScreen").and(
        "Share.swift",
        "class Share: UIViewController { func close() { dismiss(animated: true) } }"
      ),
    ],
    checkSearch: { search, _ in
      search.exploration.certainDeadEnds().compactMap { end in
        Finding(end, { "no move leads away from '\($0)'" }, in: search)
      }
    }
  )
}
