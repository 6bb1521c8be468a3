import Routes
import SourceText

/// Access to files, passed in so that tests need no disk.
package struct FileSystem: Sendable {
  /// The kind of file at a path, without following links; `nil` when nothing exists there.
  package var kind: @Sendable (_ path: String) -> FileKind?
  /// The kind of file at a path, with links followed; `nil` when nothing exists there.
  package var target: @Sendable (_ path: String) -> FileKind?
  /// The absolute path without links; `nil` when nothing exists there.
  package var realPath: @Sendable (_ path: String) -> String?
  /// The identity of a file, with links followed; `nil` if there is none.
  package var identity: @Sendable (_ path: String) -> FileIdentity?
  /// The bytes of a file of at most ``maximumSize``.
  package var contents: @Sendable (_ path: String) throws(FileProblem) -> [UInt8]
  /// The entries of a folder, in no particular order.
  package var entries:
    @Sendable (_ path: String) throws(FileProblem) -> [(name: String, kind: FileKind)]
  /// Writes a new version of a file; the old one remains until the new one is committed.
  package var stage: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileProblem) -> StagedFile
  /// Removes the new versions of files in a folder whose process was killed before it committed them.
  var removeDrafts: @Sendable (_ folder: String) -> Void

  /// The largest file that is read, in bytes.
  ///
  /// No storyboard and no source is nearly as large, and a file may claim any size without taking
  /// space.
  package static let maximumSize = 256 << 20
}

/// A completely written file that does not have its path yet.
package struct StagedFile: Sendable {
  package var commit: @Sendable () throws(FileProblem) -> Void
  var discard: @Sendable () -> Void
}

extension FileSystem {
  /// Writes files atomically, and replaces the first only after the last is written.
  ///
  /// - Parameter inputs: The paths of files that must stay as they are, because they are read.
  /// - Throws: ``FileProblem`` with the path in its message. Every path then has its old or its new
  ///   contents, and never a part of them.
  package func write(
    _ files: [(path: String, bytes: [UInt8])],
    sparing inputs: [String] = []
  ) throws(FileProblem) {
    try refuse(files.map(\.path), among: inputs)
    // The draft of a linked file is beside the file.
    for folder in Set(files.map { Path.folder(realPath($0.path) ?? $0.path) }) {
      removeDrafts(folder)
    }
    var staged: [StagedFile] = []
    defer { for file in staged { file.discard() } }
    var path = ""
    do throws(FileProblem) {
      for file in files {
        path = file.path
        staged.append(try stage(path, file.bytes))
      }
      for (file, location) in zip(staged, files) {
        path = location.path
        try file.commit()
      }
    } catch {
      throw FileProblem(reason: "'\(path)' cannot be written: \(error.reason)")
    }
  }
}

extension FileSystem {
  /// The contents of a file.
  ///
  /// - Parameters:
  ///   - name: The file in an error.
  ///   - hint: The end of an error.
  package func contents(
    of path: String,
    as name: String,
    hint: String = ""
  ) throws(FileProblem) -> [UInt8] {
    do throws(FileProblem) {
      return try contents(path)
    } catch {
      throw FileProblem(reason: "\(name) cannot be read: \(error.reason)\(hint)")
    }
  }

  /// Throws if an output is one of the inputs, by any path.
  private func refuse(_ outputs: [String], among inputs: [String]) throws(FileProblem) {
    var paths: [FileIdentity: String] = [:]
    for path in outputs {
      if let identity = identity(path) { paths[identity] = path }
    }
    if paths.isEmpty { return }
    for input in inputs {
      guard let found = identity(input), let output = paths[found] else { continue }
      let name = output.utf8.elementsEqual(input.utf8) ? "" : " as '\(input)'"
      throw FileProblem(
        reason: "'\(output)' is read\(name), and is not replaced; choose another output"
      )
    }
  }

  package func nearPathHint(_ path: String) -> String {
    SpellingSuggestion.hint(nearPath(path))
  }

  /// A path with a similar name for one that does not exist.
  ///
  /// A shared extension does not count as similarity.
  package func nearPath(_ path: String) -> String? {
    let folder = Path.folder(path)
    let name = Path.name(path)
    let ending = name.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(name[$0...]) } ?? ""
    let names = (try? entries(folder.isEmpty ? "." : folder))?.map(\.name) ?? []
    func stem(_ name: String) -> String { String(name.utf8.dropLast(ending.utf8.count)) ?? name }
    let alike = names.filter { $0.hasByteSuffix(ending) }.map(stem)
    let near =
      SpellingSuggestion.closest(to: stem(name), among: alike).map { $0 + ending }
      ?? SpellingSuggestion.closest(to: name, among: names.filter { !$0.hasByteSuffix(ending) })
    return near.map { Path.join(folder, $0) }
  }
}

package enum FileKind: Sendable {
  case file
  case folder
  case link
  /// A socket, a device or a pipe.
  case other
}

/// The identity of a file, which is the same for all its paths.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  package init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }
}

/// The reason why a file or a folder cannot be read or written.
package struct FileProblem: Error {
  /// The reason, mostly in the words of the system.
  package var reason: String

  package init(reason: String) { self.reason = reason }
}

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
