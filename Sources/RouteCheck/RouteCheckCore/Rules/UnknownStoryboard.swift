import StoryboardReader
import SwiftScanner

extension Rule.ID {
  static let unknownStoryboard = Self(rawValue: "unknown-storyboard")
}

extension Rule {
  /// A storyboard that is opened by a name that none has.
  static let unknownStoryboard = Rule(
    id: .unknownStoryboard,
    severity: .error,
    summary: "a storyboard that is opened by a name that none has",
    reason: """
      Opening a storyboard that the bundle does not have crashes the app. Nothing is said of other \
      bundles than the app's own.
      """,
    triggering: [
      .feedAndPost.and(
        "Feed.swift",
        """
        func open() -> UIStoryboard { UIStoryboard(name: "↓Mian", bundle: nil) }
        """
      )
    ],
    nonTriggering: [
      .feedAndPost.and(
        "Feed.swift",
        """
        func open() -> UIStoryboard { UIStoryboard(name: "Main", bundle: .main) }
        func open(_ bundle: Bundle) -> UIStoryboard { UIStoryboard(name: "Other", bundle: bundle) }
        """
      )
    ],
    check: { $0.unknownStoryboards() }
  )
}
