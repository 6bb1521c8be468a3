extension RouteTable {
  /// The table of everything that storyboards link: a row for each segue, and none twice.
  ///
  /// Segues without an identifier are in it, and so are relationships and embeds. Where a segue
  /// leads into a container, ``End/unwrapped`` names what stands inside.
  ///
  /// - Complexity: O(*n*) in the number of segues, for references of bounded depth.
  public init(storyboards: Storyboard...) {
    self.init(StoryboardBundle(storyboards))
  }

  /// The table of everything that a bundle's storyboards link.
  ///
  /// - Complexity: O(*n*) in the number of segues, for references of bounded depth.
  public init(_ bundle: StoryboardBundle) {
    self.init(bundle) { _ in nil }
  }

  /// The table of everything that a bundle's storyboards link.
  ///
  /// - Parameters:
  ///   - bundle: The storyboards.
  ///   - fileLocation: Where a segue was read.
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

/// The innermost scenes of containers, each looked for once however many segues lead there.
private struct ContentCache {
  let bundle: StoryboardBundle
  private var known: [StoryboardBundle.SceneLocation: StoryboardBundle.SceneLocation?] = [:]

  init(bundle: StoryboardBundle) { self.bundle = bundle }

  /// The scene that ``StoryboardBundle/innermost(from:)`` finds; `nil` where it finds none.
  mutating func innermost(from place: StoryboardBundle.SceneLocation) -> StoryboardBundle
    .SceneLocation?
  {
    var way: [StoryboardBundle.SceneLocation] = []
    var current = place
    var found: StoryboardBundle.SceneLocation?
    while true {
      if let settled = known[current] {
        found = settled
        break
      }
      // Who comes here again has gone around.
      known[current] = .some(nil)
      way.append(current)
      guard let content = bundle.content(of: current) else {
        found = current
        break
      }
      guard case .success(let next) = content.scene else { break }
      current = next
    }
    for passed in way { known[passed] = .some(found) }
    return found
  }
}

extension RouteTable.End {
  /// The end of a segue; where it leads out of what is known, the name that the file gives it.
  fileprivate init(
    of segue: Storyboard.Segue,
    from source: StoryboardBundle.SceneLocation,
    in contents: inout ContentCache
  ) {
    let bundle = contents.bundle
    guard case .success(let place) = bundle.destination(of: segue, from: source),
      let scene = bundle[place]
    else {
      let written = StoryboardBundle.SceneLocation(
        storyboard: source.storyboard,
        scene: segue.destination
      )
      self.init(scene: bundle[written]?.reference?.name ?? segue.destination)
      return
    }
    self.init(scene: scene.name, className: scene.customClass)
    if let inner = contents.innermost(from: place), inner != place {
      unwrapped = bundle[inner].map { $0.customClass ?? $0.name }
    }
  }
}

extension Storyboard.Scene {
  /// The identifier, or else the object id.
  package var name: String { identifier ?? id }

  /// Whether a table means this scene by a name.
  func isNamed(_ name: String) -> Bool { identifier == name || id == name }
}

extension Storyboard.Scene.Reference {
  /// The scene that is referred to, or else the storyboard.
  package var name: String? { identifier ?? storyboardName }
}
