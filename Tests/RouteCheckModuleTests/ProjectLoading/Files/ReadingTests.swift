import Foundation
import TestSupport
import Testing

@testable import ProjectLoading

/// Files that are not what they seem.
@Suite struct ReadingTests {
  private func reason(_ path: String) -> String? {
    do {
      _ = try FileSystem.disk.contents(path)
      return nil
    } catch { return error.reason }
  }

  @Test func `only regular files are read`() throws {
    try TemporaryFolder.with { folder in
      for text in ["text", "t", ""] {
        try folder.write("file", text)
        #expect(try FileSystem.disk.contents(folder.path("file")) == Array(text.utf8))
      }
      try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
      try folder.socket("socket")
      #expect(try FileSystem.disk.entries(folder.path("")).count { $0.kind == .other } == 2)
      try folder.link("gone", to: "nowhere")
      try folder.link("loop", to: "loop")
      let other = "it is not a regular file"
      #expect(reason(folder.path("pipe")) == other)
      #expect(reason(folder.path("socket")) == other)
      #expect(reason("/dev/zero") == other)
      #expect(reason(folder.path("")) == "it is a folder")
      #expect(reason(folder.path("gone")) == "it is a link to a file that does not exist")
      #expect(reason(folder.path("loop")) == "too many levels of symbolic links")
      #expect(reason(folder.path("nowhere")) == "no such file or directory")
    }
  }

  @Test func aFileIsReadUpToALimit() throws {
    try TemporaryFolder.with { folder in
      try folder.sparse("large", size: 1 << 40)
      #expect(
        reason(folder.path("large")) == "it has 1048576 MB; files of more than 256 MB are not read"
      )
      try folder.sparse("larger", size: FileSystem.maximumSize + 1)
      #expect(reason(folder.path("larger"))?.hasPrefix("it has 256 MB") == true)
    }
  }

  /// A file of the system says that it is empty and has text, as one does that grows.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
  func aFileThatGrowsWhileItIsReadIsNotCutOff() {
    #expect(reason("/proc/self/status") == "its size changed while it was read; try again")
    #expect(reason("/proc/self/mem") == "input/output error")
  }
}

extension TemporaryFolder {
  /// Makes a socket, which no file can be read from.
  func socket(_ name: String) throws {
    // The path of a socket has about a hundred bytes.
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let path = Array(path(name).utf8)
    try #require(path.count < MemoryLayout.size(ofValue: address.sun_path))
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
    #if canImport(Glibc)
      let descriptor = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = Foundation.socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    defer { close(descriptor) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    try #require(result == 0)
  }
}
