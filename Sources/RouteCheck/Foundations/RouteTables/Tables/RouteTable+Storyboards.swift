import Routes

extension RouteTable {
  /// Creates the table of all segues of a bundle's storyboards, with one row for each.
  ///
  /// It includes segues without an identifier, relationships and embeds. For a segue that leads to a
  /// container, ``End/unwrapped`` names the innermost content.
  package init(
    _ bundle: StoryboardBundle,
    fileLocation: (SegueLocation) -> FileLocation?
  ) {
    routes = []
    // A chain of contents that is not known to its end has no innermost scene.
    var contents = ContentChains(bundle) { bundle.content(of: $0) == nil }
    for (position, storyboard) in bundle.storyboards.enumerated() {
      for (sceneIndex, scene) in storyboard.scenes.enumerated() {
        let source = StoryboardBundle.SceneLocation(storyboard: position, scene: scene.id)
        for (segueIndex, segue) in scene.segues.enumerated() {
          routes.append(
            Row(
              segue: segue.identifier,
              kind: segue.kind,
              relationship: segue.relationship,
              action: segue.unwindAction,
              style: segue.presentationStyle,
              trigger: segue.trigger,
              source: End(scene: scene.name, className: scene.customClass),
              destination: End(of: segue, from: source, in: bundle, &contents),
              location: fileLocation(
                .init(storyboard: position, scene: sceneIndex, segue: segueIndex)
              )
            )
          )
        }
      }
    }
  }
}

extension RouteTable.End {
  /// The destination of a segue, or the file's name for an unknown destination.
  fileprivate init(
    of segue: Storyboard.Segue,
    from source: StoryboardBundle.SceneLocation,
    in bundle: StoryboardBundle,
    _ contents: inout ContentChains
  ) {
    guard case .success(let location) = bundle.destination(of: segue, from: source),
      let scene = bundle[location]
    else {
      let written = StoryboardBundle.SceneLocation(
        storyboard: source.storyboard,
        scene: segue.destination
      )
      self.init(scene: bundle[written]?.reference?.name ?? segue.destination)
      return
    }
    self.init(scene: scene.name, className: scene.customClass)
    if let inner = contents.innermost(from: location), inner != location {
      unwrapped = bundle[inner]?.label
    }
  }
}

extension Storyboard.Scene {
  /// The identifier, or else the object id.
  package var name: ExactString { identifier ?? id }

  /// Whether a name in a table means the scene.
  func isNamed(_ name: ExactString) -> Bool { identifier == name || id == name }
}

extension Storyboard.Scene.Reference {
  /// The identifier of the scene, or else the name of the storyboard.
  package var name: ExactString? { identifier ?? storyboardName }
}

/// The innermost scenes in chains of contents that satisfy a condition.
///
/// Each is found once, however many segues lead to it.
package struct ContentChains {
  private let bundle: StoryboardBundle
  private let condition: (StoryboardBundle.SceneLocation) -> Bool
  private var known: [StoryboardBundle.SceneLocation: StoryboardBundle.SceneLocation?] = [:]

  package init(
    _ bundle: StoryboardBundle,
    where condition: @escaping (StoryboardBundle.SceneLocation) -> Bool
  ) {
    self.bundle = bundle
    self.condition = condition
  }

  /// The innermost scene in the chain that begins at a scene; `nil` if none satisfies the condition.
  package mutating func innermost(
    from location: StoryboardBundle.SceneLocation
  ) -> StoryboardBundle.SceneLocation? {
    var chain: [StoryboardBundle.SceneLocation] = []
    var visited: Set<StoryboardBundle.SceneLocation> = []
    var next: StoryboardBundle.SceneLocation? = location
    var found: StoryboardBundle.SceneLocation?
    while let current = next, visited.insert(current).inserted {
      if let result = known[current] {
        found = result
        break
      }
      chain.append(current)
      next = try? bundle.content(of: current)?.scene.get()
    }
    for current in chain.reversed() {
      if found == nil, condition(current) { found = current }
      known[current] = .some(found)
    }
    return found
  }
}
