import CodeReader
import ProjectModel
import Routes
import SourceText

/// The scenes that the code of an app makes.
struct CodeScenes {
  /// The scenes that an extension of a class of UIKit makes, so that each screen may.
  private(set) var madeAnywhere: [StoryboardBundle.SceneLocation] = []
  /// The scenes that the class of a scene makes.
  private(set) var made: [StoryboardBundle.SceneLocation: [StoryboardBundle.SceneLocation]] = [:]
  /// The scenes that other code makes, each with the first place that does.
  private(set) var others: [StoryboardBundle.SceneLocation: String] = [:]
  /// The first place that makes a scene which is not known.
  private(set) var unknown: String?
  /// The scenes that code makes the root of a window outside of screens.
  private(set) var roots: [StoryboardBundle.SceneLocation] = []

  /// - Complexity: Linear in the facts of the app.
  init(_ project: Project, in app: App, _ positions: [Int]) {
    var lookup = SceneLookup(project)
    for file in project.code.index.apps.files(seenFrom: app) where !project.code.isTest(file) {
      let facts = project.code.index.files[file].facts
      let setters = Set(facts.removals.lazy.filter { $0.kind == .setRoot }.map(\.type))
      for use in facts.sceneUses {
        let place = "\(project.code.index.files[file].path):\(use.location.line)"
        guard
          let scenes = lookup.scenes(instantiatedBy: use, in: file)
            ?? scenes(named: use, file, project, positions)
        else {
          unknown = unknown ?? place
          continue
        }
        if FrameworkClass.named(SourceIndex.lastName(use.type)) != nil {
          madeAnywhere += scenes.filter { !madeAnywhere.contains($0) }
          continue
        }
        let performers = lookup.scenes(ofType: use.type, in: file)?.scenes ?? []
        for performer in performers {
          made[performer, default: []] += scenes.filter { made[performer]?.contains($0) != true }
        }
        guard performers.isEmpty else { continue }
        for scene in scenes where others[scene] == nil { others[scene] = place }
        if setters.contains(use.type) { roots += scenes.filter { !roots.contains($0) } }
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
