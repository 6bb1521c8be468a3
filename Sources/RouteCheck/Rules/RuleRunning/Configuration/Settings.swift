import AppExploration
import ProjectLoading
import ProjectModel
import RouteDiagnostics
import RouteGenerators
import Routes
import SourceText

/// The settings of a run: the configuration, overridden by the command line.
package struct Settings: Sendable {
  package var runner: RuleRunner
  let configuration: Configuration
  private let exclude: PathPatterns
  /// The folder that the paths of the configuration and the baseline are relative to.
  package var folder: ConfigurationFolder
  package var baseline: Baseline?
  package var failing: Severity
  package var generation: GenerationOptions
  /// The paths of the configuration and the baseline.
  package var paths: [String] = []

  /// Combines a configuration with the options of the command line.
  ///
  /// - Parameters:
  ///   - runner: The rules; `nil` for those of the configuration.
  ///   - isStrict: Whether warnings fail the run.
  package init(
    _ configuration: Configuration,
    in folder: ConfigurationFolder = ConfigurationFolder(),
    running runner: RuleRunner? = nil,
    baseline: Baseline? = nil,
    isStrict: Bool = false
  ) {
    self.runner = runner ?? RuleRunner(configuration.rules)
    self.configuration = configuration
    exclude = PathPatterns(configuration.exclude)
    self.folder = folder
    self.baseline = baseline
    generation = configuration.generate
    failing = configuration.strict || isStrict ? .warning : .error
  }

  package func isExcluded(_ path: String) -> Bool {
    !exclude.isEmpty && exclude.match(folder.relative(path))
  }

  /// The excluded names that no file or folder has, although one has a similar name, and such classes
  /// under `generate.types`.
  ///
  /// - Parameter paths: The paths that were read. A name without a slash may be anywhere below the folder of
  ///   the configuration.
  package func misspelledNames(
    of project: Project,
    _ paths: [String],
    in files: FileSystem
  ) -> [Diagnostic] {
    guard let file = self.paths.first, paths.contains(where: folder.isAtOrBelow) else { return [] }
    let named = zip(configuration.exclude, configuration.exclusionLocations)
    let exclusions = named.compactMap { name, location -> TextProblem? in
      let path = folder.path(name)
      let patterns = PathPatterns([name])
      guard !name.contains("*"), !name.contains("?"), files.kind(path) == nil,
        !project.files.inputs.excluded.contains(where: { patterns.match(folder.relative($0)) }),
        let near = files.nearPath(path)
      else { return nil }
      let hint = SpellingSuggestion.hint(folder.relative(near))
      return TextProblem("there is no '\(name)' to exclude\(hint)", at: location)
    }
    let classes = Set(project.scenes.lazy.compactMap(\.scene.customClass))
    let others = classes.filter { generation.types[$0] == nil }
    let types = configuration.typeLocations.compactMap { name, place -> TextProblem? in
      guard !classes.contains(name), let near = SpellingSuggestion.slip(of: name, among: others)
      else { return nil }
      let hint = SpellingSuggestion.hint(near.string)
      return TextProblem("no scene has the class '\(name)' of 'generate.types'\(hint)", at: place)
    }
    return (exclusions + types).map { problem in
      Diagnostic(problem, in: file, rule: "configuration", severity: .warning)
    }
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

  private func accepted(_ report: Report, in project: Project) -> Report {
    report.filtered { open($0, project.code.suppressions) }
  }
}
