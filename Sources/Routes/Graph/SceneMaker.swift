struct SceneMaker {
  let scenes: SceneCatalog
  /// Makes the controller of the replaced scene.
  let replacement: (() throws -> Any)?
  let replaced: StoryboardBundle.SceneLocation?
  /// The scenes of the controllers made so far, by the identity of these.
  var made: [ObjectIdentifier: StoryboardBundle.SceneLocation] = [:]
  /// The scenes whose controllers are being made.
  var open: Set<StoryboardBundle.SceneLocation> = []

  /// Makes a scene's controller and, by recursion, its children.
  ///
  /// A scene that contains itself is refused, so the recursion is as deep as the storyboard's
  /// containers.
  mutating func make(_ place: StoryboardBundle.SceneLocation) throws -> any Controller {
    guard let scene = scenes.bundle[place] else {
      throw Refusal.Reason.unresolved("there is no scene '\(place.scene)'")
    }
    guard open.insert(place).inserted else {
      throw Refusal.Reason.unresolved("scene '\(scenes.name(of: place))' contains itself")
    }
    defer { open.remove(place) }
    guard open.count <= Self.deepestNesting else {
      throw Refusal.Reason.unresolved(
        "scene '\(scenes.name(of: place))' is in more than \(Self.deepestNesting) containers"
      )
    }
    let controller = try makeController(scene, at: place)
    made[ObjectIdentifier(controller)] = place
    (controller as? SplitViewController)?.setStyle(of: scene)
    let container = controller.asContainer
    for child in scenes.bundle.children(of: place) where child.segue.kind == .relationship {
      guard case .success(let inner) = child.scene else { continue }
      try container?.put(make(inner), as: child.segue.relationship)
    }
    return controller
  }

  /// No real storyboard nests its containers deeper than this.
  private static var deepestNesting: Int { 64 }

  private func makeController(
    _ scene: Storyboard.Scene,
    at place: StoryboardBundle.SceneLocation
  ) throws -> any Controller {
    if place == replaced, let replacement {
      return try Registration.Making.asController(replacement())
    }
    if let make = scenes.classes.maker(for: scene) { return try make() }
    if let controller = scenes.standIn(for: place) { return controller }
    let name = scene.customClass.map(ControllerName.trimmed)
    return Snapshot.Kind(scene.kind).makePlaceholder(
      name: name,
      or: ControllerName.trimmed(scenes.name(of: place))
    )
  }
}

extension SplitViewController {
  /// Takes the style of the controller's scene.
  func setStyle(of scene: Storyboard.Scene?) {
    style = scene?.settings.hasColumns == true ? .columns : .unspecified
  }
}
