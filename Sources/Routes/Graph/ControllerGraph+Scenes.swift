extension ControllerGraph {
  /// Makes a graph that starts with a storyboard's initial scene.
  ///
  /// - Parameters:
  ///   - name: The storyboard's name; by default the first storyboard of the registry.
  ///   - registry: A registry of storyboards.
  ///   - width: The horizontal size class.
  /// - Throws: ``Refusal`` when there is no such storyboard or initial scene; or what making a
  ///   controller threw.
  public convenience init(
    storyboard name: String? = nil,
    of registry: SegueRegistry,
    width: HorizontalSizeClass = .compact
  ) throws {
    try self.init(registry: registry, width: width)
    let bundle = registry.scenes.bundle
    try attempt("start with the initial scene of \(name ?? "the first storyboard")") {
      let position = name.map { bundle.position(ofStoryboard: $0) } ?? 0
      guard let position, bundle.storyboards.indices.contains(position) else {
        let name = name ?? ""
        let near = NearName.suggestion(for: name, among: bundle.storyboards.map(\.name))
        throw Refusal.Reason.unresolvedScene(problem: "no storyboard is called '\(name)'\(near)")
      }
      let place = try resolved(bundle.initialPlace(in: position))
      let controller = try makeScene(place)
      defer { tags = [:] }
      try setRoot(controller)
    }
  }

  func resolved(
    _ scene: Result<StoryboardBundle.Place, UnresolvedScene>
  ) throws(Refusal.Reason) -> StoryboardBundle.Place {
    switch scene {
    case .success(let place): return place
    case .failure(let reason):
      throw .unresolvedScene(problem: registry.scenes.bundle.explanation(of: reason))
    }
  }

  /// Makes a scene's controller with what its relationships put inside, and notes their scenes.
  ///
  /// - Parameter instead: Makes the controller that the scene is unwrapped to, in the place of its
  ///   class's own maker.
  func makeScene(
    _ place: StoryboardBundle.Place,
    instead: (() throws -> Any)? = nil
  ) throws -> any Controller {
    var innermost: StoryboardBundle.Place?
    if instead != nil { innermost = try resolved(registry.scenes.bundle.innermost(from: place)) }
    var maker = SceneMaker(scenes: registry.scenes, instead: instead, replaced: innermost)
    let controller = try holding("making \(registry.scenes.name(of: place))") {
      try maker.make(place)
    }
    tags = tags.merging(maker.tags) { _, new in new }
    return controller
  }

  /// The children that a scene embeds when its controller loads, prepared.
  func embeds(of node: Node) throws -> [HierarchyChange] {
    if let scripted = script?.embeds.removeValue(forKey: node.serial) {
      return try scripted.map { .embed(try Restoration($0).root(), in: node.controller) }
    }
    guard registry.scenes.hasEmbeds, let place = node.scene else { return [] }
    let bundle = registry.scenes.bundle
    return try (bundle[place]?.segues ?? []).filter { $0.kind == .embed }.map { segue in
      let child = try makeScene(resolved(bundle.destination(of: segue, from: place)))
      if node.traits.contains(.segueSource), let source = node.controller as? any SegueSource {
        let performed = PerformedSegue(
          identifier: segue.identifier ?? "",
          source: source,
          destination: child,
          sender: nil
        )
        try holding("embed") { try source.prepare(for: performed) }
      }
      if let group = segue.identifier.flatMap({ registry.groups[$0] }),
        let registration = try registry.choice(in: group, for: node)
      {
        for preparation in registration.preparations { try run(preparation, on: child) }
      }
      return .embed(child, in: node.controller)
    }
  }
}

/// Makes controllers out of scenes.
struct SceneMaker {
  let scenes: SceneCatalog
  let instead: (() throws -> Any)?
  let replaced: StoryboardBundle.Place?
  var tags: [ObjectIdentifier: StoryboardBundle.Place] = [:]
  private var open: Set<StoryboardBundle.Place> = []

  init(
    scenes: SceneCatalog,
    instead: (() throws -> Any)?,
    replaced: StoryboardBundle.Place?
  ) {
    self.scenes = scenes
    self.instead = instead
    self.replaced = replaced
  }

  /// Makes a scene's controller and, by recursion, what is inside it.
  ///
  /// A scene inside itself is refused, so the depth is that of the storyboard's containers.
  mutating func make(_ place: StoryboardBundle.Place) throws -> any Controller {
    guard let scene = scenes.bundle[place] else {
      throw Refusal.Reason.unresolvedScene(problem: "there is no scene '\(place.scene)'")
    }
    guard open.insert(place).inserted, open.count <= Self.deepest else {
      throw Refusal.Reason.unresolvedScene(
        problem: "scene '\(scenes.name(of: place))' stands inside itself"
      )
    }
    defer { open.remove(place) }
    let controller = try makeController(scene, at: place)
    tags[ObjectIdentifier(controller)] = place
    let container = (controller as? any ContainerController)?.asContainer
    for child in scenes.bundle.children(of: place) where child.segue.kind == .relationship {
      guard case .success(let inner) = child.scene else { continue }
      try container?.put(make(inner), as: child.segue.relationship)
    }
    return controller
  }

  /// No storyboard nests its containers deeper than this.
  private static var deepest: Int { 64 }

  private func makeController(
    _ scene: Storyboard.Scene,
    at place: StoryboardBundle.Place
  ) throws -> any Controller {
    if place == replaced, let instead { return try Registration.Making.asController(instead()) }
    if let make = scene.customClass.flatMap({ scenes.classes.makers[$0] }) { return try make() }
    let name = scene.customClass.map(ControllerName.trimmed)
    return Snapshot.Kind(scene.kind).makePlaceholder(
      name: name,
      or: ControllerName.trimmed(scenes.name(of: place))
    )
  }
}
