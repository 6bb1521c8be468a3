import StoryboardReader
import SwiftScanner

extension Rule.ID {
  static let undeclaredSegueAction = Self(rawValue: "undeclared-segue-action")
}

extension Rule {
  /// A segue action that its controller does not have.
  static let undeclaredSegueAction = Rule(
    id: .undeclaredSegueAction,
    severity: .warning,
    summary: "a segue action that its controller does not have",
    reason: """
      The segue crashes when it is performed: the action was renamed or removed. Nothing is said \
      where a class above the controller is not among the sources.
      """,
    triggering: [
      feed(making: "↓makePost:").and(
        "Feed.swift",
        """
        class Feed: UIViewController {}
        """
      ),
      .main(
        """
        <scene><objects><navigationController id="nav"><connections>
          <segue id="r" kind="relationship" relationship="rootViewController" destination="post"
            destinationCreationSelector="↓makePost:"/>
        </connections></navigationController></objects></scene>
        <scene><objects><viewController id="post"/></objects></scene>
        """
      ).and(
        "Post.swift",
        """
        class Post: UIViewController {}
        """
      ),
    ],
    nonTriggering: [
      feed(making: "makePost:").and(
        "Feed.swift",
        """
        class Feed: UIViewController {
          @IBSegueAction func makePost(_ coder: NSCoder) -> Post? { nil }
        }
        """
      ),
      feed(making: "makePost:").and(
        "Feed.swift",
        """
        class Feed: LibraryController {}
        """
      ),
    ],
    check: { $0.undeclaredSegueActions() }
  )

  /// A `Feed` whose segue makes its destination by a segue action.
  private static func feed(making selector: String) -> Example {
    .main(
      """
      <scene><objects><viewController id="feed" customClass="Feed" customModuleProvider="target">
        <connections>
          <segue id="s" kind="show" destination="post" destinationCreationSelector="\(selector)"/>
        </connections>
      </viewController></objects></scene>
      <scene><objects><viewController id="post"/></objects></scene>
      """
    )
  }
}
