import RouteCheckTestSupport
import Testing

@testable import RuleSupport

/// A local package of an Xcode project is a part of the app.
@Suite struct LocalPackageTests {
  private static let segues = """
    extension Segue<any PostScreen> {
      static var showPost: Self { .init("ShowPost") }
      static var showShop: Self { .init("ShowShpo") }
    }
    """

  /// Checks an app with a package of segues next to its storyboard.
  private func run(_ references: String, package: String = "App/Kit") async -> String {
    let storyboard = document(
      scene("feed", nil, segue("s1", "ShowPost", to: "post"), segue("s2", "ShowShop", to: "post")),
      scene("post")
    )
    let project = """
      {
        rootObject = P;
        objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (T); packageReferences = (L); };
          G = {isa = PBXGroup; children = (S, F); sourceTree = "<group>"; };
          S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
          T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (S); };
          \(references)
        };
      }
      """
    let files = [
      "App/App.xcodeproj/project.pbxproj": project,
      "App/App/Main.storyboard": storyboard,
      "\(package)/Package.swift": "",
      "\(package)/Sources/Kit/Segues.swift": Self.segues,
    ]
    return await ToolRun(["validate", "--rule", "unknown-segue"], files: .memory(files)).output
  }

  @Test(arguments: [
    "L = {isa = XCLocalSwiftPackageReference; relativePath = Kit; };",
    "F = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Kit; };",
    "F = {isa = PBXFileReference; lastKnownFileType = folder; path = Kit; };",
  ])
  func `the segues in a local package are checked against the storyboards`(references: String) async
  {
    let output = await run(references)
    #expect(
      output == """
        App/Kit/Sources/Kit/Segues.swift:3:38: error: no storyboard has a segue 'ShowShpo'; \
        did you mean 'ShowShop'? [unknown-segue]

        """
    )
  }

  @Test func anotherPackageIsNotAPartOfTheApp() async {
    #expect(await run("") == "")
  }

  @Test func aPackageOutsideTheProjectsFolderIsNoPartOfIt() async {
    let reference = "L = {isa = XCLocalSwiftPackageReference; relativePath = ../Kit; };"
    #expect(await run(reference, package: "Kit") == "")
  }
}
