import ProjectLoading
import ProjectModel
import RouteDiagnostics
import RouteGenerators
import RouteReports
import RouteRules
import Routes
import RuleRunning
import RuleSupport
import SourceText

private let output = Option.output(
  help: "Write to this Swift file, or to a file per storyboard in this folder"
)

private let moduleName = Option(
  name: "--module",
  value: ValueType("NAME", expected: "the name of a module") {
    SwiftName.isTypeName(ExactString($0))
  },
  help: "The module of the generated code",
  defaultValue: "the configuration's"
)

extension Command {
  static let generate = Command(
    name: "generate",
    summary: "write Swift: typed segues and unwinds, storyboards, and enums for 'prepare'",
    operands: .paths,
    options: [output, moduleName] + Settings.options
  ) { arguments, console in
    var settings = try Settings(arguments, files: console.files, for: .generating)
    settings.generation.isRunning = true
    if let name = arguments[moduleName] { settings.generation.module = ExactString(name) }
    let project = await ProjectLoader(arguments, settings, console).load(arguments.paths)
    let names = SwiftNames(project)
    let report = await settings.check(project, names)
    let generator = SwiftGenerator(names, leavingOutErrorsOf: report)
    let path = arguments[output] ?? ""
    let files =
      path.isEmpty || Path.isSwift(path)
      ? GeneratedFiles(generator, file: path) : GeneratedFiles(generator, folder: path)
    console.printError(TextReporter().text(of: report.forReaders(reading: console.files)))
    if project.storyboards.isEmpty, report.count(.error) == 0 {
      throw FileProblem(
        reason: "there is no storyboard to generate Swift from in \(arguments.paths.quotedList); "
          + "name the folder with the storyboards"
      )
    }
    if path.isEmpty {
      files.files.forEach { console.print($0.text) }
    } else {
      let count = try files.write(to: console.files)
      if !arguments.has(.quiet) {
        console.printError("wrote \(count) of \(files.files.count) files; \(report.summary)\n")
      }
    }
    return ExitStatus(report, failing: settings.failing)
  }
}
