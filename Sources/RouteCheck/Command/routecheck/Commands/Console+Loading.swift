import ProjectLoading
import ProjectModel
import RouteDiagnostics
import RouteReports
import RouteRules
import RuleRunning
import RuleSupport
import SourceText

extension Arguments {
  var paths: [String] { operands.isEmpty ? ["."] : operands }
}

extension Console {
  /// Reads a file named on the command line; the error contains its path.
  func read(_ path: String) throws(FileProblem) -> [UInt8] {
    if files.target(path) != nil { return try files.contents(of: path, as: "'\(path)'") }
    throw FileProblem(reason: "there is no file '\(path)'\(files.nearPathHint(path))")
  }
}

extension Console {
  /// Prints which inputs could not be used, for commands whose output is not findings, and returns their
  /// exit status.
  func reportBrokenInputs(of project: Project, and others: Rule...) -> ExitStatus {
    let rules = [.unreadableInput, .malformedStoryboard, .malformedTable] + others
    let report = RuleRunner(only: rules.map(\.id)).run(on: project)
    printError(TextReporter().text(of: report))
    return ExitStatus(report, failing: .error)
  }
}

extension ProjectLoader {
  init(_ arguments: Arguments, _ settings: Settings, _ console: Console) {
    self.init(
      files: console.files,
      concurrency: arguments[.jobs].flatMap { Int($0) } ?? console.concurrency
    )
    isExcluded = { settings.isExcluded($0) }
    generation = settings.generation
    if console.isInteractive { progress = { console.showProgress($0) } }
  }
}

extension Console {
  /// Shows how many files are being read, on a line that the next output replaces.
  fileprivate func showProgress(_ count: Int) {
    printError("\rreading \(PlainText.counted(count, "file")) ...\r\u{1B}[K")
  }
}
