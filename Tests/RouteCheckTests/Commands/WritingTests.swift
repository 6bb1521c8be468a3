import Foundation
import Testing

@testable import RouteCheckCore
@testable import StoryboardReader
@testable import SwiftScanner
@testable import routecheck

@Suite struct WritingTests {
  @Test(arguments: [
    (["table", "--write"], "2 routes"), (["map", "--output"], "2 scenes"),
    (["validate", "--write-baseline"], "1 finding"),
  ])
  func aCommandReportsWhatItWrote(words: [String], contents: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "wrote-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let storyboard = folder.appending(path: "Main.storyboard").path(percentEncoded: false)
    let text = Example.main(
      """
      <scene><objects><viewController id="a"><connections>
        <segue id="s" kind="show" identifier="One" destination="b"/>
        <segue id="t" kind="show" identifier="Two" destination="gone"/>
      </connections></viewController></objects></scene>
      <scene><objects><viewController id="b"/></objects></scene>
      """
    ).files[0].text
    try FileSystem.disk.write([(storyboard, Array(text.utf8))])
    let output = folder.appending(path: "Out").path(percentEncoded: false)
    let run = await ToolRun(words + [output, storyboard], files: .disk)
    #expect(run.output == "")
    #expect(run.error == "wrote \(contents) to \(output)\n")
    #expect(FileSystem.disk.kind(output) == .file)
    let quiet = await ToolRun(words + [output, "--quiet", storyboard], files: .disk)
    #expect(quiet.output == "" && quiet.error == "")
  }
}
