import Routes
import StoryboardReader
import SwiftScanner

extension Rule {
  /// A storyboard that no target of its project builds.
  static let fileInNoTarget = Rule(
    id: "file-in-no-target",
    severity: .warning,
    summary: "a storyboard under an Xcode project that is in none of its targets",
    reason: """
      The storyboard is not in the app: it is left over, or was never added. It is not checked \
      further. If neither a storyboard nor the code opens it by name, this is a note.
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
      let unbuilt = project.files.unbuilt
      guard !unbuilt.isEmpty else { return [] }
      let opened = project.openedStoryboards
      return unbuilt.map { unbuilt in
        let (file, name) = (unbuilt.file, unbuilt.file.storyboard.name)
        return Finding(
          file: file.path,
          location: .start,
          "storyboard '\(name)' is in no target of '\(unbuilt.project)' and is not checked",
          severity: opened.contains(ExactString(Path.stem(file.path))) ? nil : .note
        )
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
