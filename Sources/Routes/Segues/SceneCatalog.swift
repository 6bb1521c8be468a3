/// The scenes of a registry's storyboards, and how to make their controllers.
struct SceneCatalog {
  var bundle = StoryboardBundle([])
  var classes = SceneClasses()
  /// Whether any scene embeds a child.
  var hasEmbeds = false

  init() {}

  init(_ storyboards: [Storyboard], _ classes: SceneClasses) {
    bundle = StoryboardBundle(storyboards)
    self.classes = classes
    hasEmbeds = storyboards.contains { storyboard in
      storyboard.scenes.contains { scene in scene.segues.contains { $0.kind == .embed } }
    }
  }

  /// The name of a scene's controller in messages and tables: its class, or else its identifier.
  func name(of location: StoryboardBundle.SceneLocation) -> ExactString {
    guard let scene = bundle[location] else { return location.scene }
    return scene.customClass ?? scene.identifier ?? scene.id
  }
}
