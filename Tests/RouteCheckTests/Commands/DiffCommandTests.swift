import Foundation
import RouteCheckTestSupport
import TestSupport
import Testing

@testable import RouteCheckCore
@testable import routecheck

/// The command `diff` with folders, storyboards and revisions.
@Suite struct DiffCommandTests {
  private static func storyboard(_ identifier: String) -> String {
    """
    <document type='x.Storyboard'><scenes><scene><objects>
    <viewController id='a' storyboardIdentifier='\(identifier)'/></objects></scene></scenes></document>
    """
  }

  private static let change =
    "changed (breaking): scene 'New' in 'Main': identifier 'Old' is now 'New'\n"

  @Test func foldersAndStoryboardsAreCompared() async {
    let files = FileSystem.memory([
      "old/Main.storyboard": Self.storyboard("Old"), "new/Main.storyboard": Self.storyboard("New"),
    ])
    for operands in [["old", "new"], ["old/Main.storyboard", "new/Main.storyboard"]] {
      let run = await ToolRun(["diff"] + operands, files: files)
      #expect(run.output == Self.change)
      #expect(run.error == "")
      #expect(run.status == .findings)
    }
    let same = await ToolRun(["diff", "old", "old"], files: files)
    #expect(same.output == "" && same.status == .success)
    let svg = await ToolRun(["diff", "old", "new", "--format", "svg"], files: files)
    #expect(svg.output.hasPrefix("<svg"))
  }

  @Test func whatIsNotThereIsAnError() async {
    let files = FileSystem.memory([
      "old/Main.storyboard": Self.storyboard("Old"), "bad/Main.storyboard": "<document",
    ])
    let run = await ToolRun(["diff", "old", "ol"], files: files)
    #expect(run.error == "error: there is no file or folder 'ol'; did you mean 'old'?\n")
    #expect(run.status == .unreadable)
    #expect(await ToolRun(["diff", "main..", "old"], files: files).status == .unreadable)
    #expect(await ToolRun(["diff", "old"], files: files).status == .usage)
    let broken = await ToolRun(["diff", "old", "bad"], files: files)
    #expect(broken.error.contains("bad/Main.storyboard:1"))
    #expect(broken.status == .findings)
  }

  @Test func aTableHasNoPicture() async {
    let files = FileSystem.memory(["a.routes.json": #"{"version": 1, "routes": [{"segue": "A"}]}"#])
    let run = await ToolRun(
      ["diff", "a.routes.json", "a.routes.json", "--format", "html"],
      files: files
    )
    #expect(run.status == .usage)
    #expect(run.error.contains("expected text, json or markdown for route tables"))
    let empty = await ToolRun(
      ["diff", "a.routes.json", "a.routes.json", "--format", "markdown"],
      files: files
    )
    #expect(empty.output == "No screen, segue or route changed.\n")
  }

  @Test func revisionsAreCompared() throws {
    guard try ChildProcess.isInstalled("git") else { return }
    try TemporaryFolder.with { folder in
      let root = URL(filePath: folder.path(""))
      func git(_ words: String...) throws {
        let identity = [
          "-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "init.defaultBranch=main",
        ]
        let run = try ChildProcess.run("git", identity + words, in: root)
        #expect(run.status == 0, "\(run.errors)")
      }
      func diff(_ words: String...) throws -> ChildProcess {
        let tool = Repository.products.appending(path: "routecheck").path
        return try ChildProcess.run(tool, ["diff"] + words, in: root)
      }
      try git("init", "-q")
      try folder.write("App/Main.storyboard", Self.storyboard("Old"))
      try folder.write("Other/Other.storyboard", Self.storyboard("Same"))
      try git("add", ".")
      try git("commit", "-qm", "One")
      try git("tag", "one")
      try folder.write("App/Main.storyboard", Self.storyboard("New"))
      #expect(try diff("one").output == Self.change)
      #expect(try diff("one..").output == "")
      try git("commit", "-qam", "Two")
      #expect(try diff("one..").output == Self.change)
      #expect(try diff("one..main", "App").output == Self.change)
      #expect(try diff("one..", "Other").output == "")
      #expect(try diff("one", "main").output == Self.change)
      #expect(try diff("one", "App").output == Self.change)
      #expect(try diff("one").status == 1)
      let missing = try diff("two..")
      #expect(missing.errors == "error: there is no file, folder or git revision 'two'\n")
      #expect(missing.status == 66)
      let gone = try diff("one..", "Gone")
      #expect(gone.errors == "error: the revision 'one' has no 'Gone'\n")
    }
  }
}
