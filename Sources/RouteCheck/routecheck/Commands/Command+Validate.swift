import RouteCheckCore

private let format = ChoiceOption(
  "--format",
  default: ReportFormat.text,
  help: "The format of the findings"
)

private let writeBaseline = Option(
  name: "--write-baseline",
  value: .file,
  help: "Write all findings to this file and succeed"
)

extension Command {
  /// Checks storyboards, sources and route tables against each other.
  static let validate = Command(
    name: "validate",
    summary: "check storyboards, sources and route tables against each other",
    operands: .paths,
    options: [format.option, writeBaseline] + Settings.options
  ) { arguments, console in
    let settings = try Settings(
      arguments,
      files: console.files,
      usesConfiguredBaseline: !arguments.has(writeBaseline)
    )
    let project = await ProjectLoader(arguments, settings, console).load(arguments.paths)
    let report =
      arguments.has(writeBaseline)
      ? await settings.check(project)
      : await settings.checkWithSettings(project, of: arguments.paths, in: console.files)
    if let path = arguments[writeBaseline] {
      let contents = PlainText.counted(report.diagnostics.count, "finding")
      try console.write(
        Baseline(report, in: settings.folder).json,
        of: contents,
        to: path,
        sparing: project.paths + settings.paths,
        arguments
      )
      return .success
    }
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
