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
              destination: End(of: segue, from: source, in: bundle),
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
    in bundle: StoryboardBundle
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
    // A chain of contents that is not known to its end has no innermost scene.
    let inner = bundle.innermost(from: location) { bundle.content(of: $0) == nil }
    if let inner, inner != location {
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

extension StoryboardBundle {
  /// The innermost scene in the chain of contents that begins at a scene, of those that satisfy a
  /// condition; `nil` if none does.
  package func innermost(
    from location: SceneLocation,
    where condition: (SceneLocation) -> Bool
  ) -> SceneLocation? {
    var found: SceneLocation?
    var visited: Set<SceneLocation> = []
    var next: SceneLocation? = location
    while let current = next, visited.insert(current).inserted {
      if condition(current) { found = current }
      next = try? content(of: current)?.scene.get()
    }
    return found
  }
}
