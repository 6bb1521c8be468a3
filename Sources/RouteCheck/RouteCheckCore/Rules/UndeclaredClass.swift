import StoryboardReader
import SwiftScanner

extension Rule.ID {
  static let undeclaredClass = Self(rawValue: "undeclared-class")
}

extension Rule {
  /// A class of a storyboard that no source declares.
  static let undeclaredClass = Rule(
    id: .undeclaredClass,
    severity: .warning,
    summary: "a class that a storyboard names and no source declares",
    reason: """
      A plain controller or view is made instead, and every cast to the class fails. Only classes of \
      the app's own module are looked for, and only where its sources are given.
      """,
    triggering: [
      .feedAndPost(segue: "ShowPost", post: "↓Post").and(
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
        class Feed: UIViewController {}
        @objc(Post) class Letter: UIViewController {}
        """
      ),
      .feedAndPost,
    ],
    check: { $0.undeclaredClasses() }
  )
}
