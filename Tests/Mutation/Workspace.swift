import Foundation

/// A copy of the repository in which mutations are applied, built and tested.
struct Workspace {
  let folder: URL

  /// What became of a mutation.
  enum Outcome { case found, survived, notCompiled }

  /// Copies what is committed into a folder, which keeps its build between runs.
  init(_ folder: URL, of repository: URL) throws {
    self.folder = folder
    let path = folder.path(percentEncoded: false)
    if !FileManager.default.fileExists(atPath: path) {
      try Self.check(Self.run(["git", "clone", "--quiet", repository.path, path], in: repository))
    }
    let head = "git -C '\(repository.path)' rev-parse HEAD"
    let update = "git fetch --quiet origin && git reset --quiet --hard \"$(\(head))\""
    try Self.check(Self.run(["sh", "-c", update], in: folder))
    let corpus = repository.deletingLastPathComponent().appending(path: "shared")
    let link = folder.deletingLastPathComponent().appending(path: "shared")
    if FileManager.default.fileExists(atPath: corpus.path),
      !FileManager.default.fileExists(atPath: link.path)
    {
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: corpus)
    }
  }

  /// Builds the unchanged copy and runs every test, all of which must pass.
  func validate(_ tests: [String]) throws {
    try Self.check(build())
    for filter in tests { try Self.check(test(filter)) }
  }

  /// Applies a mutation, builds, runs the tests until one fails, and takes the mutation back.
  ///
  /// - Parameter tests: Filters of the package manager, the most relevant tests first.
  func outcome(of mutation: Mutation, tests: [String]) throws -> Outcome {
    let file = folder.appending(path: mutation.path)
    let original = try Data(contentsOf: file)
    try Data(mutation.apply(to: Array(original))).write(to: file)
    defer { try? original.write(to: file) }
    guard build() == 0 else { return .notCompiled }
    return tests.contains { test($0) != 0 } ? .found : .survived
  }

  private func build() -> Int32 { Self.run(["swift", "build", "--build-tests"], in: folder) }

  /// Runs tests; those that do not end fail.
  private func test(_ filter: String) -> Int32 {
    let command = ["timeout", "-k", "5", "300", "swift", "test", "--skip-build"]
    return Self.run(command + ["--filter", filter], in: folder)
  }

  private static func check(_ status: Int32) throws {
    if status != 0 { throw Problem(text: "the copy cannot be made, built and tested unchanged") }
  }

  private static func run(_ words: [String], in folder: URL) -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return 127
    }
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 128
  }
}

/// Why mutations cannot be tried.
struct Problem: Error, CustomStringConvertible {
  var text: String
  var description: String { text }
}
