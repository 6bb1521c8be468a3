import StoryboardReader
import SwiftScanner

extension Rule.ID {
  static let undeclaredUnwindAction = Self(rawValue: "undeclared-unwind-action")
}

extension Rule {
  /// An unwind action that no controller has.
  static let undeclaredUnwindAction = Rule(
    id: .undeclaredUnwindAction,
    severity: .warning,
    summary: "an unwind action that no class has",
    reason: """
      UIKit looks for a controller that has the action, finds none, and does nothing: the button \
      is dead. A method of Swift's is an action where it is marked with @IBAction or @objc.
      """,
    triggering: [
      post(unwinding: "↓unwindToFeed:").and(
        "Feed.swift",
        """
        class Post: UIViewController {}
        """
      ),
      post(unwinding: "↓unwindToFeed:").and(
        "Feed.swift",
        """
        class Feed: UIViewController {
          func unwindToFeed(_ segue: UIStoryboardSegue) {}
        }
        """
      ),
    ],
    nonTriggering: [
      post(unwinding: "unwindToFeed:").and(
        "Feed.swift",
        """
        class Feed: UIViewController {
          @IBAction func unwindToFeed(_ segue: UIStoryboardSegue) {}
        }
        """
      ),
      post(unwinding: "unwindToFeed:").and(
        "Feed.swift",
        """
        class Feed: UnwindReceiver {
          func unwind(_ action: String, from source: any Controller) {}
        }
        """
      ),
    ],
    check: { $0.undeclaredUnwindActions() }
  )

  /// A `Post` that unwinds to an action.
  private static func post(unwinding selector: String) -> Example {
    .main(
      """
      <scene><objects><viewController id="post" customClass="Post" customModuleProvider="target">
        <connections>
          <segue id="s" kind="unwind" destination="x" unwindAction="\(selector)"/>
        </connections>
      </viewController><exit id="x"/></objects></scene>
      """
    )
  }
}
