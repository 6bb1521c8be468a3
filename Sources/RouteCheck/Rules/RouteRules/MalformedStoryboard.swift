import ProjectModel
import RouteDiagnostics
import RuleSupport

extension Rule {
  package static let malformedStoryboard = Rule(
    id: "malformed-storyboard",
    severity: .error,
    isAboutInputs: true,
    summary: "a storyboard file that is not a well-formed storyboard",
    reason: """
      Xcode refuses the file, or loses part of it. Often a merge went wrong, or the file was cut \
      off. The other files are still checked.
      """,
    triggering: [
      .file("Main.storyboard", "↓"),
      .file("Main.storyboard", "↓this is not XML"),
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
    check: { $0.findings(about: .storyboard) }
  )
}
