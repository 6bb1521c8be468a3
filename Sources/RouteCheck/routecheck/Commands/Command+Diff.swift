import RouteCheckCore
import Routes

extension Option {
  static let diffFormat = Option(
    name: "--format",
    value: .choice(["text", "json"]),
    help: "How changes are printed."
  )
}

extension Command {
  /// Compares two route tables.
  static let diff = Command(
    name: "diff",
    summary: "say which routes were added, removed or changed between two tables",
    operands: .tables,
    options: [.diffFormat]
  ) { arguments, console in
    guard let old = arguments.operands.first else { throw UsageError.missingOperand("OLD") }
    guard let new = arguments.operands.dropFirst().first else {
      throw UsageError.missingOperand("NEW")
    }
    if let operand = arguments.operands.dropFirst(2).first {
      throw UsageError.unexpectedOperand(operand)
    }
    var tables: [RouteTable] = []
    for path in [old, new] {
      switch RouteTableReader.read(try console.read(path), path: path) {
      case .success(let file): tables.append(file.table)
      case .failure(let problem):
        let rule = Rule.malformedTable.id.rawValue
        let report = Report([Diagnostic(problem, in: path, rule: rule)], fileCount: 2)
        console.printError(TextReporter().text(of: report))
        return .unreadable
      }
    }
    let diff = RouteTableDiff(from: tables[0], to: tables[1])
    switch arguments[.diffFormat] {
    case "json": console.print(RouteTableDiffReporter.json(diff))
    default: console.print(RouteTableDiffReporter.text(diff))
    }
    return diff.changes.contains(where: \.isBreaking) ? .findings : .success
  }
}
