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
      format.option, output, start, goal, list, width.option, copies, limit, taps, verify, .config,
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
    let found = Report(results.flatMap(\.diagnostics), fileCount: project.fileCount)
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

extension Console {
  /// Does a search, and says so on a terminal if it takes longer than a second.
  fileprivate func showingSearch<Value: Sendable>(
    _ search: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    guard isInteractive else { return try search() }
    let message = Task {
      try await Task.sleep(for: .seconds(1))
      printError("\rsearching ...\r\u{1B}[K")
    }
    defer { message.cancel() }
    return try search()
  }
}
