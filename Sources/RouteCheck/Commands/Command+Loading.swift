import Routes

extension Arguments {
  /// The paths that are given, or the folder in which the tool runs.
  var paths: [String] { operands.isEmpty ? ["."] : operands }
}

extension Console {
  /// Reads a file that the command line names, or throws with the path in the words of the error.
  func read(_ path: String) throws(FileProblem) -> [UInt8] {
    do throws(FileProblem) {
      return try files.contents(path)
    } catch {
      guard files.target(path) == nil else {
        throw FileProblem(reason: "'\(path)' cannot be read: \(error.reason)")
      }
      throw FileProblem(reason: "there is no file '\(path)'\(files.nearPathHint(path))")
    }
  }

  /// Writes a text to a file whole, and says so unless it is to be quiet.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - contents: What the text holds, in words.
  ///   - path: The file.
  ///   - arguments: The command line, which may have `--quiet`.
  /// - Throws: ``FileProblem`` with the path in its words.
  func write(
    _ text: String,
    of contents: String,
    to path: String,
    _ arguments: Arguments
  ) throws(FileProblem) {
    try files.write([(path, Array(text.utf8))])
    if !arguments.has(.quiet) { printError("wrote \(contents) to \(PlainText.safe(path))\n") }
  }
}

extension Console {
  /// Tells which inputs could not be used, for commands that print something else than findings.
  func reportBrokenInputs(of project: Project) -> ExitStatus {
    let rules: [Rule.ID] = [.unreadableInput, .malformedStoryboard, .malformedTable]
    let report = RuleRunner(only: rules.map(\.rawValue)).run(on: project)
    printError(TextReporter().text(of: report))
    return ExitStatus(report, failing: .error)
  }
}

extension ProjectLoader {
  /// A loader with the settings of a command.
  init(_ arguments: Arguments, _ settings: Settings, _ console: Console) {
    self.init(files: console.files, width: arguments[.jobs].flatMap { Int($0) } ?? console.width)
    isExcluded = { settings.isExcluded($0) }
    generation = settings.generation
    if console.isInteractive { progress = { console.showProgress($0) } }
  }
}

extension Console {
  /// Shows how many files are being read, on one line that the next text on the terminal replaces.
  fileprivate func showProgress(_ count: Int) {
    printError("\rreading \(PlainText.counted(count, "file")) ...\r\u{1B}[K")
  }
}
