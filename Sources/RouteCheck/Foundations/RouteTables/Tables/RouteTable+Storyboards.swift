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
    var contents = ContentCache(bundle: bundle)
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
              destination: End(of: segue, from: source, in: &contents),
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

/// The innermost scenes of containers. Each is computed once, however many segues lead to it.
private struct ContentCache {
  let bundle: StoryboardBundle
  private var known: [StoryboardBundle.SceneLocation: StoryboardBundle.SceneLocation?] = [:]

  init(bundle: StoryboardBundle) { self.bundle = bundle }

  /// The result of ``StoryboardBundle/innermost(from:)``; `nil` when it is unknown.
  mutating func innermost(from location: StoryboardBundle.SceneLocation) -> StoryboardBundle
    .SceneLocation?
  {
    var path: [StoryboardBundle.SceneLocation] = []
    var current = location
    var found: StoryboardBundle.SceneLocation?
    while true {
      if let computed = known[current] {
        found = computed
        break
      }
      // A second visit means a cycle.
      known[current] = .some(nil)
      path.append(current)
      guard let content = bundle.content(of: current) else {
        found = current
        break
      }
      guard case .success(let next) = content.scene else { break }
      current = next
    }
    for passed in path { known[passed] = .some(found) }
    return found
  }
}

extension RouteTable.End {
  /// The destination of a segue, or the file's name for an unknown destination.
  fileprivate init(
    of segue: Storyboard.Segue,
    from source: StoryboardBundle.SceneLocation,
    in contents: inout ContentCache
  ) {
    let bundle = contents.bundle
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
      unwrapped = bundle[inner].map { $0.customClass ?? $0.name }
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
