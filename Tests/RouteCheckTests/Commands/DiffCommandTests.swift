import RouteCheckTestSupport
import TestSupport
import Testing

@testable import ProjectLoading
@testable import routecheck

/// The command `diff` with folders, storyboards and revisions.
@Suite struct DiffCommandTests {
  /// A storyboard whose scene has an identifier.
  static func storyboard(_ identifier: String) -> String {
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

  @Test func `a missing or unreadable side is an error`() async {
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

  @Test func eachSideHasItsOwnConfiguration() async {
    let files = FileSystem.memory([
      "old/.routecheck.json": #"{"exclude": ["Legacy"]}"#,
      "old/Legacy/Legacy.storyboard": Self.storyboard("Gone"),
      "old/Main.storyboard": Self.storyboard("Same"),
      "new/Main.storyboard": Self.storyboard("Same"),
      "new/Legacy/Legacy.storyboard": Self.storyboard("Gone"),
      "none.json": "{}", "bad.json": "{",
    ])
    let own = await ToolRun(["diff", "old", "new"], files: files)
    #expect(own.output.contains("added: storyboard 'Legacy'"))
    // A configuration that is given replaces both.
    let shared = await ToolRun(["diff", "--config", "none.json", "old", "new"], files: files)
    #expect(shared.output == "" && shared.status == .success)
    let both = await ToolRun(
      ["diff", "--config", "old/.routecheck.json", "old", "old"],
      files: files
    )
    #expect(both.output == "" && both.status == .success)
    let bad = await ToolRun(["diff", "--config", "bad.json", "old", "new"], files: files)
    #expect(bad.error.hasPrefix("bad.json:1:"))
    #expect(bad.status == .usage)
    #expect(await ToolRun(["diff", "--help"], files: files).output.contains(".routecheck.json"))
  }
}
