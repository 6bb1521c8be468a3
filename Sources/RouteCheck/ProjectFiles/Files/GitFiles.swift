import ProjectModel
import SourceText

/// The files of a revision, which `git` reads.
enum GitFiles {
  /// The files of a revision below a path that the tool reads, and the configurations and manifests of
  /// the folders around it.
  ///
  /// - Parameters:
  ///   - revision: A commit, a branch or a tag.
  ///   - path: A file or folder of the working tree, from the current folder.
  /// - Throws: ``FileProblem`` if there is no `git`, no repository, no such revision, or no file of it
  ///   at the path.
  package static func read(_ revision: String, at path: String) throws(FileProblem) -> FileSystem {
    guard let commit = try GitRevision.commit(of: revision) else {
      throw FileProblem(reason: "there is no git revision '\(revision)'")
    }
    let list = try list(["-r"], commit, [path])
    if list.isEmpty { throw FileProblem(reason: "the revision '\(revision)' has no '\(path)'") }
    let surroundings = try Surroundings(of: path)
    let outer = try self.list([], commit, surroundings.paths.map(\.inGit))
    let keys = Dictionary(surroundings.paths.map { ($0.inGit, $0.key) }) { first, _ in first }
    let blobs = list.compactMap(Blob.init).filter(\.isRead) + outer.compactMap(Blob.init)
    var files: [String: [UInt8]] = [:]
    for (blob, contents) in zip(blobs, try contents(of: blobs)) {
      files[keys[blob.path] ?? blob.path] = contents
    }
    var system = FileSystem.readOnly(files)
    system.realPath = { [kind = system.kind] path in
      kind(path) == nil ? nil : path == "." ? surroundings.current : path
    }
    return system
  }

  /// The lines of the files at paths.
  private static func list(
    _ options: [String],
    _ commit: String,
    _ paths: [String]
  ) throws(FileProblem) -> [ArraySlice<UInt8>] {
    let words = ["ls-tree", "-z"] + options + ["--end-of-options", commit] + paths
    return try GitCommand.run(words).output.split(separator: 0)
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
      return Inputs.Kind(name, in: Path.folder(path)) != nil
        || [Inputs.manifest, Path.configuration].contains(name)
        || name.hasByteSuffix(".podspec")
    }
  }

  private static func contents(of blobs: [Blob]) throws(FileProblem) -> [[UInt8]] {
    let wanted = blobs.map { $0.id + "\n" }.joined()
    var rest = try GitCommand.run(["cat-file", "--batch"], input: Array(wanted.utf8)).output[...]
    var contents: [[UInt8]] = []
    for blob in blobs {
      let end = rest.firstIndex(of: 10) ?? rest.endIndex
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      guard words.count == 3, let size = Int(words[2]), size >= 0,
        rest.distance(from: end, to: rest.endIndex) > size
      else {
        throw FileProblem(reason: "git cannot read '\(blob.path)'")
      }
      contents.append(Array(rest[(end + 1)..<(end + 1 + size)]))
      rest = rest[(end + 1 + size)...].dropFirst()
    }
    return contents
  }

  /// The files around a path on which its meaning depends.
  private struct Surroundings {
    /// The absolute path of the current folder, with `/revision` as the path of the repository.
    var current: String
    /// The files: their paths for `git`, and their keys.
    var paths: [(inGit: String, key: String)]

    init(of path: String) throws(FileProblem) {
      let prefix = try GitCommand.run(["rev-parse", "--show-prefix"]).lines.first ?? ""
      let folder = Path.tidy("/revision/\(prefix)")
      current = folder
      let above = prefix.split(separator: "/").indices.map { index in
        String(repeating: "../", count: index + 1)
      }
      paths =
        Path.ancestors(of: Path.tidy(path)).flatMap { folder in
          [Path.configuration, Inputs.manifest].map { Path.join(folder, $0) }
        }.map { ($0, $0) }
        + above.map { way in
          let file = way + Path.configuration
          return (file, Path.resolve(folder, file))
        }
    }
  }
}
