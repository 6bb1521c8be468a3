import RouteCheckTestSupport
import Testing

@testable import RuleSupport
@testable import routecheck

/// A reference leads to a storyboard of the same bundle.
@Suite struct StoryboardMembershipTests {
  private static let main = Example.main(
    #"<scene><objects><viewControllerPlaceholder id="r" storyboardName="Other"/></objects></scene>"#
  ).storyboard("Other", #"<scene><objects><viewController id="a"/></objects></scene>"#)

  /// A project with two targets, each of which has the storyboards of some references.
  private static func project(app: String, kit: String) -> String {
    """
    // !$*UTF8*$!
    {
      rootObject = P;
      objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (App, Kit); };
        G = {isa = PBXGroup; children = (main, other); sourceTree = "<group>"; };
        main = {isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
        other = {isa = PBXFileReference; path = Other.storyboard; sourceTree = "<group>"; };
        mainFile = {isa = PBXBuildFile; fileRef = main; };
        otherFile = {isa = PBXBuildFile; fileRef = other; };
        App = {isa = PBXNativeTarget; name = App; buildPhases = (appFiles); };
        Kit = {isa = PBXNativeTarget; name = Kit; buildPhases = (kitFiles); };
        appFiles = {isa = PBXResourcesBuildPhase; files = (\(app)); };
        kitFiles = {isa = PBXResourcesBuildPhase; files = (\(kit)); };
      };
    }
    """
  }

  @Test(arguments: [
    ("mainFile, otherFile", "", true), ("mainFile", "otherFile", false),
    ("mainFile", "mainFile, otherFile", true),
  ])
  func `a reference leads only to storyboards that may be in its bundle`(
    app: String,
    kit: String,
    isFound: Bool
  ) async {
    var files = Self.main.texts
    files["App.xcodeproj/project.pbxproj"] = Self.project(app: app, kit: kit)
    let words = ["validate", "--rule", "missing-scene-reference"]
    let run = await ToolRun(words, files: .memory(files))
    #expect(run.output.contains("storyboard 'Other' has no initial scene") == isFound)
  }
}
