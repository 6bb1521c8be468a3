import Foundation
import Routes

/// Runs `git` in the current folder.
enum GitCommand {
  /// The output of a run, and its status.
  struct Outcome {
    var output: [UInt8]
    var errors: String
    var status: Int32

    /// The lines of the output.
    var lines: [String] {
      String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  /// Runs `git` with words and standard input.
  ///
  /// - Throws: ``FileProblem`` if there is no `git`, or no repository that it reads.
  static func run(_ words: [String], input: [UInt8] = []) throws(FileProblem) -> Outcome {
    let outcome: Outcome
    do {
      outcome = try start(words, input)
    } catch {
      throw FileProblem(reason: "git cannot be run: \(error.localizedDescription)")
    }
    if outcome.status == 127 { throw FileProblem(reason: "git is not installed") }
    return outcome
  }

  #if os(macOS) || os(Linux)
    private static func start(_ words: [String], _ input: [UInt8]) throws -> Outcome {
      // Files, and not pipes, so that neither side waits for the other.
      let folder = FileManager.default.temporaryDirectory
      let name = "routecheck-\(UUID().uuidString)"
      let (given, said) = (folder.appending(path: name), folder.appending(path: "\(name)-errors"))
      defer { for file in [given, said] { try? FileManager.default.removeItem(at: file) } }
      try Data(input).write(to: given)
      try Data().write(to: said)
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["git"] + words
      process.standardInput = try FileHandle(forReadingFrom: given)
      process.standardError = try FileHandle(forWritingTo: said)
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return Outcome(
        output: Array(output),
        errors: String(decoding: try Data(contentsOf: said), as: UTF8.self),
        status: process.terminationStatus
      )
    }
  #else
    /// An app for other systems cannot start a program.
    private static func start(_ words: [String], _ input: [UInt8]) throws -> Outcome {
      Outcome(output: [], errors: "", status: 127)
    }
  #endif
}
