// Other systems let no program start another.
#if os(macOS) || os(Linux)
  import Foundation

  /// The result of a program that a test ran.
  package struct ChildProcess {
    package var status: Int32
    package var output: String
    package var errors: String

    /// Runs a program, given by its path or a name in `PATH`.
    ///
    /// Both streams go to files, so that neither can fill a pipe and stop the program.
    package static func run(
      _ program: String,
      _ arguments: [String] = [],
      in folder: URL? = nil
    ) throws -> ChildProcess {
      let workspace = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: workspace, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: workspace) }
      let streams = try ["out", "err"].map { name in
        let url = workspace.appending(path: name)
        try Data().write(to: url)
        return (url: url, handle: try FileHandle(forWritingTo: url))
      }
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [program] + arguments
      process.currentDirectoryURL = folder
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = streams[0].handle
      process.standardError = streams[1].handle
      try process.run()
      process.waitUntilExit()
      return ChildProcess(
        status: process.terminationStatus,
        output: String(decoding: try Data(contentsOf: streams[0].url), as: UTF8.self),
        errors: String(decoding: try Data(contentsOf: streams[1].url), as: UTF8.self)
      )
    }
  }

  extension ChildProcess {
    /// Whether a program is installed; prints that a test is skipped if it is not.
    package static func isInstalled(_ program: String) throws -> Bool {
      if try run("sh", ["-c", "command -v \(program)"]).status == 0 { return true }
      print("skipped: there is no \(program)")
      return false
    }

    /// Writes a file, and runs a program with the file's path as its last argument.
    package static func run(
      _ program: String,
      _ arguments: [String] = [],
      onFile text: String,
      named name: String
    ) throws -> ChildProcess {
      try TemporaryFolder.with { folder in
        try folder.write(name, text)
        return try run(
          program,
          arguments + [folder.path(name)],
          in: URL(filePath: folder.path(""))
        )
      }
    }
  }
#endif
