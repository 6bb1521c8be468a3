import Foundation

/// A program that a test runs, and what came out of it.
struct Command {
  var status: Int32
  var output: String
  var errors: String

  /// Runs a program to its end.
  ///
  /// Both streams go to files, so that neither can fill a pipe and stop the program.
  static func run(
    _ executable: URL,
    _ arguments: [String] = [],
    in directory: URL? = nil
  ) throws -> Command {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let streams = try ["out", "err"].map { name in
      let url = folder.appending(path: name)
      try Data().write(to: url)
      return (url: url, handle: try FileHandle(forWritingTo: url))
    }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = streams[0].handle
    process.standardError = streams[1].handle
    try process.run()
    process.waitUntilExit()
    return Command(
      status: process.terminationStatus,
      output: try String(contentsOf: streams[0].url, encoding: .utf8),
      errors: try String(contentsOf: streams[1].url, encoding: .utf8)
    )
  }
}
