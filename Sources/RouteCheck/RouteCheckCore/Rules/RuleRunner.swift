import StoryboardReader
import SwiftScanner

/// Runs rules over a project and settles the severity of what they find.
package struct RuleRunner: Sendable {
  /// The rules that run, each with the severity of its findings where that is set.
  private let rules: [(rule: Rule, severity: Severity?)]

  /// Every rule that runs without being asked for.
  package static let standard = RuleRunner()

  /// Chooses the rules.
  ///
  /// - Parameters:
  ///   - settings: What the configuration sets rules to.
  ///   - names: The only rules to run, also those that are off, beside the ones about inputs that
  ///     cannot be used; none means all that are on.
  ///   - skipped: Rules to leave out.
  ///   - isGenerating: Whether Swift is generated, which turns rules on and off that are about that.
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

  package func run(on project: Project) -> Report {
    Report(
      rules.flatMap { Self.diagnostics(of: $0, $1, in: project) },
      fileCount: project.fileCount
    )
  }

  /// Runs the rules beside each other.
  package func runConcurrently(on project: Project) async -> Report {
    await withTaskGroup(of: [Diagnostic].self) { group in
      for (rule, severity) in rules {
        group.addTask { Self.diagnostics(of: rule, severity, in: project) }
      }
      return Report(await group.reduce(into: [], +=), fileCount: project.fileCount)
    }
  }

  private static func diagnostics(
    of rule: Rule,
    _ severity: Severity?,
    in project: Project
  ) -> [Diagnostic] {
    rule.check(project).filter { !project.isSuppressed($0) }.map {
      Diagnostic($0, severity: severity ?? $0.severity ?? rule.severity)
    }
  }
}

extension Diagnostic {
  package init(_ finding: Finding, severity: Severity) {
    self.init(
      rule: finding.rule.rawValue,
      severity: severity,
      file: finding.file,
      location: finding.location,
      message: finding.message,
      notes: finding.notes,
      fix: finding.fix,
      object: finding.object
    )
  }
}
