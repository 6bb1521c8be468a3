import SourceText

extension FileSystem {
  /// Files in memory that cannot be written, with the folders that their paths imply.
  package static func readOnly(
    _ files: [String: [UInt8]],
    realPath: @escaping @Sendable (String) -> String
  ) -> FileSystem {
    var folders: [String: Set<String>] = [".": []]
    for path in files.keys {
      var path = path
      while !path.isEmpty, path != ".", path != "/" {
        let folder = Path.folder(path)
        folders[folder.isEmpty ? "." : folder, default: []].insert(Path.name(path))
        path = folder
      }
    }
    let tree = folders
    let kind: @Sendable (String) -> FileKind? = { path in
      files[path] != nil ? .file : tree[path] != nil ? .folder : nil
    }
    return FileSystem(
      kind: kind,
      target: kind,
      realPath: { path in kind(path) == nil ? nil : realPath(path) },
      identity: { _ in nil },
      contents: { path throws(FileProblem) in
        guard let bytes = files[path] else { throw FileProblem(reason: "no such file") }
        return bytes
      },
      entries: { path throws(FileProblem) in
        guard let names = tree[path] else { throw FileProblem(reason: "no such folder") }
        return names.map { name in (name, kind(Path.join(path, name)) ?? .file) }
      },
      stage: { _, _ throws(FileProblem) in throw FileProblem(reason: "read-only file system") },
      removeDrafts: { _ in }
    )
  }
}
