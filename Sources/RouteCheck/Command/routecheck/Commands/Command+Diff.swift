import ProjectLoading
import ProjectModel
import RouteDiagnostics
import RouteMaps
import RouteReports
import RouteRules
import RouteTables
import Routes
import RuleRunning
import RuleSupport
import SourceText

private let output = Option.output(help: "Write the changes to this file")

private let format = ChoiceOption(
  "--format",
  default: DiffFormat.text,
  orExtensionOf: output,
  help: "The format of the changes"
)

private let revision = Option(
  name: "--revision",
  help: "Take the first argument as a revision, even if a file has its name"
)

extension Command {
  static let diff = Command(
    name: "diff",
    summary:
      "print the screens, segues and routes that were added, removed, changed or moved",
    operands: Operands(
      names: ["OLD", "NEW"],
      value: .path("PATH"),
      required: 1,
      explanation: """
        OLD and NEW are folders, storyboards, route tables or git revisions. 'diff main..' compares
        two revisions, 'diff main...' shows the changes of a branch since it left main, and
        'diff main' compares a revision with the files of the current folder. Each side is read with
        its own .routecheck.json, unless --config names one for both. A route table, whose name ends
        in '.json', is compared with another route table.
        """
    ),
    options: [format.option, output, revision, .config, .quiet, .jobs]
  ) { arguments, console in
    let format = try arguments.format(format, of: arguments[output])
    if arguments.operands.contains(where: { $0.hasSuffix(".json") }) {
      return try compareTables(arguments, format, console)
    }
    let (old, new) = try DiffSide.sides(
      of: arguments.operands,
      beginsWithRevision: arguments.has(revision),
      console
    )
    let shared = try arguments[.config].map { path in
      Settings(
        try Configuration.read(path, from: console.files),
        in: ConfigurationFolder(Path.folder(path))
      )
    }
    let before = try await old.load(arguments, shared, console)
    let after = try await new.load(arguments, shared, console)
    let diff = AppDiff(from: before, at: old.path, to: after, at: new.path)
    try console.write(
      format.text(of: diff),
      of: PlainText.counted(diff.changes.count, "change"),
      to: arguments[output],
      sparing: [],
      arguments
    )
    let broken = [before, after].map { console.reportBrokenInputs(of: $0) }
    if broken.contains(.unreadable) { return .unreadable }
    if broken.contains(.findings) { return .findings }
    return diff.isBreaking ? .findings : .success
  }

  private static func compareTables(
    _ arguments: Arguments,
    _ format: DiffFormat,
    _ console: Console
  ) throws -> ExitStatus {
    guard arguments.operands.count == 2 else { throw UsageError("missing argument NEW") }
    var tables: [RouteTable] = []
    for path in arguments.operands {
      switch RouteTableFile.read(try console.read(path), path: path) {
      case .success(let file): tables.append(file.table)
      case .failure(let problem):
        let rule = Rule.malformedTable.id
        let report = Report([Diagnostic(problem, in: path, rule: rule)], fileCount: 2)
        console.printError(TextReporter().text(of: report))
        return .unreadable
      }
    }
    let diff = RouteTableDiff(from: tables[0], to: tables[1])
    guard let text = format.text(of: diff) else {
      throw UsageError.invalidValue(
        format.rawValue,
        for: "--format",
        expected: "text, json or markdown for route tables, which have no screens to draw"
      )
    }
    try console.write(
      text,
      of: PlainText.counted(diff.changes.count, "change"),
      to: arguments[output],
      sparing: arguments.operands,
      arguments
    )
    return diff.changes.contains(where: \.isBreaking) ? .findings : .success
  }
}
