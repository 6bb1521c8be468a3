import ExploredApps
import RouteDiagnostics
import Routes
import RoutesExploration
import SourceText

/// What a run of `explore` prints, independent of the format.
package struct ExplorationOutput: Sendable {
  /// What was found in each app.
  package var results: [ExplorationResult]
  /// The findings of all apps.
  package var report: Report
  /// The pattern to which paths are asked for, and the path in each app that has one.
  package var goal: (pattern: String, paths: [Exploration.Path?])?
  /// The segues that journals perform in each app, if there are journals.
  package var coverage: [Exploration.Coverage]?

  /// Searches for paths, and makes the moves of everything that is printed on graphs of their own.
  ///
  /// - Parameters:
  ///   - results: What was found in each app.
  ///   - report: The findings of all apps.
  ///   - pattern: The screen or the state to which paths are asked for, if any.
  ///   - journals: Recorded journals, if there are any.
  /// - Throws: `NotationError` if the pattern cannot be read, or no app has its screens;
  ///   `Exploration.Mismatch` if a graph does not make the moves of a path.
  package init(
    _ results: [ExplorationResult],
    _ report: Report,
    to pattern: String?,
    covering journals: [Journal]?
  ) throws {
    self.results = results
    self.report = report
    for result in results { try result.rehearse(report.diagnostics) }
    if let pattern {
      // An app may lack a screen that another one has.
      var paths: [Exploration.Path?] = []
      var errors: [NotationError] = []
      for result in results {
        do throws(NotationError) {
          paths.append(try result.exploration.path(to: pattern))
        } catch {
          paths.append(nil)
          errors.append(error)
        }
      }
      if errors.count == results.count, let error = errors.first { throw error }
      for case (let result, let path?) in zip(results, paths) { _ = try result.rehearse(path) }
      goal = (pattern, paths)
    }
    if let journals { coverage = try results.map { try $0.coverage(of: journals) } }
  }

  /// Whether a path was asked for and there is none.
  package var isWithoutGoal: Bool { goal?.paths.allSatisfy { $0 == nil } ?? false }
}
