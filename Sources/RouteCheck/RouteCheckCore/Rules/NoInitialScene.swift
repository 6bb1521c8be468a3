import StoryboardReader
import SwiftScanner

extension Rule.ID {
  static let noInitialScene = Self(rawValue: "no-initial-scene")
}

extension Rule {
  /// A storyboard that does not say where it starts.
  static let noInitialScene = Rule(
    id: .noInitialScene,
    severity: .note,
    isOnByDefault: false,
    summary: "a storyboard that names no initial view controller",
    reason: """
      It is no mistake where every scene is instantiated by its identifier, which is common; as a \
      main storyboard it shows a black screen.
      """,
    triggering: [
      .file(
        "Main.storyboard",
        """
        ↓<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
          <scene><objects><viewController id="feed"/></objects></scene>
        </scenes></document>
        """
      )
    ],
    nonTriggering: [
      .main(
        #"initialViewController="feed""#,
        #"<scene><objects><viewController id="feed"/></objects></scene>"#
      )
    ],
    check: { project in
      project.storyboards.lazy.filter {
        $0.storyboard.initialScene == nil
          && $0.storyboard.scenes.contains { $0.kind != .application }
      }.map {
        Finding(
          rule: .noInitialScene,
          file: $0.path,
          location: $0.document,
          "storyboard '\($0.storyboard.name)' has no initial view controller"
        )
      }
    }
  )
}
