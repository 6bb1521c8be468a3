import StoryboardReader
import SwiftScanner

extension Rule.ID {
  static let invalidClassName = Self(rawValue: "invalid-class-name")
}

extension Rule {
  /// A class that cannot be written in Swift.
  static let invalidClassName = Rule(
    id: .invalidClassName,
    severity: .error,
    isOnByDefault: false,
    isOnWhenGenerating: true,
    summary: "a scene's class whose name is none of a Swift type",
    reason: """
      Nothing can be generated for the scene, nor for segues that lead to it. 'generate' always looks \
      for it, other commands where they are asked to.
      """,
    triggering: [
      .main(
        """
        <scene><objects><viewController id="feed" customClass="↓Feed Controller"/></objects></scene>
        """
      )
    ],
    nonTriggering: [
      .main(
        """
        <scene><objects><viewController id="feed" customClass="FeedController"/></objects></scene>
        """
      )
    ],
    check: { $0.generationFindings(of: .invalidClassName) }
  )
}
