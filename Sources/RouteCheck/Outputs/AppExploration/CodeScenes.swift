import CodeReader
import ProjectModel
import Routes
import RoutesExploration
import SourceText
import StoryboardReader

/// The scenes that the code of an app makes.
struct CodeScenes {
  /// A scene that a screen makes.
  struct Made: Hashable {
    var scene: StoryboardBundle.SceneLocation
    /// How the screen shows the scene; `nil` if that is not known.
    var kind: SegueKind?
    /// The code that shows the scene, or else makes it.
    var place: CodePlace
  }

  /// The scenes that an extension of a class of UIKit makes, so that each screen may.
  private(set) var madeAnywhere: [Made] = []
  /// The scenes that the class of a scene makes.
  private(set) var made: [StoryboardBundle.SceneLocation: [Made]] = [:]
  /// The scenes that other code makes, each with the first place that does.
  private(set) var others: [StoryboardBundle.SceneLocation: CodePlace] = [:]
  /// The scenes that idle actions make, each with the first place that does.
  private(set) var idle: [StoryboardBundle.SceneLocation: CodePlace] = [:]
  /// The first place that makes a scene which is not known.
  private(set) var unknown: CodePlace?
  /// The scenes that code makes the root of a window outside of screens.
  private(set) var roots: [StoryboardBundle.SceneLocation] = []

  /// - Complexity: Linear in the facts of the app.
  init(_ project: Project, in app: App, _ positions: [Int], _ actions: IdleActions) {
    var lookup = SceneLookup(project)
    for file in project.code.index.apps.files(seenFrom: app) where !project.code.isTest(file) {
      let facts = project.code.index.files[file].facts
      let setters = Set(facts.removals.lazy.filter { $0.kind == .setRoot }.map(\.type))
      for use in facts.sceneUses {
        let place = CodePlace(project, file, use.location)
        guard
          let scenes = lookup.scenes(instantiatedBy: use, in: file)
            ?? scenes(named: use, file, project, positions)
        else {
          unknown = unknown ?? place
          continue
        }
        if actions.contains(use.method, of: use.type, in: file) {
          for scene in scenes where idle[scene] == nil { idle[scene] = place }
          continue
        }
        let isAnywhere = FrameworkClass.named(SourceIndex.lastName(use.type)) != nil
        let performers =
          isAnywhere ? [] : lookup.scenes(ofType: use.type, in: file)?.scenes ?? []
        // A class that makes its own scene and does not show it is a factory.
        if isAnywhere
          || !performers.isEmpty
            && !(use.showings.isEmpty && scenes.allSatisfy(performers.contains))
        {
          let ways =
            use.showings.isEmpty
            ? [(nil, place)]
            : use.showings.map { ($0.kind, CodePlace(project, file, $0.location)) }
          let new = scenes.flatMap { scene in
            ways.map { Made(scene: scene, kind: $0.0, place: $0.1) }
          }
          if isAnywhere { madeAnywhere += new }
          for performer in performers { made[performer, default: []] += new }
        } else {
          for scene in scenes where others[scene] == nil { others[scene] = place }
          if setters.contains(use.type) { roots += scenes.filter { !roots.contains($0) } }
        }
      }
    }
  }

  /// The scenes with the identifier of a use whose storyboard is not known; `nil` if the identifier is
  /// not known either.
  private func scenes(
    named use: SceneUse,
    _ file: Int,
    _ project: Project,
    _ positions: [Int]
  ) -> [StoryboardBundle.SceneLocation]? {
    guard let identifier = use.identifier,
      case .known(let name) = project.code.index.resolve(identifier, in: use.type, of: file)
    else { return nil }
    return positions.compactMap { project.bundle.location(ofIdentifier: name, in: $0) }
  }
}

/// A place in the code of an app.
package struct CodePlace: Hashable, Sendable {
  package var file: ExactString
  package var location: TextLocation

  init(_ project: Project, _ file: Int, _ location: TextLocation) {
    self.file = ExactString(project.code.index.files[file].path)
    self.location = location
  }
}

extension CodePlace: CustomStringConvertible {
  package var description: String { "\(file):\(location.line)" }
}

/// The actions that no control is connected to, and that their files mention nowhere else.
struct IdleActions {
  private struct Action: Hashable {
    var file: Int
    var type: ExactString
    var name: ExactString
  }

  private var idle: Set<Action> = []

  init(_ project: Project, in app: App) {
    var connected: Set<ExactString> = []
    for file in project.storyboards + project.files.xibs {
      for connection in file.connections where connection.kind == .action {
        connected.insert(connection.name)
      }
    }
    var others: Set<Action> = []
    for file in project.code.index.apps.files(seenFrom: app) {
      for method in project.code.index.files[file].facts.methods {
        let action = Action(file: file, type: method.type, name: method.name)
        let isIdle =
          method.role == .action && !method.takesSegue && !method.isMentioned
          && !connected.contains(method.selector)
          && !(method.otherSelector.map(connected.contains) ?? false)
        if isIdle { idle.insert(action) } else { others.insert(action) }
      }
    }
    idle.subtract(others)
  }

  /// Whether a method of a type is such an action.
  func contains(_ method: ExactString, of type: ExactString, in file: Int) -> Bool {
    idle.contains(Action(file: file, type: type, name: method))
  }
}
