import AppExploration
import ProjectModel
import RouteDiagnostics
import RouteGenerators
import Routes
import RuleSupport
import SourceText

/// Runs rules over a project and settles the severity of their findings.
package struct RuleRunner: Sendable {
  /// The rules that run, each with the severity that the configuration sets.
  private let rules: [(rule: Rule, severity: Severity?)]

  /// What a run is for, which decides the rules that run by default.
  package enum Purpose: Sendable {
    case validating
    case generating
    case exploring
  }

  /// Chooses the rules.
  ///
  /// - Parameter names: The only rules to run, even if they are off. Rules about inputs run as well. Empty
  ///   means all rules that are on.
  package init(
    _ settings: [String: Rule.Setting] = [:],
    only names: [String] = [],
    skipping skipped: [String] = [],
    for purpose: Purpose = .validating
  ) {
    rules = Rule.all.compactMap { rule in
      let isOfPurpose = purpose == .exploring ? rule.isOfSearch : !rule.needsSearch
      if skipped.contains(rule.id) || !isOfPurpose { return nil }
      let setting = settings[rule.id]
      let isOnByDefault =
        purpose == .generating ? rule.isOnWhenGenerating ?? rule.isOnByDefault : rule.isOnByDefault
      let isOn = setting.map { $0 != .off } ?? isOnByDefault
      let isChosen = names.isEmpty || rule.isAboutInputs ? isOn : names.contains(rule.id)
      guard isChosen else { return nil }
      if case .severity(let severity) = setting { return (rule, severity) }
      return (rule, nil)
    }
  }

  /// Runs the rules one after the other.
  package func run(on project: Project) -> Report {
    let diagnostics = project.independentParts.flatMap { part in
      let inputs = RuleInputs(of: part, for: rules.map(\.rule))
      return rules.flatMap { Self.diagnostics(of: $0, $1, in: part, inputs) }
    }
    return Report(diagnostics, of: project)
  }

  /// Runs the rules in parallel.
  ///
  /// - Parameter names: The names of generated code, if they are settled already.
  package func runConcurrently(on project: Project, _ names: SwiftNames? = nil) async -> Report {
    var diagnostics: [Diagnostic] = []
    for part in names == nil ? project.independentParts : [project] {
      diagnostics += await withTaskGroup(of: [Diagnostic].self) { group in
        for (rule, severity) in rules where !rule.needsInputs {
          group.addTask { Self.diagnostics(of: rule, severity, in: part, nil) }
        }
        let inputs = RuleInputs(of: part, for: rules.map(\.rule), names)
        for (rule, severity) in rules where rule.needsInputs {
          group.addTask { Self.diagnostics(of: rule, severity, in: part, inputs) }
        }
        return await group.reduce(into: [], +=)
      }
    }
    return Report(diagnostics, of: project)
  }

  /// Runs the rules on the results of searches in the apps of a project.
  ///
  /// A finding of several searches, for example in both widths, is reported once.
  package func run(on project: Project, _ searches: [ExplorationResult]) -> Report {
    var seen: Set<Diagnostic> = []
    var diagnostics: [Diagnostic] = []
    let segues = UnconditionalSegues(project)
    for (rule, severity) in rules {
      for finding in searches.flatMap({ rule.findings(in: $0, segues) }) {
        let diagnostic = Diagnostic(finding, of: rule, severity)
        var key = diagnostic
        key.finding.witness = nil
        if seen.insert(key).inserted { diagnostics.append(diagnostic) }
      }
    }
    return Report(diagnostics, fileCount: project.fileCount)
  }

  private static func diagnostics(
    of rule: Rule,
    _ severity: Severity?,
    in project: Project,
    _ inputs: RuleInputs?
  ) -> [Diagnostic] {
    rule.findings(in: project, inputs).map { finding in
      var finding = finding
      if rule.namesCause {
        // Other projects have other causes.
        let projects = project.files.inputs.projectFolders
        let folder = Path.ancestors(of: finding.file.string).first {
          projects.contains(ExactString($0))
        }
        finding.cause = "\(folder ?? ""): \(finding.cause ?? finding.message)"
      }
      return Diagnostic(finding, of: rule, severity)
    }
  }
}

extension Report {
  fileprivate init(_ diagnostics: [Diagnostic], of project: Project) {
    self.init(
      diagnostics,
      fileCount: project.fileCount,
      uncheckedApps: project.code.uncheckedApps
    )
  }
}

extension Diagnostic {
  /// - Parameter severity: The severity that the configuration sets, if any.
  fileprivate init(_ finding: Finding, of rule: Rule, _ severity: Severity?) {
    let severity = severity ?? finding.severity ?? rule.severity
    self.init(finding, rule: rule.id, severity: severity)
  }
}
