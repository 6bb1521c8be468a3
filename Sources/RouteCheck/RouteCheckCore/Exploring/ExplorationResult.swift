import Routes
import StoryboardReader
import SwiftScanner

/// An app with every state that was found, and what is wrong there.
package struct ExplorationResult: Sendable {
  package let app: ExploredApp
  package let exploration: Exploration
  /// What each move did.
  let outcomes: [Exploration.MoveOutcome]
  package let diagnostics: [Diagnostic]

  /// Searches an app.
  ///
  /// - Throws: ``ExplorationProblem`` if the app cannot be searched.
  package init(_ app: ExploredApp, within bounds: Exploration.Bounds) throws {
    self.app = app
    exploration = try app.explore(within: bounds)
    outcomes = exploration.outcomes
    diagnostics = app.diagnostics(of: exploration, outcomes)
  }

  /// The path on which each screen was reached first, in the order of the screens.
  var paths: [Exploration.Path] {
    exploration.statesOfScreens.map(exploration.path(toState:))
  }

  /// The scenes of screens that were not reached, in the order of the storyboards.
  var missed: [Project.SceneView] {
    let reached = Set(exploration.screens.compactMap(\.scene))
    return app.screens.filter { view in
      !reached.contains(SceneObject(storyboard: view.file.storyboard.name, id: view.scene.id))
    }
  }
}

extension ExploredApp {
  /// The scenes that are neither containers nor references, in the order of the storyboards.
  var screens: [Project.SceneView] {
    positions.flatMap { position in
      let file = project.storyboards[position]
      return file.storyboard.scenes.indices.map {
        Project.SceneView(storyboards: project.storyboards, position: position, index: $0)
      }
    }.filter { $0.scene.reference == nil && !$0.scene.isContainer }
  }
}
