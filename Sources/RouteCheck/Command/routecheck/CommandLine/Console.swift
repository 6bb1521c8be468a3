import CodeFacts
import Foundation
import ProjectLoading
import ProjectModel
import RouteDiagnostics
import RouteReports
import RouteRules
import Routes
import RuleRunning
import RuleSupport
import SourceText

/// The surroundings of a command, passed in: files, output and the terminal.
struct Console: Sendable {
  var files: FileSystem
  var print: @Sendable (String) -> Void
  var printError: @Sendable (String) -> Void
  /// Whether standard output is a terminal that shows colours.
  var isColoured: Bool
  /// Whether standard error is a terminal.
  var isInteractive: Bool
  /// Calls a closure at the next interrupt of the program; `nil` where an interrupt ends it.
  var onInterrupt: (@Sendable (_ action: @escaping @Sendable () -> Void) -> Void)?
  var concurrency: Int
  /// The revisions of the repository around the current folder; `nil` where there is none.
  var revisions: Revisions?
}

extension Console {
  /// Reads a file named on the command line; the error contains its path.
  func read(_ path: String) throws(FileProblem) -> [UInt8] {
    if files.target(path) != nil { return try files.contents(of: path, as: "'\(path)'") }
    throw FileProblem(reason: "there is no file '\(path)'\(files.nearPathHint(path))")
  }

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
}

extension Console {
  /// Writes a text to a file atomically, and prints a line about it unless `--quiet` is given.
  ///
  /// - Parameters:
  ///   - contents: The contents, such as `3 scenes`.
  ///   - path: The file; `nil` to print the text.
  ///   - inputs: The input files, which are not replaced.
  func write(
    _ text: String,
    of contents: String,
    to path: String?,
    sparing inputs: [String],
    _ arguments: Arguments
  ) throws(FileProblem) {
    guard let path else {
      print(text)
      return
    }
    try files.write([(path, Array(text.utf8))], sparing: inputs)
    if !arguments.has(.quiet) {
      printError("wrote \(contents) to \(path.escaped(for: .terminal))\n")
    }
  }

  /// Writes the findings to the file of `--write-baseline`, so that later runs accept them, and returns
  /// whether the option is given.
  func writeBaseline(
    _ report: Report,
    of project: Project,
    _ settings: Settings,
    _ arguments: Arguments
  ) throws(FileProblem) -> Bool {
    guard let path = arguments[.writeBaseline] else { return false }
    try write(
      Baseline(report, in: settings.folder).json,
      of: PlainText.counted(report.diagnostics.count, "finding"),
      to: path,
      sparing: project.files.inputs.paths() + settings.paths,
      arguments
    )
    return true
  }

  /// Writes the files of a report with the fixes of their findings, and returns whether there is one.
  func fix(_ report: Report, _ arguments: Arguments) throws(FileProblem) -> Bool {
    var count = 0
    var fixed: [(path: String, bytes: [UInt8])] = []
    let findings = Dictionary(grouping: report.diagnostics.filter { $0.fix != nil }, by: \.file)
    for (path, findings) in findings.sorted(by: { $0.key < $1.key })
    where files.kind(path.string) == .file {
      let file = FixedFile(try read(path.string), fixing: findings)
      count += file.count
      if file.count > 0 { fixed.append((path.string, file.bytes)) }
    }
    let (files, written) = (files, fixed)
    try Interrupts.ignored { () throws(FileProblem) in try files.write(written) }
    if !arguments.has(.quiet) {
      let names = PlainText.counted(count, "name")
      printError("replaced \(names) in \(PlainText.counted(fixed.count, "file"))\n")
    }
    return !fixed.isEmpty
  }

  /// Prints which inputs could not be used, for commands whose output is not findings, and returns their
  /// exit status.
  func reportBrokenInputs(of project: Project, and others: Rule...) -> ExitStatus {
    let rules = [.unreadableInput, .malformedStoryboard, .malformedTable] + others
    let report = RuleRunner(only: rules.map(\.id)).run(on: project)
    printError(TextReporter().text(of: report))
    return ExitStatus(report, failing: .error)
  }
}

extension Console {
  /// Shows how many files are being read, on a line that the next output replaces.
  fileprivate func showProgress(_ count: Int) {
    printError("\rreading \(PlainText.counted(count, "file")) ...\r\u{1B}[K")
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

extension Arguments {
  var paths: [String] { operands.isEmpty ? ["."] : operands }
}

extension ProjectLoader {
  init(_ arguments: Arguments, _ settings: Settings, _ console: Console) {
    self.init(
      files: console.files,
      concurrency: arguments[.jobs].flatMap { Int($0) } ?? console.concurrency
    )
    isExcluded = { settings.isExcluded($0) }
    generation = settings.generation
    if console.isInteractive { progress = { console.showProgress($0) } }
  }
}

extension Option {
  static func output(help: String) -> Option {
    Option(name: "--output", value: .file, help: help, defaultValue: "standard output")
  }
}
