import Foundation
import RouteCheckCore
import Routes

private let format = ChoiceOption(
  "--format",
  default: ExplorationFormat.text,
  help: "The format of what is found"
)

private let output = Option(
  name: "--output",
  value: .file,
  help: "Write what is found to this file",
  defaultValue: "standard output"
)

private let start = Option(
  name: "--from",
  value: .name("SCENE"),
  help: "The scene in which the app starts: its class, identifier or object id",
  defaultValue: "the initial scene of the main storyboard"
)

private let goal = Option(
  name: "--to",
  value: .name("SCENE"),
  help: "Print the shortest way to this screen, or to a state in the notation of snapshots"
)

private let list = Option(
  name: "--list",
  value: .choice(ExplorationText.Content.self),
  help: "Print what was found, one a line"
)

private let width = ChoiceOption(
  "--width",
  default: ExplorationWidth.compact,
  help: "The width of the window"
)

private let copies = Option(
  name: "--copies",
  value: .number,
  help: "How many controllers of a scene a state has at most",
  defaultValue: "1"
)

private let limit = Option(
  name: "--limit",
  value: .number,
  help: "How many states are searched at most",
  defaultValue: "1000000"
)

private let taps = Option(
  name: "--taps",
  value: .number,
  help: "How many moves a path has at most",
  defaultValue: "any number"
)

private let properties = Option(
  name: "--properties",
  value: .path("FILE", pattern: "*.paths"),
  help: "Check the properties in this file, one a line; may be repeated",
  repeats: true
)

private let coverage = Option(
  name: "--coverage",
  value: .file,
  help: "Print which segues the journals in this JSON file do not perform; may be repeated",
  repeats: true
)

private let verify = Option(
  name: "--verify",
  help: "Repeat every move on a graph of its own, and compare"
)

/// The widths in which an app is searched.
private enum ExplorationWidth: String, CaseIterable, Sendable {
  case compact, regular, both

  var sizes: [HorizontalSizeClass] {
    switch self {
    case .compact: [.compact]
    case .regular: [.regular]
    case .both: [.compact, .regular]
    }
  }
}

extension Command {
  /// Searches every state that taps lead to.
  static let explore = Command(
    name: "explore",
    summary: "search every screen that taps lead to, and what goes wrong there",
    operands: .paths,
    options: [
      format.option, output, start, goal, list, properties, coverage, width.option, copies, limit,
      taps, verify, .config,
      .baseline, .strict, .quiet, .jobs,
    ]
  ) { arguments, console in
    let settings = try Settings(arguments, files: console.files)
    let project = await ProjectLoader(arguments, settings, console).load(arguments.paths)
    let results: [ExplorationResult]
    do {
      let apps = try project.exploredApps(from: arguments[start])
      results = try await console.showingSearch {
        try apps.flatMap { app in
          try arguments[width].sizes.map { size in
            try ExplorationResult(app, within: bounds(arguments, size))
          }
        }
      }
    } catch let problem as ExplorationProblem {
      console.printError("error: \("\(problem)".escaped(for: .terminal))\n")
      let status = console.reportBrokenInputs(of: project)
      return status == .success ? .usage : status
    }
    let files = try arguments.all(properties).map { ($0, try console.text(of: $0)) }
    let checked = try results.flatMap { result in
      try files.flatMap { path, text in
        do throws(NotationError) {
          return try result.diagnostics(checking: text, in: path)
        } catch {
          throw MalformedProperties(file: path, error: error)
        }
      }
    }
    let diagnostics = results.flatMap(\.diagnostics) + checked
    let found = Report(diagnostics, fileCount: project.fileCount)
    let report = settings.accepted(found, in: project)
    var status = ExitStatus(report, failing: settings.failing)
    var text = ""
    if let pattern = arguments[goal] {
      let paths = try results.map { try $0.exploration.path(to: pattern) }
      if paths.allSatisfy({ $0 == nil }) { status = .findings }
      text += zip(paths, results).map { ExplorationText.path($0, to: pattern, in: $1) }.joined()
    }
    if let content = arguments[list].flatMap(ExplorationText.Content.init) {
      text += results.map { ExplorationText.list(content, of: $0) }.joined()
    }
    if arguments.has(coverage) {
      let journals = try arguments.all(coverage).flatMap { try console.journals(in: $0) }
      text += results.map { ExplorationText.coverage(of: journals, in: $0) }.joined()
    }
    if text.isEmpty {
      text = arguments[format].text(
        of: results,
        report,
        in: project,
        reading: console.files,
        isColoured: console.isColoured && arguments[output] == nil
      )
    }
    if let path = arguments[output] {
      let screens = results.reduce(0) { $0 + $1.exploration.screens.count }
      let contents = PlainText.counted(screens, "screen")
      let inputs = project.paths + settings.paths
      try console.write(text, of: contents, to: path, sparing: inputs, arguments)
    } else {
      console.print(text)
    }
    let broken = console.reportBrokenInputs(of: project)
    if !arguments.has(.quiet) { console.printError("\(report.summary)\n") }
    return broken == .success ? status : broken
  }

  private static func bounds(
    _ arguments: Arguments,
    _ size: HorizontalSizeClass
  ) -> Exploration.Bounds {
    var bounds = Exploration.Bounds(width: size, verifies: arguments.has(verify))
    if let count = arguments[copies].flatMap({ Int($0) }) { bounds.copies = count }
    if let count = arguments[limit].flatMap({ Int($0) }) { bounds.states = count }
    bounds.taps = arguments[taps].flatMap { Int($0) }
    return bounds
  }
}

/// A file of properties that cannot be read, and why.
struct MalformedProperties: Error, CustomStringConvertible {
  var file: String
  var error: NotationError

  var description: String { "\(file): \(error)" }
}

extension Console {
  /// The text of a file named on the command line.
  fileprivate func text(of path: String) throws(FileProblem) -> String {
    guard let text = String(validating: try read(path), as: UTF8.self) else {
      throw FileProblem(reason: "'\(path)' is not UTF-8")
    }
    return text
  }

  /// The journals in a file: one, or a list of them.
  fileprivate func journals(in path: String) throws(FileProblem) -> [Journal] {
    let data = Data(try read(path))
    let decoder = JSONDecoder()
    if let journals = try? decoder.decode([Journal].self, from: data) { return journals }
    do {
      return [try decoder.decode(Journal.self, from: data)]
    } catch {
      throw FileProblem(reason: "'\(path)' contains no journal as JSON")
    }
  }

  /// Does a search, and says so on a terminal if it takes longer than a second. An interrupt ends the
  /// search with what it has found.
  fileprivate func showingSearch<Value: Sendable>(
    _ search: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    let task = Task { try search() }
    onInterrupt? { task.cancel() }
    guard isInteractive else { return try await task.value }
    let message = Task {
      try await Task.sleep(for: .seconds(1))
      printError("\rsearching ...\r\u{1B}[K")
    }
    defer { message.cancel() }
    return try await task.value
  }
}
