import ProjectFiles
import RouteDiagnostics
import RouteReports

private let format = ChoiceOption(
  "--format",
  default: ReportFormat.text,
  help: "The format of the findings"
)

private let fix = Option(
  name: "--fix",
  help: "Replace misspelled names that have one similar name, and check again"
)

private let watch = Option(
  name: "--watch",
  help: "Check again after each save until an interrupt, and print new findings"
)

extension Command {
  /// Checks storyboards, sources and route tables against each other.
  static let validate = Command(
    name: "validate",
    summary: "check storyboards, sources and route tables against each other",
    operands: .paths,
    options: [format.option, fix, watch, .writeBaseline] + Settings.options
  ) { arguments, console in
    if arguments.has(watch) {
      try checkCombinations(of: arguments)
      return try await Watch(arguments: arguments, console: console).run()
    }
    let settings = try Settings(
      arguments,
      files: console.files,
      usesConfiguredBaseline: !arguments.has(.writeBaseline)
    )
    if arguments.has(fix) {
      try requireFiles(in: arguments, because: "'--fix' cannot change standard input")
    }
    var loader = ProjectLoader(arguments, settings, console)
    loader.findsMissingFiles = true
    var project = await loader.load(arguments.paths)
    if arguments.has(fix), try console.fix(await settings.check(project), arguments) {
      project = await loader.load(arguments.paths)
    }
    if arguments.has(.writeBaseline) {
      try console.writeBaseline(await settings.check(project), of: project, settings, arguments)
      return .success
    }
    let report = await settings.checkWithSettings(project, of: arguments.paths)
    console.print(
      arguments[format].text(
        of: report,
        reading: console.files,
        isColoured: console.isColoured
      )
    )
    if !arguments.has(.quiet) { console.printError("\(report.summary)\n") }
    return ExitStatus(report, failing: settings.failing)
  }

  /// Throws for an option that has no meaning with `--watch`.
  private static func checkCombinations(of arguments: Arguments) throws(UsageError) {
    for other in [fix, .writeBaseline] where arguments.has(other) {
      throw .notTogether(watch.name, other.name)
    }
    let format = arguments[format]
    if format != .text { throw .needsText(option: watch.name, format: format.rawValue) }
    try requireFiles(in: arguments, because: "'--watch' reads its paths again after each save")
  }

  private static func requireFiles(
    in arguments: Arguments,
    because reason: String
  ) throws(UsageError) {
    guard arguments.paths.contains(StandardInput.path) else { return }
    throw .invalidValue(
      Operands.standardInput,
      name: "PATH",
      near: nil,
      expected: "a file, because \(reason)"
    )
  }
}
