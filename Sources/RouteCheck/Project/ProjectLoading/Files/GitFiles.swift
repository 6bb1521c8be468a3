import ProjectModel
import SourceText

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
    guard let commit = try GitCommand.commit(of: revision) else {
      throw FileProblem(reason: "there is no git revision '\(revision)'")
    }
    let place = try GitPlace(of: path)
    let list = try list(["-r"], commit, [path])
    if list.isEmpty { throw FileProblem(reason: "the revision '\(revision)' has no '\(path)'") }
    let surroundings = place.surroundings
    let outer = try self.list([], commit, surroundings.map(\.inGit))
    let keys = Dictionary(surroundings.map { ($0.inRepository, $0.key) }) { first, _ in first }
    let found = list.compactMap(Blob.init).filter(\.isRead).map { ($0, place.key(of: $0.path)) }
    let around = outer.compactMap(Blob.init).map { ($0, keys[$0.path] ?? $0.path) }
    let contents = try contents(of: (found + around).map(\.0))
    var files: [String: [UInt8]] = [:]
    for (blob, key) in found + around { files[key] = contents[blob.id] }
    // The folder of the repository, above which no configuration counts.
    files["/revision/.git"] = []
    return .readOnly(files) { $0 == "." ? place.current : $0 }
  }

  /// The lines of the files at paths, whose names begin at the folder of the repository.
  private static func list(
    _ options: [String],
    _ commit: String,
    _ paths: [String]
  ) throws(FileProblem) -> [ArraySlice<UInt8>] {
    let words =
      ["ls-tree", "-z", "--full-name"] + options + ["--end-of-options", commit] + paths
    return try GitCommand.output(words).split(separator: 0)
  }

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

  /// The contents of files by their identifiers, each read once.
  private static func contents(of blobs: [Blob]) throws(FileProblem) -> [String: [UInt8]] {
    let paths = Dictionary(blobs.map { ($0.id, $0.path) }) { first, _ in first }
    let ids = paths.keys.sorted()
    let wanted = Array(ids.map { $0 + "\n" }.joined().utf8)
    var total = 0
    let sizes = try GitCommand.output(["cat-file", "--batch-check"], input: wanted)
      .split(separator: 10)
    for (id, line) in zip(ids, sizes) {
      let size = try size(in: line, of: paths[id, default: id])
      guard size <= FileSystem.maximumSize else {
        throw FileProblem(
          reason: """
            '\(paths[id, default: id])' has \(size >> 20) MB; files of more than \
            \(FileSystem.maximumSize >> 20) MB are not read
            """
        )
      }
      total += size
    }
    guard total <= maximumSum else {
      throw FileProblem(
        reason: """
          the files of the revision have \(total >> 20) MB; of more than \(maximumSum >> 20) MB, name \
          a part
          """
      )
    }
    var rest = try GitCommand.output(["cat-file", "--batch"], input: wanted)[...]
    var contents: [String: [UInt8]] = [:]
    for id in ids {
      let end = rest.firstIndex(of: 10) ?? rest.endIndex
      let size = try size(in: rest[..<end], of: paths[id, default: id])
      guard rest.distance(from: end, to: rest.endIndex) > size else {
        throw FileProblem(reason: "git cannot read '\(paths[id, default: id])'")
      }
      contents[id] = Array(rest[(end + 1)..<(end + 1 + size)])
      rest = rest[(end + 1 + size)...].dropFirst()
    }
    return contents
  }

  /// How many bytes all files of a revision may have. The sources of 150 apps have half of it.
  private static let maximumSum = 1 << 30

  /// Reads a line such as `1f2e... blob 120`.
  private static func size(
    in line: ArraySlice<UInt8>,
    of path: String
  ) throws(FileProblem) -> Int {
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    if words.last == "missing" {
      throw FileProblem(reason: "this clone does not have '\(path)'; fetch it with git")
    }
    guard words.count == 3, let size = Int(words[2]), size >= 0 else {
      throw FileProblem(reason: "git cannot read '\(path)'")
    }
    return size
  }
}

/// A path of the working tree, and the files around it on which its meaning depends.
private struct GitPlace {
  /// The path from the current folder.
  let path: String
  /// The path from the folder of the repository; empty for that folder.
  private let inRepository: String
  /// The current folder, from the folder of the repository.
  private let prefix: String

  init(of path: String) throws(FileProblem) {
    self.path = path
    prefix = try GitCommand.run(["rev-parse", "--show-prefix"]).lines.first ?? ""
    inRepository = Self.fullPath(path, prefix)
  }

  private static func fullPath(_ path: String, _ prefix: String) -> String {
    String(Path.resolve("/\(prefix)", path).drop { $0 == "/" })
  }

  /// The absolute path of the current folder, with `/revision` as the path of the repository.
  var current: String { Path.tidy("/revision/\(prefix)") }

  /// The path from the current folder of a file at or below the path.
  func key(of file: String) -> String {
    if file == inRepository { return Path.tidy(path) }
    let rest = inRepository.isEmpty ? file : String(file.dropFirst(inRepository.count + 1))
    return Path.tidy(Path.join(path, rest))
  }

  /// The files: their paths for `git` from the current folder and from that of the repository, and
  /// their keys.
  var surroundings: [(inGit: String, inRepository: String, key: String)] {
    let above = prefix.split(separator: "/").indices.map { index in
      String(repeating: "../", count: index + 1)
    }
    let inside = Path.ancestors(of: Path.tidy(path)).flatMap { folder in
      [Path.configuration, Inputs.manifest].map { Path.join(folder, $0) }
    }
    let outside = above.map { $0 + Path.configuration }
    return inside.map { ($0, Self.fullPath($0, prefix), $0) }
      + outside.map { ($0, Self.fullPath($0, prefix), Path.resolve(current, $0)) }
  }
}
