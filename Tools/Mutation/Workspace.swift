import Foundation

/// A copy of the repository in which mutations are built.
struct Workspace {
  let folder: URL

  /// Copies what is committed into a folder, which keeps its build between runs.
  init(_ folder: URL, of repository: URL) throws {
    self.folder = folder
    let path = folder.path(percentEncoded: false)
    if !FileManager.default.fileExists(atPath: path) {
      try Self.run("git clone --quiet '\(repository.path)' '\(path)'", in: repository)
    }
    // The files keep their dates unless they change, so that little is built again.
    let head = "git -C '\(repository.path)' rev-parse HEAD"
    try Self.run("git fetch --quiet origin && git reset --quiet --hard \"$(\(head))\"", in: folder)
    let corpus = repository.deletingLastPathComponent().appending(path: "shared")
    let link = folder.deletingLastPathComponent().appending(path: "shared")
    if FileManager.default.fileExists(atPath: corpus.path),
      !FileManager.default.fileExists(atPath: link.path)
    {
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: corpus)
    }
  }

  /// Makes all files as they are committed, except those of the given paths.
  func restore(except kept: Set<String>) throws {
    let list = folder.deletingLastPathComponent().appending(path: "changed.txt")
    let command = "git ls-files --deleted --modified --others --exclude-standard"
    try Self.run("\(command) > '\(list.path)'", in: folder)
    let paths = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
      .map(String.init)
    for path in Set(paths).subtracting(kept) {
      try Self.run("git checkout --quiet -- '\(path)' 2> /dev/null || rm '\(path)'", in: folder)
    }
  }

  func write(_ bytes: [UInt8], to path: String) throws {
    let (file, data) = (folder.appending(path: path), Data(bytes))
    if (try? Data(contentsOf: file)) != data { try data.write(to: file) }
  }

  /// A line of a file that the compiler reports an error in.
  struct CompilerError: Hashable {
    var path: String
    var line: Int
    var message: String
  }

  /// Builds the sources and tests; returns the errors of the compiler, which is empty on success.
  func build() throws -> Set<CompilerError> {
    let log = folder.deletingLastPathComponent().appending(path: "build.log")
    let command = "swift build --build-tests > '\(log.path)' 2>&1 < /dev/null"
    if (try? Self.run(command, in: folder)) != nil { return [] }
    let output = try String(contentsOf: log, encoding: .utf8)
    let root = folder.path + "/"
    let errors = output.split(separator: "\n").compactMap { line -> CompilerError? in
      let parts = line.split(separator: ":", maxSplits: 4)
      guard parts.count == 5, parts[3] == " error", parts[0].hasPrefix(root),
        let number = Int(parts[1])
      else { return nil }
      let path = String(parts[0].dropFirst(root.count))
      return CompilerError(path: path, line: number, message: String(parts[4]))
    }
    if errors.isEmpty { throw Problem(text: "the copy cannot be built; see '\(log.path)'") }
    return Set(errors)
  }

  private static func run(_ command: String, in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationReason != .exit || process.terminationStatus != 0 {
      throw Problem(text: "'\(command)' failed")
    }
  }
}

/// Why mutations cannot be tried.
struct Problem: Error, CustomStringConvertible {
  var text: String
  var description: String { text }
}
