import RouteDiagnostics
import RuleSupport
import StoryboardReader

extension Rule {
  package static let undeclaredAction = Rule(
    id: "undeclared-action",
    severity: .warning,
    namesCause: true,
    summary: "an action that the class of its target does not have",
    reason: """
      When the control sends the action, the app crashes with an unrecognized selector. The method \
      was renamed or removed, is not marked with @IBAction or @objc, or the target has the wrong \
      class. Nothing is reported if a superclass is not among the sources or the known classes of \
      UIKit, if it forwards messages, or on macOS, whose \
      responders have many actions.
      """,
    triggering: [
      feed(action: "↓opne:").feedClass("@IBAction func open(_ sender: Any) {}"),
      feed(action: "↓open").and(
        "Feed.m",
        """
        @implementation Feed
        - (IBAction)open:(id)sender {}
        @end
        """
      ).and("Feed.h", "@interface Feed : UIViewController\n@end"),
      ownedFeed(action: "↓opne:").code(
        "class Feed: UIViewController { @IBAction func open(_ sender: Any) {} }"
      ),
      ownedFeed(action: "↓opne:", owner: "RowViewController", xib: "RowView").and(
        "Row.swift",
        "class RowViewController: UIViewController { @IBAction func open(_ sender: Any) {} }"
      ),
      // The class that loads the xib is its owner.
      ownedFeed(action: "↓opne:", owner: "Screen").and(
        "Screen.swift",
        """
        class Screen: UIView {
          func load() { Bundle.main.loadNibNamed("Feed", owner: self, options: nil) }
          @IBAction func open(_ sender: Any) {}
        }
        """
      ),
      ownedFeed(action: "↓opne:", owner: "Screen").and(
        "Screen.m",
        """
        @interface Screen : UIViewController
        @end
        @implementation Screen
        - (id)init { return [super initWithNibName:@"Feed" bundle:nil]; }
        - (IBAction)open:(id)sender {}
        @end
        """
      ),
    ],
    nonTriggering: [
      ownedFeed(action: "opne:", owner: "Screen").code(
        "class Screen: UIViewController {}\nclass Feed: Screen {}"
      ),
      ownedFeed(action: "open:", owner: "Feed2").and(
        "Screen.swift",
        """
        class Screen: UIViewController {
          init() { super.init(nibName: "Feed", bundle: nil) }
        }
        class Feed2: Screen { @IBAction func open(_ sender: Any) {} }
        """
      ),
      feed(action: "openItem:").code(
        "class Feed: UIViewController { @IBAction func open(item sender: Any) {} }"
      ),
      feed(action: "resignFirstResponder").code("class Feed: UIViewController {}"),
    ],
    check: { ConnectionCheck($0, .action).findings() }
  )

  private static func feed(action: String) -> Example {
    let action = #"<action selector="\#(action)" destination="feed" id="a"/>"#
    return .scenes(scene("feed", "Feed", attributes: ownModule, view: button("b", action)))
  }

  private static func ownedFeed(
    action: String,
    owner: String = "Feed",
    xib: String = "Feed"
  ) -> Example {
    .xib(
      xib,
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)"/>
      \(button("b", #"<action selector="\#(action)" destination="-1" id="a"/>"#))
      """
    )
  }
}
