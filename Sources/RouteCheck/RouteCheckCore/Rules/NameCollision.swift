import StoryboardReader
import SwiftScanner

extension Rule.ID {
  static let nameCollision = Self(rawValue: "name-collision")
}

extension Rule {
  /// Different identifiers that become one Swift name.
  static let nameCollision = Rule(
    id: .nameCollision,
    severity: .error,
    isOnByDefault: false,
    isOnWhenGenerating: true,
    summary: "different identifiers, or storyboards, that become one name in Swift",
    reason: """
      Neither gets the name, so that the Swift that is generated lacks both. 'generate' always looks \
      for it, other commands where they are asked to.
      """,
    triggering: [
      .main(
        """
        <scene><objects><viewController id="feed" customClass="Feed"><connections>
          <segue id="s1" kind="show" identifier="show-post" destination="post"/>
          <segue id="s2" kind="show" identifier="↓ShowPost" destination="post"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewController id="post" customClass="Post"/></objects></scene>
        """
      )
    ],
    nonTriggering: [
      .main(
        """
        <scene><objects><viewController id="feed" customClass="Feed"><connections>
          <segue id="s1" kind="show" identifier="ShowPost" destination="post"/>
          <segue id="s2" kind="show" identifier="ShowPostAgain" destination="post"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewController id="post" customClass="Post"/></objects></scene>
        """
      )
    ],
    check: { $0.generationFindings(of: .nameCollision) }
  )
}
