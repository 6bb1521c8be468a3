import StoryboardReader
import SwiftScanner

extension Rule.ID {
  static let emptyStoryboard = Self(rawValue: "empty-storyboard")
}

extension Rule {
  /// A storyboard in which nothing stands.
  static let emptyStoryboard = Rule(
    id: .emptyStoryboard,
    severity: .error,
    summary: "a storyboard without a single scene",
    reason: """
      Whatever is asked of it, the running app gets nothing, or crashes. Where the code is among the \
      inputs, and neither it nor a storyboard opens it by its name, it is a warning: apps ship such \
      files and never look at them.
      """,
    triggering: [
      .file(
        "Main.storyboard",
        #"↓<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"/>"#
      ),
      .main(#"<scene><objects><viewController id="feed"/></objects></scene>"#).and(
        "Old.storyboard",
        #"↓<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"/>"#
      ).and("Feed.swift", "final class FeedController: UIViewController {}"),
    ],
    nonTriggering: [
      .main(#"<scene><objects><viewController id="feed"/></objects></scene>"#)
    ],
    check: { project in
      let empty = project.storyboards.enumerated().filter { $1.storyboard.scenes.isEmpty }
      guard !empty.isEmpty else { return [] }
      let opened = project.openedStoryboards
      return empty.map { position, file in
        let isUnused =
          project.code.hasSources(seeing: position) && !opened.contains(file.storyboard.name)
        return Finding(
          rule: .emptyStoryboard,
          file: file.path,
          location: file.document,
          "storyboard '\(file.storyboard.name)' has no scene",
          severity: isUnused ? .warning : nil
        )
      }
    }
  )
}
