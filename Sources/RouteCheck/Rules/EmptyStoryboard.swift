extension Rule.ID {
  static let emptyStoryboard = Self(rawValue: "empty-storyboard")
}

extension Rule {
  /// A storyboard in which nothing stands.
  static let emptyStoryboard = Rule(
    id: .emptyStoryboard,
    severity: .error,
    summary: "a storyboard without a single scene",
    reason: "Whatever is asked of it, the running app gets nothing, or crashes.",
    triggering: [
      .file(
        "Main.storyboard",
        #"↓<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"/>"#
      )
    ],
    nonTriggering: [
      .main(#"<scene><objects><viewController id="feed"/></objects></scene>"#)
    ],
    check: { project in
      project.storyboards.filter { $0.storyboard.scenes.isEmpty }.map {
        Finding(
          rule: .emptyStoryboard,
          file: $0.path,
          place: $0.document,
          "storyboard '\($0.storyboard.name)' has no scene"
        )
      }
    }
  )
}
