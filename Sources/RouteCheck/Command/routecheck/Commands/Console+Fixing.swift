import ProjectLoading
import RouteDiagnostics
import RouteReports
import Routes
import SourceText

extension Console {
  /// Writes the files of a report with the fixes of their findings, and returns whether there is one.
  func fix(_ report: Report, _ arguments: Arguments) throws(FileProblem) -> Bool {
    var count = 0
    var fixed: [(path: String, bytes: [UInt8])] = []
    let findings = Dictionary(grouping: report.diagnostics.filter { $0.fix != nil }, by: \.file)
    for (path, findings) in findings.sorted(by: { $0.key < $1.key })
    where files.kind(path.string) == .file {
      let file = FixedFile(try read(path.string), fixing: findings)
      count += file.count
      if file.count > 0 { fixed.append((path.string, file.bytes)) }
    }
    let (files, written) = (files, fixed)
    try Interrupts.ignored { () throws(FileProblem) in try files.write(written) }
    if !arguments.has(.quiet) {
      let names = PlainText.counted(count, "name")
      printError("replaced \(names) in \(PlainText.counted(fixed.count, "file"))\n")
    }
    return !fixed.isEmpty
  }
}
