import CodeReader
import ProjectModel
import Routes
import RoutesExploration
import StoryboardReader

/// Collects what the sources of an app say about moves.
///
/// ``SegueCertainty`` decides about the certainty of a segue. What code dismisses, pops or makes is possible.
struct ExplorationFacts {
  private(set) var facts = Exploration.Facts()
  private let project: Project
  private var code: ScreenCode
  /// What any code performs.
  private var anyCode = SegueCertainty.OtherCode()
  private let scenes: CodeScenes
  /// The selectors of methods, by the last names of their types.
  private var selectors: [ExactString: Set<ExactString>] = [:]

  init(
    _ project: Project,
    _ positions: [Int],
    _ app: App,
    _ scenes: CodeScenes
  ) {
    self.project = project
    self.scenes = scenes
    code = ScreenCode(project.code)
    for use in project.code.index.apps.files(seenFrom: app).flatMap({ file in
      project.code.index.files[file].facts.segueUses.map { (file, $0) }
    }) where use.1.kind != .compare && use.1.kind != .make {
      switch project.code.identifier(of: use.1, in: use.0) {
      case .known(let identifier): anyCode.performed.insert(identifier)
      case .generated, .unknown: anyCode.performsUnknown = true
      }
    }
    for file in project.code.index.apps.files(seenFrom: app) {
      for method in project.code.index.files[file].facts.methods {
        selectors[SourceIndex.lastName(method.type), default: []].insert(method.selector)
      }
    }
    // Typed segues are performed anywhere.
    anyCode.performed.formUnion(project.code.declaredSegues.lazy.map(\.identifier))
    for position in positions {
      let storyboard = project.bundle.storyboards[position]
      let isGenerated = project.code.generated.covers(storyboard: position)
      for scene in storyboard.scenes {
        if isGenerated { anyCode.performed.formUnion(scene.segues.lazy.compactMap(\.identifier)) }
        let location = StoryboardBundle.SceneLocation(storyboard: position, scene: scene.id)
        let place = scenes.others[location] ?? (scene.identifier == nil ? nil : scenes.unknown)
        if let place { facts.unread[.init(storyboard: storyboard.name, id: scene.id)] = place }
      }
    }
    for position in positions {
      let file = project.storyboards[position]
      for (index, scene) in file.storyboard.scenes.enumerated() where scene.reference == nil {
        add(
          Project.SceneView(storyboards: project.storyboards, position: position, index: index),
          app
        )
      }
    }
  }

  private mutating func add(_ view: Project.SceneView, _ app: App) {
    let scene = view.scene
    let object = Storyboard.SceneObject(storyboard: view.file.storyboard.name, id: scene.id)
    let certainty = SegueCertainty(of: scene, in: app, project.code.index, &code)
    for segue in scene.segues where !segue.kind.role.isContainment {
      facts.segues[Storyboard.SegueObject(scene: object, id: segue.id)] =
        certainty.certainty(of: segue, besides: anyCode)
    }
    var known = sceneFacts(scene, certainty.own, app)
    known.codeMoves += (scenes.madeAnywhere + (scenes.made[view.reference] ?? [])).uniqued()
      .compactMap { location in
        project.bundle.object(at: location).map(Move.Action.open)
      }
    facts.scenes[object] = known
  }

  private func sceneFacts(
    _ scene: Storyboard.Scene,
    _ own: ScreenCode.Own?,
    _ app: App
  ) -> Exploration.SceneFacts {
    var facts = Exploration.SceneFacts()
    facts.unwindActions = unwindActions(of: scene, app)
    for removal in own?.removals ?? [] {
      let moves: [Move.Action] =
        switch removal.kind {
        case .dismiss: [.dismiss]
        case .pop: [.pop]
        case .popToRoot, .popTo: [.pop, .popToRoot]
        case .setChildren, .setRoot: []
        }
      facts.codeMoves += moves.filter { !facts.codeMoves.contains($0) }
    }
    for setting in own?.settings ?? [] where setting.value != "false" {
      switch setting.kind {
      case .isNavigationBarHidden: facts.hiddenBars.insert(.navigationBar)
      case .hidesBackButton: facts.hiddenBars.insert(.backButton)
      case .isModalInPresentation, .modalPresentationStyle: facts.maySetModality = true
      }
    }
    return facts
  }

  /// The unwind actions that the class of a scene declares or inherits; `nil` if they are not known.
  private func unwindActions(of scene: Storyboard.Scene, _ app: App) -> Set<ExactString>? {
    let index = project.code.index
    // An extension of a class of UIKit may declare actions.
    guard let name = scene.customClass else {
      let kind = scene.kind.rawValue
      let own = ExactString("UI" + kind.prefix(1).uppercased() + kind.dropFirst())
      return Set(["UIResponder", "UIViewController", own].flatMap { selectors[$0] ?? [] })
    }
    guard index.knowsAllAncestors(of: name, in: app),
      let ancestors = index.ancestors(of: name, in: app)
    else { return nil }
    let configured = project.generation.unwinds.lazy.filter { _, type in
      ancestors.contains(SourceIndex.lastName(type))
    }
    return ancestors.reduce(into: Set(configured.map(\.key))) {
      $0.formUnion(selectors[$1] ?? [])
    }
  }
}
