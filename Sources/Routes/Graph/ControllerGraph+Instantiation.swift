extension ControllerGraph {
  /// Makes a graph with a storyboard's initial scene as its root.
  ///
  /// - Parameters:
  ///   - name: The storyboard's name; by default the first storyboard of the registry.
  ///   - registry: A registry of storyboards.
  ///   - width: The horizontal size class.
  /// - Throws: ``Refusal`` when there is no such storyboard or initial scene; or the error of a
  ///   closure that makes a controller.
  public convenience init(
    storyboard name: String? = nil,
    of registry: SegueRegistry,
    width: SizeClass = .compact
  ) throws {
    try self.init(registry: registry, width: width)
    let bundle = registry.scenes.bundle
    try requestAnytime("start with the initial scene of \(name ?? "the first storyboard")") {
      let named = try name.map { try bundle.requiredPosition(ofStoryboard: ExactString($0)) }
      let position = named ?? 0
      guard bundle.storyboards.indices.contains(position) else {
        throw Refusal.Reason.unresolved("the registry has no storyboard")
      }
      let made = try makeScene(resolved(bundle.initialLocation(in: position)))
      try setRoot(made.controller, made.origin)
    }
  }

  /// Makes the controller of a scene with its children, without adding it to the graph.
  ///
  /// ```swift
  /// let profile = try graph.instantiate(.profile)
  /// profile.user = user
  /// try graph.present(profile)
  /// ```
  ///
  /// - Parameter scene: A scene of one of the registry's storyboards.
  /// - Returns: A new controller.
  /// - Throws: ``Refusal`` when there is no such scene, or its controller is of another type; or the
  ///   error of a closure that makes a controller.
  /// - Complexity: O(*n*) in the number of child scenes and of the registry's storyboards.
  public func instantiate<Screen>(_ scene: SceneIdentifier<Screen>) throws -> Screen {
    try requestAnytime("instantiate '\(scene.identifier)'") {
      let bundle = registry.scenes.bundle
      let position = try bundle.requiredPosition(ofStoryboard: scene.exactStoryboard)
      guard let place = bundle.location(ofIdentifier: scene.exactIdentifier, in: position) else {
        let reason = UnresolvedScene.noIdentifier(scene.exactIdentifier, storyboard: position)
        throw Refusal.Reason.unresolved(bundle.explanation(of: reason))
      }
      let (controller, origin) = try makeScene(resolved(bundle.resolve(place)))
      remember(controller, of: origin)
      guard let screen = controller as? Screen else {
        throw Refusal.Reason.segue(
          .destinationMismatch(
            .noMatch(expected: "\(Screen.self)", hierarchy: ControllerName.described(controller))
          )
        )
      }
      return screen
    }
  }
}

extension ControllerGraph {
  package func resolved(
    _ scene: Result<StoryboardBundle.SceneLocation, UnresolvedScene>
  ) throws(Refusal.Reason) -> StoryboardBundle.SceneLocation {
    switch scene {
    case .success(let place): return place
    case .failure(let reason): throw .unresolved(registry.scenes.bundle.explanation(of: reason))
    }
  }

  /// Makes a scene's controller with the children of its relationships.
  ///
  /// - Parameter replacement: Makes the screen inside the scene's containers, in place of the maker
  ///   of its class.
  package func makeScene(
    _ place: StoryboardBundle.SceneLocation,
    replacement: (() throws -> Any)? = nil,
    _ origin: TransitionOrigin = TransitionOrigin()
  ) throws -> (controller: any Controller, origin: TransitionOrigin) {
    if let windowState { return try makeScene(place, replacement, origin, in: windowState) }
    let replaced =
      replacement == nil ? nil : try resolved(registry.scenes.bundle.innermost(from: place))
    var maker = SceneMaker(scenes: registry.scenes, replacement: replacement, replaced: replaced)
    return try exclusively("making \(registry.scenes.name(of: place))") {
      let controller = try maker.make(place)
      return (controller, TransitionOrigin(registration: origin.registration, scenes: maker.made))
    }
  }

