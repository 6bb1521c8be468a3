import CodeFacts
import Routes
import StoryboardReader

/// Which scenes may have a controller behind the controller of another scene: below it on a stack,
/// among its containers and their children, or presenting it.
///
/// A scene is reached by segues only, if no code opens it or a scene before it.
package struct ScenesBehind {
  package let scenes: [Project.SceneView]
  let numbers: [StoryboardBundle.SceneLocation: Int]
  /// The scenes that each segue and each child of a scene leads to.
  private var next: [[Int]] = []
  private var previous: [[Int]] = []
  /// Whether several controllers of a scene's children, or the scene and a child, are alive together.
  private var holdsSeveral: [Bool] = []
  /// The scenes that code may open, and the scenes after them.
  package private(set) var openedByCode: Set<Int> = []
  /// The scenes that segues lead to from where an app starts.
  package private(set) var started: Set<Int> = []

  package init(_ project: Project) {
    let (scenes, numbers) = project.numberedScenes
    self.scenes = scenes
    self.numbers = numbers
    previous = Array(repeating: [], count: scenes.count)
    for (number, view) in scenes.enumerated() {
      let scene = view.scene
      next.append(
        scene.segues.compactMap { segue in
          guard segue.kind.role.direction != .back,
            let location = try? project.bundle.destination(of: segue, from: view.reference).get()
          else { return nil }
          return numbers[location]
        }
      )
      for destination in next[number] { previous[destination].append(number) }
      let children = scene.containment
      holdsSeveral.append(children.count > 1 || children.contains { $0.kind.role == .embedding })
    }
    openedByCode = openings(project).reach { next[$0] }
    let names = project.files.mainStoryboards
    started = project.storyboards.indices.filter { position in
      names.isEmpty || names.contains(project.storyboards[position].storyboard.name)
    }.compactMap { position in
      (try? project.bundle.initialLocation(in: position).get()).flatMap { numbers[$0] }
    }.reach { next[$0] }
  }

  /// The scenes that code instantiates, or may instantiate.
  private func openings(_ project: Project) -> [Int] {
    var lookup = SceneLookup(project)
    var opened: [Int] = []
    var openApps: Set<App> = []
    for (file, use) in project.code.uses(\.facts.sceneUses) where !project.code.isTest(file) {
      if let found = lookup.scenes(instantiatedBy: use, in: file) {
        opened += found.compactMap { numbers[$0] }
      } else {
        openApps.insert(project.code.index.apps[file])
      }
    }
    if openApps.isEmpty { return opened }
    return opened
      + scenes.indices.filter { number in
        let view = scenes[number]
        let isNamed =
          view.scene.identifier != nil || view.file.storyboard.initialScene == view.scene.id
        let app = project.code.app(ofStoryboard: view.position)
        return isNamed && openApps.contains { $0.sees(app) }
      }
  }

  /// The scenes that may have a controller of one of others behind them.
  package func scenes(after receivers: Set<Int>) -> Set<Int> {
    let before = receivers.reach { previous[$0] }
    // A controller in another tab, column or container view is alive as well.
    return (receivers.flatMap { next[$0] } + before.filter { holdsSeveral[$0] }).reach { next[$0] }
  }
}
