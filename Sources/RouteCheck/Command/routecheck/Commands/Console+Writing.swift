import ProjectLoading
import ProjectModel
import RouteDiagnostics
import RuleRunning
import SourceText

extension Option {
  static func output(help: String) -> Option {
    Option(name: "--output", value: .file, help: help, defaultValue: "standard output")
  }
}

extension Console {
  /// Writes a text to a file atomically, and prints a line about it unless `--quiet` is given.
  ///
  /// - Parameters:
  ///   - contents: The contents, such as `3 scenes`.
  ///   - path: The file; `nil` to print the text.
  ///   - inputs: The input files, which are not replaced.
  func write(
    _ text: String,
    of contents: String,
    to path: String?,
    sparing inputs: [String],
    _ arguments: Arguments
  ) throws(FileProblem) {
    guard let path else {
      print(text)
      return
    }
    try files.write([(path, Array(text.utf8))], sparing: inputs)
    if !arguments.has(.quiet) {
      printError("wrote \(contents) to \(path.escaped(for: .terminal))\n")
    }
  }

  /// Writes the findings to the file of `--write-baseline`, so that later runs accept them, and returns
  /// whether the option is given.
  func writeBaseline(
    _ report: Report,
    of project: Project,
    _ settings: Settings,
    _ arguments: Arguments
  ) throws(FileProblem) -> Bool {
    guard let path = arguments[.writeBaseline] else { return false }
    try write(
      Baseline(report, in: settings.folder).json,
      of: PlainText.counted(report.diagnostics.count, "finding"),
      to: path,
      sparing: project.files.inputs.paths() + settings.paths,
      arguments
    )
    return true
  }
}
