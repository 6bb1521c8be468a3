import Routes

/// Access to files, passed in so that tests need no disk.
package struct FileSystem: Sendable {
  /// The kind of file at a path, without following links; `nil` when nothing exists there.
  package var kind: @Sendable (_ path: String) -> FileKind?
  /// The kind of file at a path, with links followed; `nil` when nothing exists there.
  package var target: @Sendable (_ path: String) -> FileKind?
  /// The bytes of a file.
  package var contents: @Sendable (_ path: String) throws(FileProblem) -> [UInt8]
  /// The entries of a folder, in no particular order.
  package var entries:
    @Sendable (_ path: String) throws(FileProblem) -> [(name: String, kind: FileKind)]
  /// Writes a new version of a file; the old one remains until the new one is committed.
  package var stage: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileProblem) -> StagedFile

  package init(
    kind: @escaping @Sendable (_ path: String) -> FileKind?,
    target: @escaping @Sendable (_ path: String) -> FileKind?,
    contents: @escaping @Sendable (_ path: String) throws(FileProblem) -> [UInt8],
    entries:
      @escaping @Sendable (_ path: String) throws(FileProblem) -> [(
        name: String, kind: FileKind
      )],
    stage: @escaping @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileProblem) -> StagedFile
  ) {
    self.kind = kind
    self.target = target
    self.contents = contents
    self.entries = entries
    self.stage = stage
  }
}

/// A completely written file that does not have its path yet.
package struct StagedFile: Sendable {
  /// Moves the file to its path.
  package var commit: @Sendable () throws(FileProblem) -> Void
  /// Removes the file if it was not committed.
  package var discard: @Sendable () -> Void
}

extension FileSystem {
  /// Writes files atomically, and replaces the first only after the last is written.
  ///
  /// - Throws: ``FileProblem`` with the path in its message. Every path then has its old or its new
  ///   contents, and never a part of them.
  package func write(_ files: [(path: String, bytes: [UInt8])]) throws(FileProblem) {
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
  /// A clause that suggests a path with a similar name for one that does not exist.
  ///
  /// A shared extension does not count as similarity.
  package func nearPathHint(_ path: String) -> String {
    let folder = Path.folder(path)
    let name = Path.name(path)
    let ending = name.firstIndex(of: ".").map { String(name[$0...]) } ?? ""
    let names = (try? entries(folder.isEmpty ? "." : folder))?.map(\.name) ?? []
    let alike = names.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
    let near =
      SpellingSuggestion.closest(to: String(name.dropLast(ending.count)), among: alike).map { $0 + ending }
      ?? SpellingSuggestion.closest(to: name, among: names.filter { !$0.hasSuffix(ending) })
    return SpellingSuggestion.hint(near.map { Path.join(folder, $0) })
  }
}

package enum FileKind: Hashable, Sendable {
  case file
  case folder
  case link
  /// A socket, a device or a pipe.
  case other
}

/// The reason why a file or a folder cannot be read or written.
package struct FileProblem: Error, Hashable {
  /// The reason, mostly in the words of the system.
  package var reason: String

  package init(reason: String) { self.reason = reason }
}
