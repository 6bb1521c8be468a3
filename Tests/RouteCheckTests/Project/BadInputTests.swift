import Foundation
import RouteCheckTestSupport
import TestSupport
import Testing

@testable import ProjectLoading
@testable import ProjectModel
@testable import RuleRunning
@testable import RuleSupport
@testable import routecheck

@Suite struct BadInputTests {
  private static let good = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
    <scene><objects><viewController id="a"/></objects></scene></scenes></document>
    """

  /// The findings in one file, next to a valid file that must still be read.
  private func findings(_ bytes: [UInt8]) async -> [String] {
    let files = FileSystem.memory(
      bytes: ["Bad.storyboard": bytes, "Good.storyboard": Array(Self.good.utf8)])
    let project = await ProjectLoader(files: files, concurrency: 2).load(["."])
    #expect(project.storyboards.contains { $0.path == "Good.storyboard" })
    return RuleRunner(only: Rule.all.map(\.id), skipping: ["no-initial-scene"])
      .run(on: project).diagnostics.filter { $0.file == "Bad.storyboard" }
      .map { "\($0.location.line):\($0.location.column) \($0.rule)" }
  }

  @Test(arguments: [
    ("<document>\n\u{0}</document>", "2:1 malformed-storyboard"),
    (
      "<?xml version='1.0'?>\n<!DOCTYPE d [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;&a;'>]><d>&b;</d>",
      "2:1 malformed-storyboard"
    ),
    (String(good.dropLast(30)), "2:49 malformed-storyboard"),
    ("<document/>", "1:1 empty-storyboard"),
  ])
  func aBadFileIsOneFindingWithItsLocation(text: String, finding: String) async {
    #expect(await findings(Array(text.utf8)) == [finding])
  }

  @Test func typedSeguesAreNotComparedWithAStoryboardThatCannotBeRead() async {
    let files = [
      "Main.storyboard": "<document><", "Good.storyboard": Self.good,
      "Feed.swift": """
      class Feed: UIViewController {}
      extension Segue<Feed> { static var a: Self { .init("ShowPost") } }
      extension Segue<Feed>.From<Feed> { static var b: Self { .init("Login") } }
      """,
    ]
    func found(_ files: [String: String]) async -> [String] {
      RuleRunner(only: ["unknown-segue"]).run(on: await Project.load(files)).diagnostics
        .filter { $0.file == "Feed.swift" }.map(\.rule)
    }
    #expect(await found(files) == [])
    let readable = files.merging(["Main.storyboard": "<document/>"]) { $1 }
    #expect(await found(readable) == ["unknown-segue", "unknown-segue"])
  }

  @Test(arguments: [[0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61], [0xFF, 0xFE]])
  func aSourceInUTF16IsAFinding(bytes: [UInt8]) async {
    for path in ["A.swift", "A.m"] {
      let files = FileSystem.memory(bytes: [path: bytes])
      let run = await ToolRun(["validate"], files: files)
      #expect(run.status == .unreadable)
      #expect(
        run.output == """
          \(path):1:1: error: the file is in UTF-16, which compilers do not read; save it as UTF-8 \
          [unreadable-input]

          """
      )
    }
  }

  @Test func cyclesOfReferencesAndOfContainmentEnd() async {
    let text = """
      <document initialViewController="r"><scenes>
      <scene><objects><viewControllerPlaceholder id="r" storyboardName="Bad"/></objects></scene>
      <scene><objects><navigationController id="n"><connections>
      <segue id="s1" kind="relationship" relationship="rootViewController" destination="m"/>
      </connections></navigationController></objects></scene>
      <scene><objects><navigationController id="m"><connections>
      <segue id="s2" kind="relationship" relationship="rootViewController" destination="n"/>
      <segue id="s3" kind="show" identifier="Self" destination="m"/>
      </connections></navigationController></objects></scene>
      </scenes></document>
      """
    #expect(await findings(Array(text.utf8)) == ["2:67 missing-scene-reference"])
  }

  @Test func aLongCycleOfContainersIsFollowedOnce() async {
    let count = 10_000
    let scenes = (0..<count).map { index in
      """
      <scene><objects><navigationController id="n\(index)"><connections>
      <segue id="s\(index)" kind="relationship" relationship="rootViewController"
        destination="n\((index + 1) % count)"/>
      </connections></navigationController></objects></scene>
      """
    }
    let text = "<document><scenes>\(scenes.joined())</scenes></document>"
    let table = await Project.load(["Bad.storyboard": text]).routeTable(of: .both)
    #expect(table.routes.count == count)
    #expect(table.routes.allSatisfy { $0.destination?.unwrapped == nil })
  }

  @Test func linksFoldersAndPipesAreHandled() async throws {
    try await TemporaryFolder.with { folder in
      for name in ["Good", "a\nb\u{1B}[31m"] { try folder.write("\(name).storyboard", Self.good) }
      try folder.write("Folder.storyboard/.keep")
      try folder.link("loop", to: folder.path(""))
      try folder.link("Out.storyboard", to: "/etc/passwd")
      try #require(mkfifo(folder.path("Pipe.storyboard"), 0o600) == 0)
      let run = await ToolRun([folder.path("")], files: .disk)
      #expect(run.status == .success && run.output == "")
      #expect(run.error == "no errors in 2 files\n")
      let pipe = await ToolRun([folder.path("Pipe.storyboard"), "--quiet"], files: .disk)
      #expect(pipe.status == .unreadable)
    }
  }
}
