import Foundation
import SwiftScanner

/// The files of a revision, which `git` reads.
package enum GitFiles {
  /// The files of a revision below a path that the tool reads.
  ///
  /// - Parameters:
  ///   - revision: A commit, a branch or a tag.
  ///   - path: A file or folder of the working tree.
  /// - Throws: ``FileProblem`` if there is no `git`, no repository, no such revision, or no file of it
  ///   at the path.
  package static func read(_ revision: String, at path: String) throws(FileProblem) -> FileSystem {
    guard let commit = try commit(of: revision) else {
      throw FileProblem(reason: "there is no file, folder or git revision '\(revision)'")
    }
    let list = try run(["ls-tree", "-r", "-z", "--end-of-options", commit, path])
    let blobs = list.output.split(separator: 0).compactMap(Blob.init).filter(\.isRead)
    if list.status != 0 || list.output.isEmpty {
      throw FileProblem(reason: "the revision '\(revision)' has no '\(path)'")
    }
    return FileSystem.readOnly(try contents(of: blobs))
  }

  /// Whether a text is a revision of the repository around the current folder.
  package static func isRevision(_ text: String) -> Bool {
    (try? commit(of: text)) != nil
  }

  private static func commit(of revision: String) throws(FileProblem) -> String? {
    let result = try run([
      "rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}",
    ])
    guard result.status == 0 else { return nil }
    let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
    return lines.last.map(String.init)
  }

  /// A file of a revision.
  private struct Blob {
    var id: String
    var path: String

    /// Reads a line such as `100644 blob 1f2e...` with a tab before the path.
    init?(_ line: ArraySlice<UInt8>) {
      guard let tab = line.firstIndex(of: 9) else { return nil }
      let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
      // Links and repositories of others are not followed.
      guard words.count == 3, words[1] == "blob", words[0] != "120000" else { return nil }
      id = String(words[2])
      path = String(decoding: line[(tab + 1)...], as: UTF8.self)
    }

    /// Whether the tool reads files of the name.
    var isRead: Bool {
      let name = Path.name(path)
      return Inputs.Kind(name, in: Path.folder(path)) != nil || name == "Package.swift"
        || name.hasByteSuffix(".podspec")
    }
  }

  private static func contents(of blobs: [Blob]) throws(FileProblem) -> [String: [UInt8]] {
    let wanted = blobs.map { $0.id + "\n" }.joined()
    let result = try run(["cat-file", "--batch"], input: Array(wanted.utf8))
    var files: [String: [UInt8]] = [:]
    var rest = result.output[...]
    for blob in blobs {
      guard let end = rest.firstIndex(of: 10) else { break }
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      guard words.count == 3, let size = Int(words[2]), size >= 0,
        rest.distance(from: end, to: rest.endIndex) > size
      else {
        throw FileProblem(reason: "git cannot read '\(blob.path)'")
      }
      files[blob.path] = Array(rest[(end + 1)..<(end + 1 + size)])
      rest = rest[(end + 1 + size)...].dropFirst()
    }
    return files
  }

  /// Runs `git` in the current folder.
  private static func run(
    _ words: [String],
    input: [UInt8] = []
  ) throws(FileProblem) -> (output: [UInt8], status: Int32) {
    do {
      // A file, and not a pipe, so that neither side waits for the other.
      let folder = FileManager.default.temporaryDirectory
      let file = folder.appending(path: "routecheck-\(UUID().uuidString)")
      try Data(input).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["git"] + words
      process.standardInput = try FileHandle(forReadingFrom: file)
      process.standardError = FileHandle.nullDevice
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      if process.terminationStatus == 127 { throw FileProblem(reason: "git is not installed") }
      return (Array(output), process.terminationStatus)
    } catch let problem as FileProblem {
      throw problem
    } catch {
      throw FileProblem(reason: "git cannot be run: \(error.localizedDescription)")
    }
  }
}
