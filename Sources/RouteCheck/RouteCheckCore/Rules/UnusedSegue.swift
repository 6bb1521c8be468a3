import StoryboardReader
import SwiftScanner

extension Rule.ID {
  static let unusedSegue = Self(rawValue: "unused-segue")
}

extension Rule {
  /// An identifier that no source mentions.
  static let unusedSegue = Rule(
    id: .unusedSegue,
    severity: .note,
    isOnByDefault: false,
    summary: "a segue that only code can perform, and that no source mentions",
    reason: """
      It starts at the controller itself, so that no button performs it: nothing does. Where any \
      code of the controller performs a segue by a name that is not known, nothing is said.
      """,
    triggering: [
      .feedAndPost(segue: "↓ShowPost", post: "Post").and(
        "Feed.swift",
        """
        class Feed: UIViewController {}
        """
      )
    ],
    nonTriggering: [
      .feedAndPost.and(
        "Feed.swift",
        """
        class Feed: UIViewController {
          func open() { performSegue(withIdentifier: "ShowPost", sender: self) }
        }
        """
      ),
      .feedAndPost.and(
        "Feed.swift",
        """
        class Feed: UIViewController {
          func open(_ name: String) { performSegue(withIdentifier: name, sender: self) }
        }
        """
      ),
    ],
    check: { $0.unusedSegues() }
  )
}
