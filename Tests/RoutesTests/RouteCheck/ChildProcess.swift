import Foundation

/// Programs that tests start.
enum ChildProcess {
  static func run(
    _ program: String,
    _ arguments: [String],
    in folder: URL? = nil
  ) throws -> (status: Int32, output: String, error: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder
    let error = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: error)
    defer { try? FileManager.default.removeItem(at: error) }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: error)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: data, as: UTF8.self),
      String(decoding: try Data(contentsOf: error), as: UTF8.self)
    )
  }
}
