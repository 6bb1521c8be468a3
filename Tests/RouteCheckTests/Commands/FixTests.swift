import Foundation
import RouteCheckTestSupport
import TestSupport
import Testing

@testable import ProjectFiles
@testable import RouteRules
@testable import routecheck

@Suite struct FixTests {
  private static let storyboard = Example.scenes(
    scene("a", "Feed", segue("s", "ShowPost", to: "b")),
    scene("b")
  ).files[0].text

  private static func source(_ name: String) -> String {
    """
    import UIKit
    class Feed: UIViewController {
      func open() { performSegue(withIdentifier: "\(name)", sender: nil) }
    }

    """
  }

  @Test func misspelledNamesAreReplacedAndCheckedAgain() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("Main.storyboard", Self.storyboard)
      try folder.write("Feed.swift", Self.source("ShowPots"))
      let run = await ToolRun(["validate", "--fix", folder.path("")], files: .disk)
      #expect(run.status == .success, "\(run.output)")
      #expect(run.error == "replaced 1 name in 1 file\nno errors in 2 files\n")
      let text = String(
        decoding: try FileSystem.disk.contents(folder.path("Feed.swift")),
        as: UTF8.self
      )
      #expect(text == Self.source("ShowPost"))
    }
  }

  @Test func `a name without a similar one is not replaced`() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("Main.storyboard", Self.storyboard)
      try folder.write("Feed.swift", Self.source("OpenSettings"))
      let run = await ToolRun(["validate", "--fix", folder.path("")], files: .disk)
      #expect(run.status == .findings)
      #expect(run.error == "replaced 0 names in 0 files\n1 error in 2 files\n")
      let text = String(
        decoding: try FileSystem.disk.contents(folder.path("Feed.swift")),
        as: UTF8.self
      )
      #expect(text == Self.source("OpenSettings"))
    }
  }
}
