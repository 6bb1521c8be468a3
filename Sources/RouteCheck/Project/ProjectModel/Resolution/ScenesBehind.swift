import CodeReader
import Routes
import StoryboardReader

/// Which scenes may have a controller behind the controller of another scene: below it on a stack,
/// among its containers and their children, or presenting it.
///
/// A scene is reached by segues only, if no code opens it or a scene before it.
package struct ScenesBehind {
  /// The scenes of iOS that are not references.
  package let scenes: [Project.SceneView]
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
    scenes = project.scenes.filter {
      $0.file.storyboard.platform == .iOS && !$0.file.storyboard.isLaunchScreen
        && $0.scene.reference == nil
    }
    let numbers = Dictionary(zip(scenes.map(\.reference), 0...)) { first, _ in first }
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
    openedByCode = reach(of: openings(project, numbers))
    let names = project.files.mainStoryboards
    started = reach(
      of: project.storyboards.indices.lazy.filter { position in
        names.isEmpty || names.contains(project.storyboards[position].storyboard.name)
      }.compactMap { position in
        (try? project.bundle.initialLocation(in: position).get()).flatMap { numbers[$0] }
      }
    )
  }

  /// The scenes that code instantiates, or may instantiate.
  private func openings(
    _ project: Project,
    _ numbers: [StoryboardBundle.SceneLocation: Int]
  ) -> [Int] {
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

  /// The scenes after others, with them.
  private func reach(of starts: some Sequence<Int>) -> Set<Int> {
    var reached = Set(starts)
    var open = Array(reached)
    while let scene = open.popLast() {
      for destination in next[scene] where reached.insert(destination).inserted {
        open.append(destination)
      }
    }
    return reached
  }

  /// The scenes that may have a controller of one of others behind them.
  package func scenes(after receivers: Set<Int>) -> Set<Int> {
    var before = receivers
    var open = Array(receivers)
    while let scene = open.popLast() {
      for source in previous[scene] where before.insert(source).inserted { open.append(source) }
    }
    // A controller in another tab, column or container view is alive as well.
    return reach(of: receivers.flatMap { next[$0] } + before.filter { holdsSeveral[$0] })
  }
}
