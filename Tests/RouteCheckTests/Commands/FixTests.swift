import Foundation
import RouteCheckTestSupport
import TestSupport
import Testing

@testable import ProjectLoading
@testable import RuleSupport
@testable import routecheck

@Suite struct FixTests {
  private static let storyboard = document(
    scene("a", "Feed", segue("s", "ShowPost", to: "b")),
    scene("b")
  )

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
      #expect(try folder.read("Feed.swift") == Self.source("ShowPost"))
    }
  }

  @Test func `a name that needs an escape is left alone`() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("Main.storyboard", Self.storyboard.replacing("ShowPost", with: "Show&amp;P"))
      try folder.write("A.swift", Self.source("Show&Q"))
      let run = await ToolRun(["validate", "--fix", folder.path("")], files: .disk)
      #expect(run.status == .findings && run.error.hasPrefix("replaced 0 names in 0 files\n"))
    }
  }

  @Test func `a read-only file is left alone`() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("Main.storyboard", Self.storyboard)
      try folder.write("Feed.swift", Self.source("ShowPots"))
      let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o444]
      try FileManager.default.setAttributes(attributes, ofItemAtPath: folder.path("Feed.swift"))
      let run = await ToolRun(["validate", "--fix", folder.path("")], files: .disk)
      #expect(run.status == .unreadable)
      #expect(run.error.contains("Feed.swift") && run.error.contains("it is read-only"))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(""))
      #expect(names.sorted() == ["Feed.swift", "Main.storyboard"])
    }
  }

  @Test func `drafts of a run that was killed are removed`() async throws {
    try await TemporaryFolder.with { folder in
      let ended = Process()
      ended.executableURL = URL(filePath: "/usr/bin/env")
      ended.arguments = ["true"]
      try ended.run()
      ended.waitUntilExit()
      let kept = [
        ".routecheck-\(getpid())-\(UUID().uuidString)",
        ".routecheck-\(ended.processIdentifier)-notes", ".routecheck-notes",
      ]
      let left = ".routecheck-\(ended.processIdentifier)-\(UUID().uuidString)"
      for name in kept + [left] { try folder.write(name, "text") }
      try folder.write("Main.storyboard", Self.storyboard)
      try folder.write("Feed.swift", Self.source("ShowPots"))
      let run = await ToolRun(["validate", "--fix", folder.path("")], files: .disk)
      #expect(run.status == .success, "\(run.error)")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(""))
      #expect(names.sorted() == (kept + ["Feed.swift", "Main.storyboard"]).sorted())
      // The draft of a linked file is beside the file.
      try folder.write("shared/\(left)", "text")
      try folder.write("shared/file", "text")
      try folder.link("link", to: "shared/file")
      try FileSystem.disk.write([(folder.path("link"), [])])
      #expect(FileSystem.disk.kind(folder.path("shared/\(left)")) == nil)
    }
  }

  @Test func `a class is never replaced by another`() async throws {
    try await TemporaryFolder.with { folder in
      let storyboard = document(scene("a", "FeedControllr"))
      try folder.write("Main.storyboard", storyboard)
      try folder.write("Feed.swift", "import UIKit\nclass FeedController: UIViewController {}\n")
      let run = await ToolRun(["validate", "--fix", folder.path("")], files: .disk)
      expect(run.output, contains: "did you mean 'FeedController'")
      #expect(run.error.hasPrefix("replaced 0 names"))
      #expect(try folder.read("Main.storyboard") == storyboard)
    }
  }

  @Test func `a name without a similar one is not replaced`() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("Main.storyboard", Self.storyboard)
      try folder.write("Feed.swift", Self.source("OpenSettings"))
      let run = await ToolRun(["validate", "--fix", folder.path("")], files: .disk)
      #expect(run.status == .findings)
      #expect(run.error == "replaced 0 names in 0 files\n1 error in 2 files\n")
      #expect(try folder.read("Feed.swift") == Self.source("OpenSettings"))
    }
  }
}
