extension Rule.ID {
  static let unknownDestinationScene = Self(rawValue: "unknown-destination-scene")
}

extension Rule {
  /// A route to a scene that does not exist.
  static let unknownDestinationScene = Rule(
    id: .unknownDestinationScene,
    severity: .error,
    summary: "a route to a scene that no storyboard has",
    reason: "The screen that the route promises can never be shown.",
    triggering: [
      .main(#"<scene><objects><viewController id="feed"/></objects></scene>"#)
        .table(#"{"version": 1, "routes": [{"destination": {"scene": "↓feet"}}]}"#)
    ],
    nonTriggering: [
      .main(#"<scene><objects><viewController id="feed"/></objects></scene>"#)
        .table(#"{"version": 1, "routes": [{"destination": {"scene": "feed"}}]}"#)
    ],
    check: { project in
      project.disagreements.compactMap { disagreement in
        guard case .unknownDestinationScene = disagreement.issue.problem else { return nil }
        return Finding(.unknownDestinationScene, disagreement)
      }
    }
  )
}
