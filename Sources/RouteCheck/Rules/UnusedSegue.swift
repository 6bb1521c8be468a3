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
      .main(
        """
        <scene><objects><viewController id="feed" customClass="Feed" customModuleProvider="target">
          <connections>
            <segue id="s" kind="show" identifier="↓ShowPost" destination="post"/>
          </connections>
        </viewController></objects></scene>
        <scene><objects><viewController id="post" customClass="Post" storyboardIdentifier="Post"
          customModuleProvider="target"/></objects></scene>
        """
      ).and(
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
