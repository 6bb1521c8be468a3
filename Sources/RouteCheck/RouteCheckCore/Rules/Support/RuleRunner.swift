/// Runs rules over a project and settles the severity of their findings.
package struct RuleRunner: Sendable {
  /// The rules that run, each with the severity that the configuration sets.
  private let rules: [(rule: Rule, severity: Severity?)]

  /// Chooses the rules.
  ///
  /// - Parameters:
  ///   - settings: The settings of the configuration.
  ///   - names: The only rules to run, even if they are off. Rules about inputs run as well. Empty
  ///     means all rules that are on.
  ///   - skipped: Rules to leave out.
  ///   - isGenerating: Whether Swift is generated, which changes the rules that run by default.
  package init(
    _ settings: [Rule.ID: Configuration.Setting] = [:],
    only names: [String] = [],
    skipping skipped: [String] = [],
    isGenerating: Bool = false
  ) {
    rules = Rule.all.compactMap { rule in
      let name = rule.id.rawValue
      if skipped.contains(name) { return nil }
      let setting = settings[rule.id]
      let isOnByDefault =
        isGenerating ? rule.isOnWhenGenerating ?? rule.isOnByDefault : rule.isOnByDefault
      let isOn = setting.map { $0 != .off } ?? isOnByDefault
      let isChosen = names.isEmpty || rule.isAboutInputs ? isOn : names.contains(name)
      guard isChosen else { return nil }
      if case .severity(let severity) = setting { return (rule, severity) }
      return (rule, nil)
    }
  }

  /// Runs the rules one after the other.
  package func run(on project: Project) -> Report {
    let mismatches = mismatches(in: project)
    return Report(
      rules.flatMap { Self.diagnostics(of: $0, $1, in: project, mismatches) },
      fileCount: project.fileCount
    )
  }

  /// Runs the rules in parallel.
  package func runConcurrently(on project: Project) async -> Report {
    let mismatches = mismatches(in: project)
    return await withTaskGroup(of: [Diagnostic].self) { group in
      for (rule, severity) in rules {
        group.addTask { Self.diagnostics(of: rule, severity, in: project, mismatches) }
      }
      return Report(await group.reduce(into: [], +=), fileCount: project.fileCount)
    }
  }

  /// The routes that contradict the storyboards, if any rule reports them.
  private func mismatches(in project: Project) -> [RouteMismatch] {
    rules.contains { $0.rule.reportsRoute != nil } ? project.routeMismatches : []
  }

  private static func diagnostics(
    of rule: Rule,
    _ severity: Severity?,
    in project: Project,
    _ mismatches: [RouteMismatch]
  ) -> [Diagnostic] {
    rule.findings(in: project, mismatches).map { finding in
      Diagnostic(
        rule: rule.id.rawValue,
        severity: severity ?? finding.severity ?? rule.severity,
        file: finding.file,
        location: finding.location,
        message: finding.message,
        notes: finding.notes,
        fix: finding.fix,
        object: finding.object
      )
    }
  }
}
