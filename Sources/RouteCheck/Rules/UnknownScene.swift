extension Rule.ID {
  static let unknownScene = Self(rawValue: "unknown-scene")
}

extension Rule {
  /// An instantiation of a scene that the storyboard does not have.
  static let unknownScene = Rule(
    id: .unknownScene,
    severity: .error,
    summary: "an instantiated scene that the storyboard does not have",
    reason: """
      Instantiating an identifier that the storyboard does not have crashes the app.
      """,
    triggering: [
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
          func open() {
            let post = storyboard!.instantiateViewController(withIdentifier: "↓Pots")
            let main = UIStoryboard(name: "Main", bundle: nil)
            show(main.instantiateViewController(withIdentifier: "↓Profile"), sender: post)
          }
        }
        """
      )
    ],
    nonTriggering: [
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
          func open(_ other: UIStoryboard) {
            let post = storyboard!.instantiateViewController(withIdentifier: "Post")
            show(other.instantiateViewController(withIdentifier: "Profile"), sender: post)
          }
        }
        """
      )
    ],
    check: { $0.unknownScenes() }
  )
}
