import StoryboardReader
import SwiftScanner

extension Rule.ID {
  package static let malformedStoryboard = Self(rawValue: "malformed-storyboard")
}

extension Rule {
  /// A `.storyboard` file that is none.
  static let malformedStoryboard = Rule(
    id: .malformedStoryboard,
    severity: .error,
    isAboutInputs: true,
    summary: "a storyboard file that is no well-formed storyboard",
    reason: """
      Xcode refuses the file, or loses part of it: often a merge went wrong or a file was cut off. \
      Nothing in it is checked further; the other files are.
      """,
    triggering: [
      .file("Main.storyboard", "↓"),
      .file("Main.storyboard", "↓this is no XML"),
      .file("Main.storyboard", "<document><scenes>↓</document>"),
      .file("Main.storyboard", #"↓<plist version="1.0"/>"#),
      .file("Main.storyboard", "<document>\n  ↓&missing;\n</document>"),
      .file("Main.storyboard", #"↓<!DOCTYPE document><document/>"#),
    ],
    nonTriggering: [
      .main(
        """
        <scene sceneID="s"><objects><viewController id="feed" title="a &lt; b &#38; c"/>
        <!-- <objects> --></objects></scene>
        """
      )
    ],
    check: { $0.problems(of: .malformedStoryboard) }
  )
}