  /// Remembers the scenes of a controller and its descendants.
  private func remember(_ controller: any Controller, of origin: TransitionOrigin) {
    instantiated.removeAll { $0.controller == nil }
    for member in controller.hierarchy {
      guard let scene = origin.scenes[ObjectIdentifier(member)] else { continue }
      instantiated.append(InstantiatedController(controller: member, scene: scene))
    }
  }

  /// Makes and prepares the children that a scene embeds when its controller loads.
  ///
  /// The controller is asked about each (rule 5). Code can embed a declined child later.
  func makeEmbeddedChildren(
    of node: Node
  ) throws -> [(controller: any Controller, origin: TransitionOrigin)] {
    if let recorded = replayContext?.embeds.removeValue(forKey: node.serial) {
      return try recorded.map { (try $0.makeController(), TransitionOrigin()) }
    }
    guard registry.scenes.hasEmbeds, let place = node.scene else { return [] }
    let bundle = registry.scenes.bundle
    return try (bundle[place]?.segues ?? []).filter { $0.kind == .embed }.compactMap { segue in
      if let source = node.segueSource,
        !source.shouldPerform(segue.identifier?.string ?? "", sender: nil)
      {
        return nil
      }
      let destination = try resolved(bundle.destination(of: segue, from: place))
      try validateEmbed(of: destination, in: node)
      var made = try makeScene(destination)
      if let source = node.segueSource {
        let performed = PerformedSegue(
          identifier: segue.identifier ?? "",
          source: source,
          destination: made.controller,
          sender: nil
        )
        try source.prepare(for: performed)
      }
      let group = segue.identifier.flatMap { registry.groups[$0] } ?? []
      made.origin.registration = try registry.choice(in: group, for: node)
      for preparation in made.origin.registration?.preparations ?? [] {
        try run(preparation, on: made.controller)
      }
      return made
    }
  }

  /// Checks that a scene is not embedded in itself, which would go on without end.
  private func validateEmbed(
    of place: StoryboardBundle.SceneLocation,
    in node: Node
  ) throws(Refusal.Reason) {
    // The same scene may be around it without an end, because a segue has shown the embedding one.
    guard node.ancestors.contains(where: { $0.scene == place }),
      registry.scenes.bundle.isInsideItself(place)
    else { return }
    let name = registry.scenes.name(of: place)
    throw .unresolved("scene '\(name)' embeds itself, directly or through others")
  }
}

extension StoryboardBundle {
  fileprivate func requiredPosition(
    ofStoryboard name: ExactString
  ) throws(Refusal.Reason) -> Int {
    if let position = position(ofStoryboard: name) { return position }
    let near = SpellingSuggestion.parenthetical(for: name, among: storyboards.map(\.name))
    throw .unresolved("no storyboard is called '\(name)'\(near)")
  }

  /// Whether a scene contains itself, by relationships and embedded scenes.
  fileprivate func isInsideItself(_ place: SceneLocation) -> Bool {
    var open = [place]
    var seen: Set<SceneLocation> = []
    while let next = open.popLast() {
      for case .success(let inner) in children(of: next).map(\.scene) {
        if inner == place { return true }
        if seen.insert(inner).inserted { open.append(inner) }
      }
    }
    return false
  }
}

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

/// A controller that was made from a scene before it is in a graph.
struct InstantiatedController {
  weak var controller: (any Controller)?
  let scene: StoryboardBundle.SceneLocation
}

/// The origin of new controllers: the segue that led to them, and the scenes and destinations that they
/// were made from, by the identity of the controllers.
package struct TransitionOrigin {
  var registration: Registration?
  var scenes: [ObjectIdentifier: StoryboardBundle.SceneLocation] = [:]
  var destinations: [ObjectIdentifier: any Destination] = [:]

  mutating func merge(_ other: TransitionOrigin) {
    scenes.merge(other.scenes) { _, new in new }
    destinations.merge(other.destinations) { _, new in new }
  }
}
