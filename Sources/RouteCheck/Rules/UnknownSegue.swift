extension Rule.ID {
  static let unknownSegue = Self(rawValue: "unknown-segue")
}

extension Rule {
  /// A route to a segue that does not exist.
  static let unknownSegue = Rule(
    id: .unknownSegue,
    severity: .error,
    summary: "a route whose segue no storyboard has",
    reason: "Performing an identifier that the scene does not have crashes the app.",
    triggering: [
      .main(
        """
        <scene><objects><viewController id="feed"><connections>
          <segue id="s" kind="show" identifier="ShowPost" destination="post"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewController id="post"/></objects></scene>
        """
      ).table(#"{"version": 1, "routes": [{"route": "post", "segue": "↓ShowPots"}]}"#),
      .main(
        """
        <scene><objects><viewController id="feed" customClass="Feed" customModuleProvider="target">
          <connections>
            <segue id="s" kind="show" identifier="ShowPost" destination="post"/>
          </connections>
        </viewController></objects></scene>
        <scene><objects><viewController id="post" customClass="Post" storyboardIdentifier="Post"
          customModuleProvider="target"/></objects></scene>
        """
      ).and(
        "Feed.swift",
        """
        class Feed: UIViewController {
          func open() { performSegue(withIdentifier: "↓ShowPots", sender: self) }
        }
        """
      ),
      .main(
        """
        <scene><objects><viewController id="feed" customClass="Feed" customModuleProvider="target">
          <connections>
            <segue id="s" kind="show" identifier="ShowPost" destination="post"/>
          </connections>
        </viewController></objects></scene>
        <scene><objects><viewController id="post" customClass="Post" storyboardIdentifier="Post"
          customModuleProvider="target"/></objects></scene>
        """
      ).and(
        "Feed.swift",
        """
        extension Segue<Post> {
          static var showPost: Self { .init("↓ShowPots") }
        }
        """
      ),
    ],
    nonTriggering: [
      .main(
        """
        <scene><objects><viewController id="feed"><connections>
          <segue id="s" kind="show" identifier="ShowPost" destination="post"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewController id="post"/></objects></scene>
        """
      ).table(#"{"version": 1, "routes": [{"route": "post", "segue": "ShowPost"}]}"#),
      .table(#"{"version": 1, "routes": [{"route": "post", "segue": "ShowPost"}]}"#),
      .main(
        """
        <scene><objects><viewController id="feed" customClass="Feed" customModuleProvider="target">
          <connections>
            <segue id="s" kind="show" identifier="ShowPost" destination="post"/>
          </connections>
        </viewController></objects></scene>
        <scene><objects><viewController id="post" customClass="Post" storyboardIdentifier="Post"
          customModuleProvider="target"/></objects></scene>
        """
      ).and(
        "Feed.swift",
        """
        class Feed: UIViewController {
          func open(_ other: Feed) {
            performSegue(withIdentifier: "ShowPost", sender: self)
            other.parent?.performSegue(withIdentifier: "ShowProfile", sender: self)
          }
        }
        class Unseen: UIViewController {
          func open() { performSegue(withIdentifier: "ShowProfile", sender: self) }
        }
        """
      ).and(
        "FeedTests.swift",
        """
        import Testing

        extension Segue<Post> {
          static var ownedByTheTest: Self { .init("ShowAnything") }
        }
        """
      ),
    ],
    check: { project in
      project.disagreements.compactMap { disagreement in
        guard case .unknownSegue = disagreement.issue else { return nil }
        return Finding(.unknownSegue, disagreement)
      }
        + project.unknownPerformedSegues()
    }
  )
}
