import ProjectLoading
import RouteDiagnostics
import RouteReports
import RuleRunning

private let format = ChoiceOption(
  "--format",
  default: ReportFormat.text,
  help: "The format of the findings"
)

private let fix = Option(
  name: "--fix",
  help: "Replace misspelled names that have one similar name, and check again"
)

extension Command {
  static let validate = Command(
    name: "validate",
    summary: "check storyboards, sources and route tables against each other",
    operands: .paths,
    options: [format.option, fix, .writeBaseline] + Settings.options
  ) { arguments, console in
    let settings = try Settings(arguments, files: console.files)
    let loader = ProjectLoader(arguments, settings, console)
    var project = await loader.load(arguments.paths)
    if arguments.has(fix), try console.fix(await settings.check(project), arguments) {
      project = await loader.load(arguments.paths)
    }
    let found = await settings.check(project)
    if try console.writeBaseline(found, of: project, settings, arguments) { return .success }
    let report =
      found
      .adding(settings.misspelledNames(of: project, arguments.paths, in: console.files))
      .adding(project.misspelledSuppressions)
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
}
