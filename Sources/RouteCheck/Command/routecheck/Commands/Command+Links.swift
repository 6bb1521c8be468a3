import ProjectLoading
import ProjectModel
import RouteDiagnostics
import RouteReports
import RouteRules
import RuleRunning
import RuleSupport
import SourceText

private let app = Option(
  name: "--app",
  value: ValueType(
    "ID",
    expected: "a team and an identifier, as in 'ABCDE12345.com.example.app'",
    where: hasTeam
  ),
  help: "Print an 'apple-app-site-association' file for the app with this team and identifier",
  repeats: true
)

/// Whether the first part of an app's identifier is a team: ten capital letters and digits.
private func hasTeam(_ text: String) -> Bool {
  let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
  return parts.count == 2 && !parts[1].isEmpty && parts[0].utf8.count == 10
    && parts[0].utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
}

private let checked = Option(
  name: "--check",
  value: .file,
  help: "Compare the patterns with an 'apple-app-site-association' file"
)

private let prefix = Option(
  name: "--under",
  value: ValueType(
    "PATH",
    expected: "a path, as in '/app'",
    where: { $0.hasPrefix("/") && !$0.hasSuffix("/") }
  ),
  help: "The path of the website before each pattern",
  defaultValue: "none"
)

extension Command {
  static let links = Command(
    name: "links",
    summary: "print the table of links, or write and check the file of universal links",
    operands: .paths,
    options: [app, checked, prefix, .config, .quiet, .jobs]
  ) { arguments, console in
    let settings = try Settings(arguments, files: console.files)
    let project = await ProjectLoader(arguments, settings, console).load(arguments.paths)
    let cases = project.code.linkedCases
    let under = arguments[prefix] ?? ""
    let unresolved = Report(project.code.unresolvedLinkTables, fileCount: project.fileCount)
    // A file without the links of a table would close the app to them.
    if !unresolved.diagnostics.isEmpty {
      console.printError(TextReporter().text(of: unresolved))
      return ExitStatus(unresolved, failing: .error)
    }
    if cases.isEmpty {
      console.printError("the sources have no table of links\n")
      let status = console.reportBrokenInputs(of: project, and: .linkPattern)
      let needsTable = arguments[checked] != nil || !arguments.all(app).isEmpty
      return status == .success && needsTable ? .findings : status
    }
    if let path = arguments[checked] {
      let found: [Diagnostic]
      switch AppLinks.read(try console.read(path), path: path) {
      case .failure(let problem): found = [AppLinks.diagnostic(of: problem, in: path)]
      case .success(let links): found = links.differences(to: cases, under: under)
      }
      let report = Report(found, fileCount: project.fileCount)
      console.print(TextReporter().text(of: report))
      return ExitStatus(report, failing: .error)
    }
    let apps = arguments.all(app)
    if apps.isEmpty {
      for each in cases {
        let name = "\(each.type).\(each.name)".escaped(for: .terminal)
        let note = each.isOld ? " (old)" : ""
        let text = "\(each.pattern)".escaped(for: .terminal)
        console.print("\(text)  \(name)\(note)  \(each.file):\(each.location.line)\n")
      }
    } else {
      console.print(AppLinks.text(of: cases, apps: apps, under: under))
    }
    return console.reportBrokenInputs(of: project, and: .linkPattern)
  }
}
