import ExploredApps
import ProjectModel
import RouteDiagnostics
import RouteGenerators
import RouteRules
import RuleSupport

/// The settings of a run: the configuration, overridden by the command line.
package struct Settings: Sendable {
  package var runner: RuleRunner
  var exclude: PathPatterns
  var suppress: [Suppression]
  /// The folder that the paths of the configuration and the baseline are relative to.
  package var folder: ConfigurationFolder
  package var baseline: Baseline?
  package var failing: Severity
  /// How Swift is generated.
  package var generation: GenerationOptions
  /// The paths of the configuration and the baseline.
  package var paths: [String] = []

  /// Combines a configuration with the options of the command line.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - folder: The folder of the configuration.
  ///   - runner: The rules; `nil` for those of the configuration.
  ///   - baseline: The accepted findings.
  ///   - isStrict: Whether warnings fail the run.
  package init(
    _ configuration: Configuration,
    in folder: ConfigurationFolder = ConfigurationFolder(),
    running runner: RuleRunner? = nil,
    baseline: Baseline? = nil,
    isStrict: Bool = false
  ) {
    self.runner = runner ?? RuleRunner(configuration.rules)
    exclude = PathPatterns(configuration.exclude)
    suppress = configuration.suppress
    self.folder = folder
    self.baseline = baseline
    generation = configuration.generate
    failing = configuration.strict || isStrict ? .warning : .error
  }

  package func isExcluded(_ path: String) -> Bool {
    !exclude.isEmpty && exclude.match(folder.relative(path))
  }

  /// Checks a project and removes the accepted findings.
  ///
  /// - Parameter names: The names of generated code, if they are settled already.
  package func check(_ project: Project, _ names: SwiftNames? = nil) async -> Report {
    accepted(await runner.runConcurrently(on: project, names), in: project)
  }

  /// Checks the results of searches in a project's apps, and removes the accepted findings.
  package func check(_ project: Project, _ searches: [ExplorationResult]) -> Report {
    accepted(runner.run(on: project, searches), in: project)
  }

  /// Removes the accepted findings of a report.
  private func accepted(_ report: Report, in project: Project) -> Report {
    let suppressions = Suppressions(
      comments: project.code.suppressions,
      objects: suppress,
      folder: folder,
      baseline: baseline
    )
    return report.filtered(suppressions.filter)
  }
}
