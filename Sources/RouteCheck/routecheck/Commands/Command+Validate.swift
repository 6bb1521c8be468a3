import RouteCheckCore

extension Option {
  static let format = Option(
    name: "--format",
    value: .choice(ReportFormat.allCases.map(\.rawValue)),
    help: "How findings are printed."
  )
}

extension Command {
  /// Checks everything against everything else.
  static let validate = Command(
    name: "validate",
    summary: "check storyboards, sources and route tables against each other",
    operands: .paths,
    options: [.format, .writeBaseline] + Settings.options
  ) { arguments, console in
    let settings = try Settings(arguments, files: console.files)
    let project = await ProjectLoader(arguments, settings, console).load(arguments.paths)
    let report = await settings.check(project)
    if let path = arguments[.writeBaseline] {
      let contents = PlainText.counted(report.diagnostics.count, "finding")
      try console.write(Baseline(report).json, of: contents, to: path, arguments)
      return .success
    }
    let format = arguments[.format].flatMap(ReportFormat.init) ?? .text
    console.print(format.text(of: report, reading: console.files, isColoured: console.isColoured))
    if !arguments.has(.quiet) { console.printError("\(report.summary)\n") }
    return ExitStatus(report, failing: settings.failing)
  }
}
