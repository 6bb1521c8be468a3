import AppExploration
import ProjectModel
import RouteDiagnostics
import Routes
import RoutesExploration

/// What a run of `explore` prints, independent of the format.
package struct ExplorationOutput: Sendable {
  struct Search: Sendable {
    var result: ExplorationResult
    /// The screens that no search reached, unless an earlier search could have.
    var missed: [MissedScreen]
    /// The path to the screen that was asked for.
    var path: Exploration.Path?
    /// The segues that journals perform, if there are journals.
    var coverage: Exploration.Coverage?
  }

  var searches: [Search]
  let report: Report
  /// The screen to which paths are asked for, if any.
  let goal: String?

  /// Searches for paths.
  ///
  /// - Parameters:
  ///   - results: What was found in each app.
  ///   - goal: The screen to which paths are asked for, if any.
  ///   - journals: Recorded journals, if there are any.
  /// - Throws: `Snapshot.NotationError` if no app has the screen.
  package init(
    _ results: [ExplorationResult],
    _ report: Report,
    to goal: String?,
    covering journals: [Journal]?
  ) throws {
    self.report = report
    self.goal = goal
    var told = Set(
      results.flatMap { result in
        result.exploration.screens.compactMap { $0.scene.flatMap(result.app.view)?.reference }
      }
    )
    searches = results.map { result in
      Search(
        result: result,
        missed: result.missed.filter { told.insert($0.view.reference).inserted }
      )
    }
    if let goal {
      // An app may lack a screen that another one has.
      var errors: [Snapshot.NotationError] = []
      for (index, result) in results.enumerated() {
        do throws(Snapshot.NotationError) {
          searches[index].path = try result.exploration.path(to: goal)
        } catch {
          errors.append(error)
        }
      }
      if errors.count == results.count, let error = errors.first { throw error }
    }
    if let journals {
      for (index, result) in results.enumerated() {
        searches[index].coverage = try result.coverage(of: journals)
      }
    }
  }

  /// The findings about one app.
  func report(of result: ExplorationResult) -> Report {
    report.filtered { $0.filter { $0.witness.map(result.isAbout) ?? true } }
  }

  /// Whether a path was asked for and there is none.
  package var isWithoutGoal: Bool { goal != nil && searches.allSatisfy { $0.path == nil } }
}
