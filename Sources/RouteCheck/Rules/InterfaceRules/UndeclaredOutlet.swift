import RouteDiagnostics
import RuleSupport
import StoryboardReader

extension Rule {
  package static let undeclaredOutlet = Rule(
    id: "undeclared-outlet",
    severity: .error,
    namesCause: true,
    summary: "an outlet that the class of its object does not have",
    reason: """
      Loading the scene or the nib crashes, because the class is not key value coding-compliant \
      for the key. The property was renamed or removed, is not marked with @IBOutlet, or the \
      object has the wrong class. Nothing is reported if a superclass is not among the sources or \
      the known classes of UIKit, or if it handles undefined keys.
      """,
    triggering: [
      feed(outlet: "↓titleLable").feedClass("@IBOutlet private weak var titleLabel: UILabel!"),
      cell(outlet: "↓titleLabel").and("Row.swift", "class Row: UITableViewCell {}"),
      cellOfXib(outlet: "↓titleLabel").and("Row.swift", "class Row: UITableViewCell {}"),
    ],
    nonTriggering: [
      feed(outlet: "titleLabel").code(
        """
        class Feed: Screen<Post> {}
        class Screen<Item>: UIViewController {
          @IBOutlet private(set) weak var headline: UILabel!, titleLabel: UILabel!
        }
        """
      ),
      feed(outlet: "titleLabel").code(
        "@objcMembers class Feed: UIViewController { var titleLabel: UILabel! }"
      ),
      feed(outlet: "titleLabel").and(
        "Feed.m",
        """
        @interface Feed : UIViewController <FeedView> {
          IBOutlet UIView *header, *titleLabel;
        }
        @end
        """
      ),
      feed(outlet: "view").code("class Feed: UIViewController {}"),
      cell(outlet: "accessoryView").and("Row.swift", "class Row: UITableViewCell {}"),
      cellOfXib(outlet: "titleLabel").and(
        "Row.swift",
        "class Row: UITableViewCell { @IBOutlet var titleLabel: UILabel! }"
      ),
    ],
    check: { ConnectionCheck($0, .outlet).findings() }
  )

  private static func feed(outlet: String) -> Example {
    .scenes(scene("feed", "Feed", connection(outlet), attributes: ownModule))
  }

  private static func connection(_ outlet: String) -> String {
    #"<outlet property="\#(outlet)" destination="l" id="o"/>"#
  }

  private static func row(outlet: String) -> String {
    """
    <tableViewCell id="row" customClass="Row" \(ownModule)><connections>
      \(connection(outlet))
    </connections></tableViewCell>
    """
  }

  private static func cell(outlet: String) -> Example {
    .scenes(tableScene("feed", cell: row(outlet: outlet)))
  }

  private static func cellOfXib(outlet: String) -> Example {
    .xib(
      "Row",
      #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"# + "\n" + row(outlet: outlet)
    )
  }
}
