import CodeFacts
import Foundation
import ProjectLoading
import Routes
import SourceText

extension Console {
  /// The text of a file named on the command line, without its byte order mark.
  func text(of path: String) throws(FileProblem) -> String {
    var bytes = try read(path)[...]
    if bytes.starts(with: "\u{FEFF}".utf8) { bytes = bytes.dropFirst(3) }
    // An invalid byte becomes another character.
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else {
      throw FileProblem(reason: "'\(path)' is not UTF-8")
    }
    return text
  }

  /// The journals in files and in folders of files, which end in `.json`.
  func journals(in paths: [String]) throws(FileProblem) -> [Journal] {
    var journals: [Journal] = []
    for path in paths {
      switch files.target(path) {
      case nil:
        throw FileProblem(
          reason: "there is no file or folder '\(path)'\(files.nearPathHint(path)); tests write "
            + "their journals to the folder that ROUTES_JOURNALS names"
        )
      case .folder:
        for (name, kind) in try files.entries(path).sorted(by: { $0.name < $1.name })
        where kind == .file && name.hasSuffix(".json") {
          journals += try self.journals(in: Path.join(path, name))
        }
      default: journals += try self.journals(in: path)
      }
    }
    return journals
  }

  /// The journals in a file: one, or a list of them.
  private func journals(in path: String) throws(FileProblem) -> [Journal] {
    let data = Data(try read(path))
    let decoder = JSONDecoder()
    if let journals = try? decoder.decode([Journal].self, from: data) { return journals }
    do {
      return [try decoder.decode(Journal.self, from: data)]
    } catch {
      throw FileProblem(reason: "'\(path)' contains no journal as JSON")
    }
  }

  /// Does a search, with progress on a terminal each second. An interrupt ends the search with the
  /// result so far.
  func showingSearch<Value: Sendable>(
    _ search: @escaping @Sendable () -> Value
  ) async -> Value {
    let task = Task { search() }
    onInterrupt? { task.cancel() }
    guard isInteractive else { return await task.value }
    let message = Task {
      for second in 1... {
        try await Task.sleep(for: .seconds(1))
        printError("\rsearching, \(second) s ...")
      }
    }
    let result = await task.value
    message.cancel()
    // Nothing is printed after the message has ended, so that the line stays clear.
    _ = await message.result
    printError("\r\u{1B}[K")
    return result
  }
}
