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
        func open() -> UIStoryboard { UIStoryboard(name: "↓Mian", bundle: nil) }
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
        func open() -> UIStoryboard { UIStoryboard(name: "Main", bundle: .main) }
        func open(_ bundle: Bundle) -> UIStoryboard { UIStoryboard(name: "Other", bundle: bundle) }
        """
      )
    ],
    check: { $0.unknownStoryboards() }
  )
}
