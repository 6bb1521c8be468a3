import AppExploration
import ProjectModel
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
  /// The screen to which paths are asked for, and the path in each app that has one.
  package var goal: (screen: String, paths: [Exploration.Path?])?
  /// The segues that journals perform in each app, if there are journals.
  package var coverage: [Exploration.Coverage]?

  /// The screens that no search reached, each in the first search that could have.
  package let missed: [[MissedScreen]]

  /// Searches for paths.
  ///
  /// - Parameters:
  ///   - results: What was found in each app.
  ///   - screen: The screen to which paths are asked for, if any.
  ///   - journals: Recorded journals, if there are any.
  /// - Throws: `Snapshot.NotationError` if no app has the screen.
  package init(
    _ results: [ExplorationResult],
    _ report: Report,
    to screen: String?,
    covering journals: [Journal]?
  ) throws {
    self.results = results
    self.report = report
    var told = Set(
      results.flatMap { result in
        result.exploration.screens.compactMap { $0.scene.flatMap(result.app.view)?.reference }
      }
    )
    missed = results.map { result in
      result.missed.filter { told.insert($0.view.reference).inserted }
    }
    if let screen {
      // An app may lack a screen that another one has.
      var paths: [Exploration.Path?] = []
      var errors: [Snapshot.NotationError] = []
      for result in results {
        do throws(Snapshot.NotationError) {
          paths.append(try result.exploration.path(to: screen))
        } catch {
          paths.append(nil)
          errors.append(error)
        }
      }
      if errors.count == results.count, let error = errors.first { throw error }
      goal = (screen, paths)
    }
    if let journals { coverage = try results.map { try $0.coverage(of: journals) } }
  }

  /// The findings about one app.
  func report(of result: ExplorationResult) -> Report {
    report.filtered { $0.filter { $0.witness.map(result.isAbout) ?? true } }
  }

  /// Whether a path was asked for and there is none.
  package var isWithoutGoal: Bool { goal?.paths.allSatisfy { $0 == nil } ?? false }
}
