import RouteCheckCore

extension Option {
  static let generated = Option(
    name: "--output",
    value: .file,
    help: "The Swift file for all, or the folder for one each; instead of standard output."
  )
  static let access = Option(
    name: "--access",
    value: .choice(GenerationOptions.Access.allCases.map(\.rawValue)),
    help: "Who sees what is generated."
  )
  static let module = Option(
    name: "--module",
    value: .word("NAME"),
    help: "The module that the code becomes part of."
  )
  static let importedModule = Option(
    name: "--import",
    value: .word("NAME"),
    help: "A module to import; may be repeated.",
    repeats: true
  )
  static let mappedType = Option(
    name: "--type",
    value: .word("CLASS=TYPE"),
    help: "The Swift type of a class, such as 'any ShareScreen'; may be repeated.",
    repeats: true
  )
}

extension Command {
  /// Writes Swift that does not compile where it disagrees with the storyboards.
  static let generate = Command(
    name: "generate",
    summary: "write Swift: typed segues, storyboards as values, enums for prepare(for:)",
    operands: .paths,
    options: [.generated, .access, .module, .importedModule, .mappedType] + Settings.options
  ) { arguments, console in
    var settings = try Settings(arguments, files: console.files, isGenerating: true)
    try settings.generation.apply(arguments)
    let project = await ProjectLoader(arguments, settings, console).load(arguments.paths)
    let report = await settings.check(project)
    let plan = GenerationPlan(project, report)
    let generator = SwiftGenerator(plan: plan, options: project.generation)
    let output = arguments[.generated]
    let files =
      output.map { $0.hasSuffix(".swift") } ?? true
      ? GeneratedFiles(generator, file: output ?? "")
      : GeneratedFiles(generator, folder: output ?? "")
    console.printError(TextReporter().text(of: report))
    if output == nil {
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
