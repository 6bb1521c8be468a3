import ProjectLoading
import RouteDiagnostics
import RouteReports
import RouteRules
import Routes
import RuleRunning
import RuleSupport
import SourceText

struct Command: Sendable {
  let name: String
  /// The action of the command, as a phrase without a period.
  let summary: String
  let operands: Operands
  let options: [Option]
  let run: @Sendable (Arguments, Console) async throws -> ExitStatus

  /// Every command, in the order of the help.
  static let all: [Command] = [
    .validate, .explore, .table, .diff, .generate, .map, .rules, .explain,
  ]

  static func first(having option: String) -> Command? {
    all.first { $0.options.contains { $0.name == option } }
  }
}

/// Chooses and runs a command, and turns errors into messages and an exit status.
enum CommandLineTool {
  static func run(_ words: [String], on console: Console) async -> ExitStatus {
    var words = words.map { $0 == "-h" ? "--help" : $0 }[...]
    if words.first == "help" { words = words.dropFirst().prefix(1) + ["--help"] }
    let command = Command.all.first { $0.name == words.first }
    if command != nil { words = words.dropFirst() }
    do {
      return try await run(command, words, on: console)
    } catch {
      return print(error, of: command, on: console)
    }
  }

  /// Prints an error of a command, and returns the exit status for it.
  static func print(_ error: any Error, of command: Command?, on console: Console) -> ExitStatus {
    switch error {
    case let error as UsageError:
      let name = command.map { " \($0.name)" } ?? ""
      console.printError(
        "error: \(error.reason.escaped(for: .terminal))\nSee 'routecheck\(name) --help'.\n"
      )
      return .usage
    case let error as MalformedInput:
      console.printError(error.lines.escaped(forLinesOf: .terminal) + "\n")
      return .usage
    case let error as ConfigurationProblem:
      console.printError(TextReporter().text(of: Report([error.diagnostic], fileCount: 1)))
      return .usage
    case let error as FileProblem:
      console.printError("error: \(error.reason.escaped(for: .terminal))\n")
      return .unreadable
    default:
      console.printError("internal error: \("\(error)".escaped(for: .terminal))\n")
      return .fault
    }
  }

  private static func run(
    _ chosen: Command?,
    _ words: ArraySlice<String>,
    on console: Console
  ) async throws -> ExitStatus {
    let command = chosen ?? .validate
    let common: [Option] = chosen == nil ? [.help, .version] : [.help]
    let arguments = try Arguments(words, options: command.options + common)
    if arguments.has(.help) {
      console.print(chosen.map(Help.text(of:)) ?? Help.text)
      return .success
    }
    if arguments.has(.version) {
      console.print("\(ToolVersion.current)\n")
      return .success
    }
    if chosen == nil, let first = arguments.operands.first, console.files.target(first) == nil,
      let near = SpellingSuggestion.closest(to: first, among: Command.all.map(\.name))
    {
      let hint = SpellingSuggestion.hint(near)
      throw UsageError("there is no file or command '\(first)'\(hint)")
    }
    try command.operands.check(arguments.operands)
    return try await command.run(arguments, console)
  }
}

enum ExitStatus: Int32, Sendable, CaseIterable {
  /// No findings of the severity that fails, or above.
  case success = 0
  case findings = 1
  case usage = 64
  case unreadable = 66
  /// A fault of the tool itself.
  case fault = 70

  /// The meaning of the status, as a phrase with a capital letter and without a period.
  var explanation: String {
    switch self {
    case .success: "No findings"
    case .findings: "Findings"
    case .usage: "Wrong usage"
    case .unreadable: "An input cannot be read"
    case .fault: "An internal error"
    }
  }
}

extension ExitStatus {
  /// The status for a report: an unreadable input outweighs the findings in the others.
  init(_ report: Report, failing: Severity) {
    let unreadable = Rule.unreadableInput.id
    if report.diagnostics.contains(where: { $0.rule == unreadable }) {
      self = .unreadable
    } else {
      self = report.diagnostics.contains { $0.severity >= failing } ? .findings : .success
    }
  }
}
