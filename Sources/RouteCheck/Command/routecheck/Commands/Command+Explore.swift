import AppExploration
import ProjectLoading
import ProjectModel
import RouteDiagnostics
import RouteReports
import RouteRules
import Routes
import RoutesExploration
import RuleRunning
import RuleSupport
import SourceText

private let output = Option.output(help: "Write what is found to this file")

private let format = ChoiceOption(
  "--format",
  default: ExplorationFormat.report(.text),
  orExtensionOf: output,
  help: "The format of what is found"
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
  help: "Print the shortest path to this screen"
)

private let list = Option(
  name: "--list",
  value: .choice(ExplorationText.Content.self),
  help: "Print what was found, one a line"
)

private let properties = Option(
  name: "--properties",
  value: .file,
  help: "Check the properties in this file, one a line; may be repeated",
  repeats: true
)

private let coverage = Option(
  name: "--coverage",
  value: .path("PATH"),
  help: "Print which segues the journals in this file or folder do not perform; may be repeated",
  repeats: true
)

private let rule = Option(
  name: "--rule",
  value: .rule(ofSearch: true),
  help: "Run only this rule; may be repeated",
  repeats: true
)

private let skipRule = Option(
  name: "--skip-rule",
  value: .rule(ofSearch: true),
  help: "Do not run this rule; may be repeated",
  repeats: true
)

extension Command {
  static let explore = Command(
    name: "explore",
    summary: "search every screen that taps lead to, and what goes wrong there",
    operands: .paths,
    options: [format.option, output, start, goal, list, properties, coverage]
      + Option.bounds
      + [.config, rule, skipRule, .baseline, .writeBaseline, .strict, .quiet, .jobs]
  ) { arguments, console in
    let settings = try Settings(arguments, files: console.files, for: .exploring)
    let format = try arguments.format(format, of: arguments[output])
    if arguments.has(list), format != .report(.text) {
      throw UsageError(
        "'\(list.name)' prints text, and not the format '\(format.rawValue)'; leave one of them out"
      )
    }
    var loader = ProjectLoader(arguments, settings, console)
    loader.readsWireframes = true
    loader.readsMentions = true
    let project = await loader.load(arguments.paths)
    var results: [ExplorationResult] = []
    var problems: [ExplorationProblem] = []
    do throws(ExplorationProblem) {
      let found = try project.exploredApps(from: arguments[start])
      (results, problems) = await console.showingSearch {
        search(found.apps, within: arguments.bounds)
      }
      problems += found.problems
    } catch {
      problems = [error]
    }
    let undecidable = results.compactMap(\.app.startProblem)
    if arguments.has(properties) { problems += undecidable.uniqued() }
    for problem in problems {
      console.printError("error: \("\(problem)".escaped(for: .terminal))\n")
    }
    if results.isEmpty || arguments.has(properties) && undecidable.count == results.count {
      let status = console.reportBrokenInputs(of: project)
      return status == .success ? .usage : status
    }
    for path in arguments.all(properties) {
      let text = try console.text(of: path)
      do throws(PropertyErrors) {
        try ExplorationResult.check(text, in: path, for: &results)
      } catch {
        let lines = error.errors.map { "\(path):\($0.line):\($0.column): error: \($0.message)" }
        throw MalformedInput(lines: lines.joined(separator: "\n"))
      }
    }
    let report = settings.check(project, results)
    if try console.writeBaseline(report, of: project, settings, arguments) { return .success }
    let journals = arguments.has(coverage) ? try console.journals(in: arguments.all(coverage)) : nil
    let found: ExplorationOutput
    do {
      found = try ExplorationOutput(results, report, to: arguments[goal], covering: journals)
    } catch let error as Snapshot.NotationError {
      throw MalformedInput(lines: "error: \(goal.name): \(error)")
    }
    var text = ""
    if format == .report(.text) {
      text = ExplorationText.answers(
        to: arguments[list].flatMap(ExplorationText.Content.init),
        in: found
      )
    }
    if text.isEmpty {
      text = try format.text(
        of: found,
        in: project,
        reading: console.files,
        isColoured: console.isColoured && arguments[output] == nil
      )
    }
    let screens = results.reduce(0) { $0 + $1.exploration.screens.count }
    try console.write(
      text,
      of: PlainText.counted(screens, "screen"),
      to: arguments[output],
      sparing: project.files.inputs.paths() + settings.paths + arguments.all(properties)
        + arguments.all(coverage),
      arguments
    )
    let broken = console.reportBrokenInputs(of: project)
    if !arguments.has(.quiet) { console.printError("\(report.summary)\n") }
    if broken != .success { return broken }
    return found.isWithoutGoal ? .findings : ExitStatus(report, failing: settings.failing)
  }
}

private func search(
  _ apps: [ExploredApp],
  within bounds: [Exploration.Bounds]
) -> ([ExplorationResult], [ExplorationProblem]) {
  var results: [ExplorationResult] = []
  var problems: [ExplorationProblem] = []
  for app in apps {
    do throws(ExplorationProblem) {
      for bounds in bounds { results.append(try ExplorationResult(app, within: bounds)) }
    } catch {
      problems.append(error)
    }
  }
  return (results, problems)
}

/// The lines about a screen of `--to`, or about properties of a file, that do not exist.
struct MalformedInput: Error {
  var lines: String
}

private let width = ChoiceOption(
  "--width",
  default: ExplorationWidth.compact,
  help: "The width of the window"
)

private let copies = Option(
  name: "--copies",
  value: .number(),
  help: "How many controllers of a scene may be visible and below it",
  defaultValue: "1"
)

private let limit = Option(
  name: "--limit",
  value: .number(),
  help: "How many states are searched at most",
  defaultValue: "50000"
)

/// A path is printed with the state after each move, so its size grows with the square of the moves, and
/// so does the time of a search in a stack that grows with each move.
private let mostTaps = 100

private let taps = Option(
  name: "--taps",
  value: .number(),
  help: "How many moves a path has at most",
  defaultValue: "\(mostTaps)"
)

private let certain = Option(
  name: "--certain",
  help: "Leave out moves that only code may make"
)

private enum ExplorationWidth: String, CaseIterable, Sendable {
  case compact, regular, both

  var sizes: [ControllerGraph.SizeClass] {
    switch self {
    case .compact: [.compact]
    case .regular: [.regular]
    case .both: [.compact, .regular]
    }
  }
}

extension Option {
  static let bounds: [Option] = [width.option, copies, limit, taps, certain]
}

extension Arguments {
  /// The limits of each search of an app, one for each width.
  var bounds: [Exploration.Bounds] {
    self[width].sizes.map { size in
      var bounds = Exploration.Bounds(
        width: size,
        onlyCertain: has(certain)
      )
      if let count = self[copies].flatMap({ Int($0) }) { bounds.copies = count }
      if let count = self[limit].flatMap({ Int($0) }) { bounds.states = count }
      bounds.taps = self[taps].flatMap { Int($0) } ?? mostTaps
      return bounds
    }
  }
}
