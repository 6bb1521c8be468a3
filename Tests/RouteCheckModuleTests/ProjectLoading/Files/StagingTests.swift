import Foundation
import TestSupport
import Testing

@testable import ProjectLoading

/// The contents of the disk after files were written.
@Suite struct StagingTests {
  private func inFolder(_ body: (_ folder: String) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "staging-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path(percentEncoded: false))
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try FileSystem.disk.contents(path), as: UTF8.self)
  }

  @Test func noFileIsReplacedBeforeAllAreWritten() throws {
    try inFolder { folder in
      let (one, two) = (folder + "/one", folder + "/two")
      try FileSystem.disk.write([(one, Array("old".utf8))])
      let problem = #expect(throws: FileProblem.self) {
        try FileSystem.disk.write([(one, Array("new".utf8)), (folder + "/no/two", [])])
      }
      #expect(
        problem?.reason == "'\(folder)/no/two' cannot be written: there is no folder '\(folder)/no'"
      )
      #expect(try text(one) == "old")
      try FileSystem.disk.write([(one, Array("new".utf8)), (two, Array("two".utf8))])
      #expect(try text(one) == "new" && text(two) == "two")
      #expect(try FileSystem.disk.entries(folder).map(\.name).sorted() == ["one", "two"])
    }
  }

  @Test func aNameMayBeAsLongAsTheSystemAllows() throws {
    try inFolder { folder in
      let path = folder + "/" + String(repeating: "n", count: 255)
      try FileSystem.disk.write([(path, Array("n".utf8))])
      #expect(try text(path) == "n")
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a device without room is no success`() {
    let problem = #expect(throws: FileProblem.self) {
      try FileSystem.disk.write([("/dev/full", Array("new".utf8))])
    }
    #expect(problem?.reason == "'/dev/full' cannot be written: no space left on device")
  }

  @Test func aFolderIsNotReplaced() throws {
    try inFolder { folder in
      let problem = #expect(throws: FileProblem.self) {
        try FileSystem.disk.write([(folder, [])])
      }
      #expect(problem?.reason == "'\(folder)' cannot be written: it is a folder")
    }
  }

  @Test func aLinkIsKeptAndAFileKeepsItsPermissions() throws {
    try inFolder { folder in
      let (file, link) = (folder + "/file", folder + "/link")
      try FileSystem.disk.write([(file, Array("old".utf8))])
      #expect(chmod(file, 0o640) == 0)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
      try FileSystem.disk.write([(link, Array("new".utf8))])
      #expect(FileSystem.disk.kind(link) == .link)
      #expect(try text(file) == "new")
      var status = stat()
      #expect(stat(file, &status) == 0 && status.st_mode & 0o777 == 0o640)
    }
  }

  @Test(.enabled(if: getuid() == 0))
  func `a file keeps its owner`() throws {
    try inFolder { folder in
      let file = folder + "/file"
      try FileSystem.disk.write([(file, Array("old".utf8))])
      #expect(chown(file, 1, 2) == 0)
      try FileSystem.disk.write([(file, Array("new".utf8))])
      var status = stat()
      #expect(stat(file, &status) == 0 && status.st_uid == 1 && status.st_gid == 2)
    }
  }

  @Test func aPipeReceivesTheBytesAndIsNotReplaced() throws {
    try inFolder { folder in
      let pipe = folder + "/pipe"
      try #require(mkfifo(pipe, 0o600) == 0)
      let reader = open(pipe, O_RDWR | O_NONBLOCK)
      try #require(reader >= 0)
      defer { close(reader) }
      try FileSystem.disk.write([(pipe, Array("new".utf8))])
      var bytes = [UInt8](repeating: 0, count: 8)
      #expect(read(reader, &bytes, bytes.count) == 3)
      #expect(bytes.prefix(3) == Array("new".utf8)[...])
      #expect(FileSystem.disk.kind(pipe) == .other)
    }
  }

  @Test func aLinkToNothingYetIsWrittenThrough() throws {
    try TemporaryFolder.with { folder in
      try folder.link("link", to: "other")
      try folder.link("other", to: folder.path("target"))
      try FileSystem.disk.write([(folder.path("link"), Array("new".utf8))])
      #expect(try folder.read("target") == "new")
      #expect(FileSystem.disk.kind(folder.path("link")) == .link)
      #expect(FileSystem.disk.kind(folder.path("other")) == .link)
    }
  }

  @Test func asManyLinksAreFollowedAsTheSystemFollows() throws {
    try TemporaryFolder.with { folder in
      for number in 1...41 { try folder.link("\(number)", to: "\(number - 1)") }
      try FileSystem.disk.write([(folder.path("40"), Array("new".utf8))])
      #expect(try folder.read("0") == "new")
      #expect(throws: FileProblem.self) { try FileSystem.disk.write([(folder.path("41"), [])]) }
    }
  }

  @Test(arguments: [
    ("itself", "itself", "too many levels of symbolic links"),
    ("astray", "no/where", "there is no folder '"),
    ("outside", "/", "it is a folder"),
  ])
  func aLinkThatLeadsNowhereIsNotReplaced(name: String, target: String, reason: String) throws {
    try TemporaryFolder.with { folder in
      try folder.link(name, to: target)
      let path = folder.path(name)
      let problem = #expect(throws: FileProblem.self) {
        try FileSystem.disk.write([(path, [])])
      }
      #expect(problem?.reason.hasPrefix("'\(path)' cannot be written: \(reason)") == true)
      #expect(FileSystem.disk.kind(path) == .link)
    }
  }

  @Test func anOutputThatIsAnInputIsRefusedBeforeAnythingIsWritten() throws {
    try TemporaryFolder.with { folder in
      try folder.write("input", "old")
      try folder.link("link", to: "input")
      try folder.hardLink("name", to: "input")
      try folder.write("other", "old")
      let input = folder.path("input")
      for name in ["input", "./input", "link", "name"] {
        let output = folder.path(name)
        let problem = #expect(throws: FileProblem.self) {
          let files = [(folder.path("other"), Array("new".utf8)), (output, Array("new".utf8))]
          try FileSystem.disk.write(files, sparing: [folder.path("gone"), input])
        }
        let other = output == input ? "" : " as '\(input)'"
        #expect(
          problem?.reason
            == "'\(output)' is read\(other), and is not replaced; choose another output"
        )
      }
      #expect(try folder.read("input") == "old" && folder.read("other") == "old")
    }
  }
}
