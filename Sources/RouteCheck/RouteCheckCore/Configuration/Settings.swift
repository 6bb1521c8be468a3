import StoryboardReader
import SwiftScanner

/// How a run is set: the configuration's word, and over it the command line's.
package struct Settings: Sendable {
  package var runner: RuleRunner
  var exclude: [PathPattern]
  var suppress: [Suppression]
  package var baseline: Baseline?
  package var failing: Severity
  /// How Swift is generated, before the command's own options.
  package var generation: GenerationOptions

  /// Combines a configuration with what the command line chose.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - only: The rules to run, by name; empty for those of the configuration.
  ///   - skipping: The rules to leave out, by name.
  ///   - baseline: The findings to leave out.
  ///   - isStrict: Whether warnings fail, too.
  ///   - isGenerating: Whether Swift is generated, so that the rules of generation run.
  package init(
    _ configuration: Configuration,
    only: [String] = [],
    skipping: [String] = [],
    baseline: Baseline? = nil,
    isStrict: Bool = false,
    isGenerating: Bool = false
  ) {
    runner = RuleRunner(
      configuration.rules,
      only: only,
      skipping: skipping,
      isGenerating: isGenerating
    )
    exclude = configuration.exclude.map(PathPattern.init)
    suppress = configuration.suppress
    self.baseline = baseline
    generation = configuration.generate
    failing = configuration.strict || isStrict ? .warning : .error
  }

  package func isExcluded(_ path: String) -> Bool { exclude.contains { $0.matches(path) } }

  /// Checks a project and leaves out what is accepted.
  package func check(_ project: Project) async -> Report {
    let suppressions = Suppressions(
      comments: project.code.suppressions,
      objects: suppress,
      baseline: baseline
    )
    return await runner.runConcurrently(on: project).applying(suppressions)
  }
}
