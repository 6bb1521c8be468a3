import RouteCheckCore
import Routes

private let format = ChoiceOption(
  "--format",
  default: DiffFormat.text,
  help: "The format of the changes"
)

extension Command {
  /// Compares two route tables.
  static let diff = Command(
    name: "diff",
    summary: "print which routes were added, removed or changed between two tables",
    operands: Operands(
      names: ["OLD", "NEW"],
      value: .path("TABLE", pattern: "*.routes.json"),
      explanation: "OLD and NEW are route tables. One of them may be -, which is standard input."
    ),
    options: [format.option]
  ) { arguments, console in
    if arguments.operands == [Operands.standardInput, Operands.standardInput] {
      throw UsageError.invalidValue(
        Operands.standardInput,
        name: "NEW",
        near: nil,
        expected: "a file, because standard input can be read only once"
      )
    }
    var tables: [RouteTable] = []
    for path in arguments.operands {
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
    console.print(arguments[format].text(of: diff))
    return diff.changes.contains(where: \.isBreaking) ? .findings : .success
  }
}
