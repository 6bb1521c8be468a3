extension Rule.ID {
  static let sourceMismatch = Self(rawValue: "source-mismatch")
}

extension Rule {
  /// A route whose segue leaves another scene.
  static let sourceMismatch = Rule(
    id: .sourceMismatch,
    severity: .error,
    summary: "a route whose segue leaves another scene than it says",
    reason: "A segue can only be performed by the controller of the scene that it leaves.",
    triggering: [
      .main(
        """
        <scene><objects><viewController id="feed" customClass="Feed"><connections>
          <segue id="s" kind="show" identifier="ShowPost" destination="post"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewController id="post" customClass="Post"/></objects></scene>
        """
      ).table(
        #"{"version": 1, "routes": [{"segue": "ShowPost", "source": {"class": "↓Post"}}]}"#
      ),
      .feedAndPost.and(
        "Feed.swift",
        """
        class Feed: UIViewController {}
        class Post: UIViewController {}
        extension Segue<Post>.From<Post> {
          static var showPost: Self { .init("↓ShowPost") }
        }
        """
      ),
    ],
    nonTriggering: [
      .main(
        """
        <scene><objects><viewController id="feed" customClass="Feed"><connections>
          <segue id="s" kind="show" identifier="ShowPost" destination="post"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewController id="post" customClass="Post"/></objects></scene>
        """
      ).table(
        #"{"version": 1, "routes": [{"segue": "ShowPost", "source": {"class": "Feed"}}]}"#
      ),
      .feedAndPost.and(
        "Feed.swift",
        """
        class Screen: UIViewController {}
        class Feed: Screen {}
        class Post: UIViewController {}
        extension Segue<Post>.From<Screen> {
          static var showPost: Self { .init("ShowPost") }
        }
        """
      ),
    ],
    check: { project in
      project.disagreements.compactMap { disagreement in
        guard case .sourceMismatch = disagreement.issue.problem else { return nil }
        return Finding(.sourceMismatch, disagreement)
      }
    }
  )
}
