import Routes

/// Where files come from and go to, passed in so that everything can be tried without a disk.
struct FileSystem: Sendable {
  /// What stands at a path; links are not followed. `nil` where there is nothing.
  var kind: @Sendable (_ path: String) -> FileKind?
  /// The same with links followed.
  var target: @Sendable (_ path: String) -> FileKind?
  /// The bytes of a file.
  var contents: @Sendable (_ path: String) throws(FileProblem) -> [UInt8]
  /// The names in a folder, in no order.
  var entries: @Sendable (_ path: String) throws(FileProblem) -> [(name: String, kind: FileKind)]
  /// Writes a file beside its place, which keeps what it has until the file is committed.
  var stage: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileProblem) -> StagedFile
}

/// A file that is written whole and not yet in its place.
struct StagedFile: Sendable {
  /// Puts the file into its place.
  var commit: @Sendable () throws(FileProblem) -> Void
  /// Removes the file where it was not committed.
  var discard: @Sendable () -> Void
}

extension FileSystem {
  /// Writes files, each of them whole, and none before all of them are written.
  ///
  /// - Throws: ``FileProblem`` with the path in its words. Every place then has an old file or a new
  ///   one, and never a part of one.
  func write(_ files: [(path: String, bytes: [UInt8])]) throws(FileProblem) {
    var staged: [StagedFile] = []
    defer { for file in staged { file.discard() } }
    var path = ""
    do throws(FileProblem) {
      for file in files {
        path = file.path
        staged.append(try stage(path, file.bytes))
      }
      for (file, place) in zip(staged, files) {
        path = place.path
        try file.commit()
      }
    } catch {
      throw FileProblem(reason: "'\(path)' cannot be written: \(error.reason)")
    }
  }
}

extension FileSystem {
  /// The clause that offers a path beside one that is not there, of a name so close that it may be
  /// meant.
  ///
  /// An ending that both have makes names no closer.
  func nearPathHint(_ path: String) -> String {
    let folder = Path.folder(path)
    let name = Path.name(path)
    let ending = name.firstIndex(of: ".").map { String(name[$0...]) } ?? ""
    let names = (try? entries(folder.isEmpty ? "." : folder))?.map(\.name) ?? []
    let alike = names.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
    let near =
      SpellingSuggestion.closest(to: String(name.dropLast(ending.count)), among: alike).map {
        $0 + ending
      }
      ?? SpellingSuggestion.closest(to: name, among: names.filter { !$0.hasSuffix(ending) })
    return SpellingSuggestion.hint(near.map { Path.join(folder, $0) })
  }
}

enum FileKind: Hashable, Sendable {
  case file
  case folder
  case link
  /// A socket, a device or a pipe.
  case other
}

/// Why a file or a folder cannot be read or written.
struct FileProblem: Error, Hashable {
  /// The system's words for it.
  var reason: String
}
