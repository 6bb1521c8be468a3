extension StoryboardBundle {
  /// What a segue's destination is unwrapped to.
  package enum Unwrapping: Hashable, Sendable {
    /// The scene whose controller gets the prepare closure.
    case found(SceneLocation)
    /// Several scenes off the way in match, so none is taken.
    case ambiguous([SceneLocation])
    /// No scene inside matches; here is what was looked at.
    case absent(searched: [SceneLocation])
    /// Part of what stands inside is not known, so nothing can be said.
    case unknown
  }

  /// Predicts which scene the unwrapping of a destination ends at.
  ///
  /// The scene at the place itself comes first, then its content, and so on inwards. Where none of
  /// them matches, all others inside are looked at, nearest first and in their own order, and
  /// exactly one match is taken.
  ///
  /// - Parameters:
  ///   - place: Where the segue leads, with references followed.
  ///   - matches: Whether a scene's controller is of the expected class; `nil` where that is not
  ///     known, which makes the answer ``Unwrapping/unknown`` where it matters.
  /// - Complexity: O(*n*) in the number of scenes inside and their segues.
  package func unwrap(
    _ place: SceneLocation,
    where matches: (Storyboard.Scene) -> Bool?
  ) -> Unwrapping {
    var inside = Inside(self, place)
    for place in inside.wayIn {
      switch self[place].map(matches) {
      case .some(true): return .found(place)
      case .some(false): continue
      case .some(nil), nil: return .unknown
      }
    }
    if inside.isWayInOpen { return .unknown }
    inside.collectOthers()
    var found: [SceneLocation] = []
    for place in inside.others {
      switch self[place].map(matches) {
      case .some(true): found.append(place)
      case .some(false): continue
      case .some(nil), nil: inside.isOpen = true
      }
    }
    if found.count > 1 { return .ambiguous(found) }
    if inside.isOpen { return .unknown }
    return found.first.map(Unwrapping.found) ?? .absent(searched: inside.wayIn + inside.others)
  }
}

/// The scenes inside a place: those on the way in, and then the others by nearness.
private struct Inside {
  let bundle: StoryboardBundle
  var wayIn: [StoryboardBundle.SceneLocation]
  var others: [StoryboardBundle.SceneLocation] = []
  /// Whether the way in ends at something that only code, or an unknown storyboard, knows.
  var isWayInOpen = false
  /// The same for any scene inside.
  var isOpen = false

  init(_ bundle: StoryboardBundle, _ place: StoryboardBundle.SceneLocation) {
    self.bundle = bundle
    wayIn = [place]
    var visited: Set<StoryboardBundle.SceneLocation> = [place]
    var last = place
    while let content = bundle.content(of: last) {
      guard case .success(let next) = content.scene else {
        isWayInOpen = true
        return
      }
      guard visited.insert(next).inserted else { return }
      wayIn.append(next)
      last = next
    }
    isWayInOpen = isFilledByCode(last)
  }

  mutating func collectOthers() {
    var visited: Set<StoryboardBundle.SceneLocation> = []
    var level = [wayIn[0]]
    let onWayIn = Set(wayIn)
    while !level.isEmpty {
      var next: [StoryboardBundle.SceneLocation] = []
      for place in level where visited.insert(place).inserted {
        if !onWayIn.contains(place) { others.append(place) }
        if isFilledByCode(place) { isOpen = true }
        for child in bundle.children(of: place) {
          switch child.scene {
          case .success(let inner): next.append(inner)
          case .failure: isOpen = true
          }
        }
      }
      level = next
    }
  }

  /// Whether the scene is a container that the storyboard leaves empty, so that code fills it.
  private func isFilledByCode(_ place: StoryboardBundle.SceneLocation) -> Bool {
    guard let scene = bundle[place], scene.isContainer else { return false }
    return scene.containment.isEmpty
  }
}
