import RouteCheckTestSupport
import Testing

@testable import RuleSupport

/// A reference leads to a storyboard of the same bundle.
@Suite struct StoryboardMembershipTests {
  private static let main = Example.main(
    #"<scene><objects><viewControllerPlaceholder id="r" storyboardName="Other"/></objects></scene>"#
  ).storyboard("Other", #"<scene><objects><viewController id="a"/></objects></scene>"#)

  @Test(arguments: [
    (["Main.storyboard", "Other.storyboard"], [], true),
    (["Main.storyboard"], ["Other.storyboard"], false),
    (["Main.storyboard"], ["Main.storyboard", "Other.storyboard"], true),
  ])
  func `a reference leads only to storyboards that may be in its bundle`(
    app: [String],
    kit: [String],
    isFound: Bool
  ) async {
    var files = Self.main.texts
    files["App.xcodeproj/project.pbxproj"] = xcodeProject(["App": app, "Kit": kit])
    let words = ["validate", "--rule", "missing-scene-reference"]
    let run = await ToolRun(words, files: .memory(files))
    #expect(run.output.contains("storyboard 'Other' has no initial scene") == isFound)
  }
}
