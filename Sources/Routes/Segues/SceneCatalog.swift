/// The scenes of a registry's storyboards, and how to make their controllers.
struct SceneCatalog {
  var bundle = StoryboardBundle([])
  var classes = SceneClasses()
  /// What runs for embedded children when their parent loads, by the embedding segue's identifier.
  var hasEmbeds = false

  init() {}

  init(_ storyboards: [Storyboard], _ classes: SceneClasses) {
    bundle = StoryboardBundle(storyboards)
    self.classes = classes
    hasEmbeds = storyboards.contains { storyboard in
      storyboard.scenes.contains { scene in scene.segues.contains { $0.kind == .embed } }
    }
  }

  /// What a scene's controller is called in messages and tables: its class, or its identifier.
  func name(of place: StoryboardBundle.SceneLocation) -> String {
    guard let scene = bundle[place] else { return place.scene }
    return scene.customClass ?? scene.identifier ?? scene.id
  }
}
