import Foundation

/// A folder for one test, removed after it.
package struct TemporaryFolder {
  private let url: URL

  package static func with<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
    let folder = try TemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder.url) }
    return try body(folder)
  }

  package static func with<Result>(
    _ body: (TemporaryFolder) async throws -> Result
  ) async throws -> Result {
    let folder = try TemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder.url) }
    return try await body(folder)
  }

  private init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "test-\(UUID())")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// The absolute path of a name in the folder; that of the folder for no name.
  package func path(_ name: String) -> String {
    let folder = url.path(percentEncoded: false)
    return name.isEmpty ? folder : "\(folder)/\(name)"
  }

  /// Writes a file, with the folders that its path needs.
  package func write(_ name: String, _ text: String = "") throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    guard FileManager.default.createFile(atPath: path(name), contents: Data(text.utf8)) else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  package func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path(name))), as: UTF8.self)
  }

  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name),
      withDestinationPath: target
    )
  }

  /// Gives a file a second name.
  package func hardLink(_ name: String, to target: String) throws {
    try FileManager.default.linkItem(atPath: path(target), toPath: path(name))
  }

  /// Makes a file that has a size and takes no space.
  package func sparse(_ name: String, size: Int) throws {
    try write(name)
    let handle = try FileHandle(forWritingTo: URL(filePath: path(name)))
    try handle.truncate(atOffset: UInt64(size))
    try handle.close()
  }
}
