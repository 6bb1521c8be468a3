import RouteCheckCore

extension FileSystem {
  /// Files in memory, with the folders that their paths imply.
  package static func memory(_ files: [String: String]) -> FileSystem {
    .memory(bytes: files.mapValues { Array($0.utf8) })
  }

  package static func memory(bytes files: [String: [UInt8]]) -> FileSystem {
    var folders: [String: Set<String>] = [".": []]
    for path in files.keys {
      var path = path
      while !path.isEmpty, path != "." {
        let folder = Path.folder(path)
        folders[folder.isEmpty ? "." : folder, default: []].insert(Path.name(path))
        path = folder
      }
    }
    let tree = folders
    let kind: @Sendable (String) -> FileKind? = { path in
      files[path] != nil ? .file : tree[path] != nil ? .folder : nil
    }
    let numbers = Dictionary(uniqueKeysWithValues: zip(files.keys.sorted(), UInt64(0)...))
    return FileSystem(
      kind: kind,
      target: kind,
      realPath: { path in kind(path) == nil ? nil : path == "." ? "/memory" : "/memory/\(path)" },
      identity: { path in
        numbers[path].map { FileIdentity(device: 0, number: $0) }
      },
      contents: { path throws(FileProblem) in
        guard let bytes = files[path] else { throw FileProblem(reason: "no such file") }
        return bytes
      },
      entries: { path throws(FileProblem) in
        guard let names = tree[path] else { throw FileProblem(reason: "no such folder") }
        return names.map { name in (name, kind(Path.join(path, name)) ?? .file) }
      },
      stage: { _, _ throws(FileProblem) in throw FileProblem(reason: "read-only file system") }
    )
  }
}

extension Project {
  /// Loads files from their texts.
  package static func load(_ files: [String: String], paths: [String] = ["."]) async -> Project {
    await ProjectLoader(files: .memory(files), concurrency: 2).load(paths)
  }
}
