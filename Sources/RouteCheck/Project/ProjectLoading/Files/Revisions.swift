import Foundation
import Routes

/// The revisions of a repository, passed in so that tests need none.
package struct Revisions: Sendable {
  package var contains: @Sendable (_ text: String) throws(FileProblem) -> Bool
  /// The names that a misspelled revision may mean.
  package var names: @Sendable () throws(FileProblem) -> [String]
  /// The files of a revision below a path from the current folder.
  package var files:
    @Sendable (_ revision: String, _ path: String) throws(FileProblem) -> FileSystem
  /// The common ancestor of two revisions.
  package var mergeBase: @Sendable (_ one: String, _ other: String) throws(FileProblem) -> String

  /// The revisions of the repository around the current folder.
  package static let git = Revisions(
    contains: { text throws(FileProblem) in try GitCommand.commit(of: text) != nil },
    names: { () throws(FileProblem) in
      try GitCommand.run(["for-each-ref", "--format=%(refname:short)"]).lines
    },
    files: { revision, path throws(FileProblem) in try GitFiles.read(revision, at: path) },
    mergeBase: { one, other throws(FileProblem) in
      let result = try GitCommand.run(["merge-base", "--end-of-options", one, other])
      if result.status == 0, let base = result.lines.first { return base }
      throw FileProblem(
        reason: """
          the revisions '\(one)' and '\(other)' have no commit in common; in a shallow clone, fetch \
          more of the history, or compare '\(one)..\(other)'
          """
      )
    }
  )
}

/// Runs `git` in the current folder.
enum GitCommand {
  struct Outcome {
    var output: [UInt8]
    var errors: String
    var status: Int32
    /// Whether the run took too long.
    var isStopped: Bool

    /// The first line of the errors, without the word `fatal`.
    var reason: String {
      let line = errors.split(separator: "\n").first ?? "status \(status)"
      return String(line.hasPrefix("fatal: ") ? line.dropFirst(7) : line)
    }

    var lines: [String] {
      String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  /// How long a run may take. A file system of a network may be slow.
  static let seconds = 120

  /// Runs `git` with words and standard input.
  ///
  /// A repository can name programs that fetch what a partial clone lacks, so nothing is fetched. Paths
  /// are no patterns.
  ///
  /// - Throws: ``FileProblem`` if there is no `git`, or if it does not end.
  static func run(_ words: [String], input: [UInt8] = []) throws(FileProblem) -> Outcome {
    let outcome: Outcome
    do {
      outcome = try start(words, input)
    } catch {
      throw FileProblem(reason: "git cannot be run: \(error.localizedDescription)")
    }
    if outcome.status == 127 { throw FileProblem(reason: "git is not installed") }
    if outcome.isStopped {
      throw FileProblem(reason: "git did not end within \(seconds) seconds")
    }
    return outcome
  }

  /// The output of `git`, which must succeed.
  static func output(_ words: [String], input: [UInt8] = []) throws(FileProblem) -> [UInt8] {
    let outcome = try run(words, input: input)
    if outcome.status == 0 { return outcome.output }
    throw FileProblem(reason: "git cannot read the revision: \(outcome.reason)")
  }

  /// The identifier of a revision's commit; `nil` if there is no such revision.
  ///
  /// - Throws: ``FileProblem`` if there is no `git`, or no repository that it reads.
  static func commit(of revision: String) throws(FileProblem) -> String? {
    let result = try run([
      "rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}",
    ])
    if result.status == 0 { return result.lines.last }
    // The quiet command prints only an error about the repository.
    if !result.errors.isEmpty { throw FileProblem(reason: result.reason) }
    return nil
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
      process.environment = environment
      process.standardInput = try FileHandle(forReadingFrom: given)
      process.standardError = try FileHandle(forWritingTo: said)
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let id = process.processIdentifier
      let stop = DispatchWorkItem { kill(id, SIGKILL) }
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: stop)
      let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      stop.cancel()
      return Outcome(
        output: Array(output),
        errors: String(decoding: try Data(contentsOf: said), as: UTF8.self),
        status: process.terminationStatus,
        isStopped: process.terminationReason == .uncaughtSignal
      )
    }

    private static var environment: [String: String] {
      var environment = ProcessInfo.processInfo.environment
      for kind in ["ICASE", "GLOB", "NOGLOB"] {
        environment["GIT_\(kind)_PATHSPECS"] = nil
      }
      environment["GIT_LITERAL_PATHSPECS"] = "1"
      environment["GIT_NO_LAZY_FETCH"] = "1"
      return environment
    }
  #else
    /// An app for other systems cannot start a program.
    private static func start(_ words: [String], _ input: [UInt8]) throws -> Outcome {
      throw CocoaError(.featureUnsupported)
    }
  #endif
}
