import StoryboardReader
import SwiftScanner

extension Rule.ID {
  static let fileInNoTarget = Self(rawValue: "file-in-no-target")
}

extension Rule {
  /// A storyboard that no target of its project builds.
  static let fileInNoTarget = Rule(
    id: .fileInNoTarget,
    severity: .warning,
    summary: "a storyboard under an Xcode project that is in none of its targets",
    reason: """
      It is not in the app, and reading it says nothing about the app: it is left over, or somebody \
      forgot to add it. It is not checked further. Where neither a storyboard nor the code opens it \
      by its name, it is a note.
      """,
    triggering: [
      .file("App/App.xcodeproj/project.pbxproj", project(files: "F1")).and(
        "App/Main.storyboard",
        document
      ).and("App/Old.storyboard", "↓" + document),
      .file("App/App.xcodeproj/project.pbxproj", project(files: "F1")).and(
        "App/Main.storyboard",
        document
      ).and("App/Old.storyboard", "↓" + document).and(
        "App/Feed.swift",
        #"func open() -> UIStoryboard { UIStoryboard(name: "Old", bundle: nil) }"#
      ),
    ],
    nonTriggering: [
      .file("App/App.xcodeproj/project.pbxproj", project(files: "F1, F2")).and(
        "App/Main.storyboard",
        document
      ).and("App/Old.storyboard", document),
      .file("App/Main.storyboard", document),
    ],
    check: { project in
      let problems = project.problems(of: .fileInNoTarget)
      guard !problems.isEmpty else { return [] }
      let opened = project.openedStoryboards
      return problems.map { problem in
        var finding = problem
        if !opened.contains(Path.stem(finding.file)) { finding.severity = .note }
        return finding
      }
    }
  )

  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
      <scenes><scene><objects><viewController id="feed"/></objects></scene></scenes>
    </document>
    """

  private static func project(files: String) -> String {
    """
    // !$*UTF8*$!
    {
      rootObject = P;
      objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
        G = {isa = PBXGroup; children = (R1, R2, ); sourceTree = "<group>"; };
        R1 = {isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
        R2 = {isa = PBXFileReference; path = Old.storyboard; sourceTree = "<group>"; };
        F1 = {isa = PBXBuildFile; fileRef = R1; };
        F2 = {isa = PBXBuildFile; fileRef = R2; };
        B = {isa = PBXResourcesBuildPhase; files = (\(files), ); };
        T = {isa = PBXNativeTarget; name = App; buildPhases = (B, ); };
      };
    }
    """
  }
}
