extension Rule.ID {
  static let invalidInitialScene = Self(rawValue: "invalid-initial-scene")
}

extension Rule {
  /// An initial controller that does not exist.
  static let invalidInitialScene = Rule(
    id: .invalidInitialScene,
    severity: .error,
    summary: "an initial view controller that is no scene of the storyboard",
    reason: "The app starts with a black screen, or crashes where code asks for it.",
    triggering: [
      .main(
        #"initialViewController="↓gone""#,
        #"<scene><objects><viewController id="feed"/></objects></scene>"#
      )
    ],
    nonTriggering: [
      .main(
        #"initialViewController="feed""#,
        #"<scene><objects><viewController id="feed"/></objects></scene>"#
      ),
      .main(#"<scene><objects><viewController id="feed"/></objects></scene>"#),
    ],
    check: { project in
      project.storyboards.enumerated().compactMap { position, file in
        guard let initial = file.storyboard.initialScene, !file.storyboard.scenes.isEmpty,
          project.bundle.location(ofScene: initial, in: position) == nil
        else { return nil }
        return Finding(
          rule: .invalidInitialScene,
          file: file.path,
          place: file.initialScene ?? file.document,
          "initial view controller '\(initial)' is no scene of this storyboard",
          object: initial
        )
      }
    }
  )
}
