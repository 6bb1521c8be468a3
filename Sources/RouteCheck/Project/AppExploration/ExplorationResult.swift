import ProjectModel
import RouteDiagnostics
import Routes
import RoutesExploration
import SourceText
import StoryboardReader

/// An app with every state that was found, and what files of properties say about it.
package struct ExplorationResult: Sendable {
  package let app: ExploredApp
  package let exploration: Exploration
  /// What each move did.
  package let outcomes: [Exploration.MoveOutcome]
  /// The properties that were checked, in the order of the files.
  package private(set) var properties: [CheckedProperty] = []

  /// A line of a file of properties, and what the search says about it.
  package struct CheckedProperty: Sendable {
    package let file: String
    package let property: Exploration.Property
    package let answer: Exploration.Answer

    /// Whether the app never shows a screen that the property is about, or makes no such move.
    fileprivate var lacksScreen: Bool {
      switch answer {
      case .broken(.neverShown), .broken(.neverPerformed): true
      case .holds, .broken, .undecided: false
      }
    }
  }

  /// Searches an app.
  ///
  /// - Throws: ``ExplorationProblem`` if the app cannot be searched.
  package init(
    _ app: ExploredApp,
    within bounds: Exploration.Bounds
  ) throws(ExplorationProblem) {
    self.app = app
    exploration = try app.explore(within: bounds)
    outcomes = exploration.outcomes
  }

  /// Checks the properties of a file, one a line. A property is about the apps that have its screens and
  /// whose start is known. If some of them never show a screen of it, it is about the others.
  ///
  /// - Parameters:
  ///   - text: The contents of the file.
  ///   - file: The path of the file.
  ///   - results: The results of all apps.
  /// - Throws: The errors of all lines that no app can read, or that there is no property.
  package static func check(
    _ text: String,
    in file: String,
    for results: inout [ExplorationResult]
  ) throws(PropertyErrors) {
    let lines = results.map { $0.exploration.readProperties(in: text) }
    if lines.allSatisfy(\.isEmpty) { throw PropertyErrors(errors: [.noProperties]) }
    var errors: [Snapshot.NotationError] = []
    for line in lines.first?.indices ?? 0..<0 {
      var isRead = false
      var checked: [(index: Int, property: CheckedProperty)] = []
      for index in results.indices {
        guard case .success(let property) = lines[index][line] else { continue }
        isRead = true
        if results[index].app.startProblem != nil { continue }
        let answer = results[index].exploration.check(property)
        checked.append((index, CheckedProperty(file: file, property: property, answer: answer)))
      }
      let apps = Set(
        checked.filter { !$0.property.lacksScreen }.map { results[$0.index].app.entry }
      )
      for (index, property) in checked
      where apps.isEmpty || apps.contains(results[index].app.entry) {
        results[index].properties.append(property)
      }
      if !isRead, case .failure(let error) = lines[0][line] { errors.append(error) }
    }
    if !errors.isEmpty { throw PropertyErrors(errors: errors) }
  }

  /// The longest path that is listed for a screen; `--to` prints longer ones.
  package static let longestListedPath = 100

  /// The path on which each screen was reached first, in the order of the screens; `nil` for one that
  /// is too long to be listed.
  package var paths: some Sequence<Exploration.Path?> {
    exploration.screens.lazy.map { screen in
      screen.taps <= Self.longestListedPath ? exploration.path(toState: screen.state) : nil
    }
  }

  /// The segues that neither a control nor code performs, in the order of the storyboards.
  package var neverPerformed: [Storyboard.SegueObject] {
    app.storyboards.flatMap { storyboard in
      storyboard.scenes.flatMap { scene in
        scene.segues.map { segue in
          let scene = Storyboard.SceneObject(storyboard: storyboard.name, id: scene.id)
          return Storyboard.SegueObject(scene: scene, id: segue.id)
        }
      }
    }.filter { app.facts[$0].certainty == .never }
  }

  /// A path for a diagnostic.
  package func witness(_ path: Exploration.Path, refused: Move? = nil) -> Finding.Witness {
    Finding.Witness(
      app: app.file,
      entry: app.entry,
      width: width,
      path: path,
      refused: refused,
      steps: app.steps(of: path)
    )
  }

  /// The moves to an outcome, with the outcome's own.
  package func witness(making outcome: Exploration.MoveOutcome) -> Finding.Witness {
    var refused: Move?
    if case .refused = outcome.kind { refused = outcome.move }
    return witness(exploration.path(making: outcome), refused: refused)
  }

  /// The width of the window.
  package var width: ControllerGraph.SizeClass { exploration.bounds.width ?? .compact }
}

extension Snapshot.NotationError {
  /// A file of properties without any.
  fileprivate static let noProperties = Snapshot.NotationError(
    expected: "a property, for example 'reach Payment'",
    found: "none in the file",
    line: 1,
    column: 1,
    text: ""
  )
}

extension ExploredApp {
  /// The scenes that are no references, in the order of the storyboards.
  var scenes: [Project.SceneView] {
    positions.flatMap { project.scenes(of: $0) }.filter { $0.scene.reference == nil }
  }

  /// The scenes that are no containers, either.
  var screens: [Project.SceneView] { scenes.filter { !$0.scene.isContainer } }
}
