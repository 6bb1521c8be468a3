import RouteCheckTestSupport
import Testing

@testable import RuleSupport

/// A source in the folder of an Xcode project counts if a target compiles it.
@Suite struct SourceMembershipTests {
  private static let storyboard = document(
    scene(
      "feed",
      "Feed",
      segue("s", "ShowPost", to: "post"),
      attributes: #"customModuleProvider="target""#
    ),
    scene("post", "Post", attributes: #"customModuleProvider="target""#)
  )

  private static let old = """
    class Post: UIViewController {}
    extension Feed {
      func open() { performSegue(withIdentifier: "ShowPots", sender: self) }
    }
    """

  /// A project whose target compiles the named files, with further objects.
  private static func project(
    compiling names: [String],
    folders: String = "",
    _ objects: String = ""
  ) -> String {
    let references = names.map { name in
      """
      r\(name) = {isa = PBXFileReference; path = "\(name)"; sourceTree = "<group>"; };
      f\(name) = {isa = PBXBuildFile; fileRef = r\(name); };
      """
    }
    return """
      // !$*UTF8*$!
      {
        rootObject = P;
        objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (T); };
          G = {isa = PBXGroup; children = (\(names.map { "r\($0), " }.joined())S);
            sourceTree = "<group>"; };
          \(references.joined(separator: "\n"))
          B = {isa = PBXSourcesBuildPhase; files = (\(names.map { "f\($0), " }.joined())); };
          T = {isa = PBXNativeTarget; name = App; buildPhases = (B);
            fileSystemSynchronizedGroups = (\(folders)); };
          \(objects)
        };
      }
      """
  }

  private static let synchronized = """
    S = {isa = PBXFileSystemSynchronizedRootGroup; path = Code; exceptions = (X);
      sourceTree = "<group>"; };
    X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
      membershipExceptions = (Old.swift); };
    """

  private func run(
    _ project: String,
    _ path: String = "App/Old.swift",
    _ files: [String: String] = [:]
  ) async -> ToolRun {
    let all = [
      "App/App.xcodeproj/project.pbxproj": project,
      "App/Main.storyboard": Self.storyboard,
      "App/Feed.swift": "class Feed: UIViewController {}",
      path: Self.old,
    ]
    let words = ["validate", "--skip-rule", "file-in-no-target"]
    return await ToolRun(words, files: .memory(all.merging(files) { $1 }))
  }

  private static let counted =
    "App/Old.swift:3:47: error: no scene of 'Feed' has a segue 'ShowPots'; "
    + "did you mean 'ShowPost'? [unknown-segue]\n"

  @Test func aSourceOfATargetCounts() async {
    let names = ["Main.storyboard", "Feed.swift", "Old.swift"]
    let run = await run(Self.project(compiling: names))
    #expect(run.output.hasPrefix(Self.counted))
    #expect(!run.output.contains("undeclared-class"))
  }

  @Test func `a missing target does not hide the others`() async {
    let project = Self.project(compiling: ["Main.storyboard", "Feed.swift", "Old.swift"])
    let run = await run(project.replacing("targets = (T)", with: "targets = (Gone, T)"))
    #expect(run.output.hasPrefix(Self.counted))
  }

  @Test func aSourceOfNoTargetDoesNotCount() async {
    let run = await run(Self.project(compiling: ["Main.storyboard", "Feed.swift"]))
    #expect(
      run.output == """
        App/Main.storyboard:6:60: warning: no source declares the class 'Post' [undeclared-class]
          in Xcode: Post Scene
        App/Old.swift:1:7: note: it is declared here, in a file that is in no target of \
        'App.xcodeproj'

        """
    )
  }

  @Test func everyFileOfASynchronizedFolderCountsExceptItsExceptions() async {
    let names = ["Main.storyboard", "Feed.swift"]
    let project = Self.project(compiling: names, folders: "S", Self.synchronized)
    let inside = await run(project, "App/Code/Deep/Newer.swift")
    #expect(inside.output.contains("App/Code/Deep/Newer.swift:3:47: error:"))
    let exception = await run(project, "App/Code/Old.swift")
    #expect(!exception.output.contains("error:"))
    #expect(exception.output.contains("[undeclared-class]"))
  }

  @Test func `a missing synchronized folder does not hide the others`() async {
    let names = ["Main.storyboard", "Feed.swift"]
    let project = Self.project(compiling: names, folders: "Gone, S", Self.synchronized)
    let run = await run(project, "App/Code/Newer.swift")
    #expect(run.output.contains("App/Code/Newer.swift:3:47: error:"))
  }

  /// Files that leave open whether a source is compiled.
  static let unsure: [(path: String, files: [String: String])] = [
    ("App/Old.swift", ["App/Package.swift": ""]),
    ("App/Kit/Old.swift", ["App/Kit/Kit.podspec": ""]),
    ("Shared/Old.swift", [:]),
  ]

  @Test(arguments: unsure)
  func `a source outside the targets counts if a package may compile it`(
    path: String,
    files: [String: String]
  ) async {
    let run = await run(Self.project(compiling: ["Main.storyboard", "Feed.swift"]), path, files)
    #expect(!run.output.contains("undeclared-class"))
  }

  @Test func aProjectThatCompilesNothingExcludesNoSource() async {
    let run = await run(Self.project(compiling: ["Main.storyboard"]))
    #expect(run.output.hasPrefix(Self.counted))
  }

  @Test(arguments: [("iOS.CocoaTouch", true), ("watchKit", false)])
  func `a class of another target does not belong to the storyboard`(runtime: String, isFound: Bool)
    async
  {
    let other = """
      U = {isa = PBXNativeTarget; name = Kit; buildPhases = (C); };
      C = {isa = PBXSourcesBuildPhase; files = (o); };
      o = {isa = PBXBuildFile; fileRef = S; };
      S = {isa = PBXFileReference; path = Old.swift; sourceTree = "<group>"; };
      """
    let project = Self.project(compiling: ["Main.storyboard", "Feed.swift"], other)
      .replacing("targets = (T)", with: "targets = (T, U)")
    let type =
      isFound
      ? "CocoaTouch.Storyboard.XIB\"" : "WatchKit.Storyboard\" targetRuntime=\"\(runtime)\""
    let storyboard = Self.storyboard.replacing("CocoaTouch.Storyboard.XIB\"", with: type)
    let run = await run(project, "App/Old.swift", ["App/Main.storyboard": storyboard])
    let note = "App/Old.swift:1:7: note: it is declared here, in a file that is only in other"
    #expect(run.output.contains(note) == isFound)
  }

  @Test func `a header declares classes without being in a target`() async {
    let files = ["App/Post.h": "@interface Post : UIViewController\n@end"]
    let run = await run(Self.project(compiling: ["Main.storyboard", "Feed.swift"]), "x", files)
    #expect(run.output == "")
  }
}
