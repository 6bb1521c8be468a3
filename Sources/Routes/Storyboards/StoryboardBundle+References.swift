extension StoryboardBundle {
  /// The scene that a segue leads to, with references followed.
  ///
  /// - Parameters:
  ///   - segue: A segue of the scene at `source`.
  ///   - source: Where the segue starts.
  /// - Returns: A scene that is no reference, or the reason why there is none.
  package func destination(
    of segue: Storyboard.Segue,
    from source: SceneLocation
  ) -> Result<SceneLocation, UnresolvedScene> {
    if segue.kind == .unwind { return .failure(.unwind(exit: segue.destination)) }
    return resolve(SceneLocation(storyboard: source.storyboard, scene: segue.destination))
  }

  /// Follows references from a place to a scene that is none itself.
  ///
  /// - Returns: The scene's place, or the reason why there is none.
  /// - Complexity: O(*n*) in the number of references on the way.
  package func resolve(_ place: SceneLocation) -> Result<SceneLocation, UnresolvedScene> {
    var place = place
    var visited: Set<SceneLocation> = []
    var path: [SceneLocation] = []
    while true {
      guard let scene = self[place] else {
        return .failure(.noScene(id: place.scene, storyboard: place.storyboard))
      }
      guard let reference = scene.reference else { return .success(place) }
      path.append(place)
      if !visited.insert(place).inserted { return .failure(.cycle(path)) }
      switch target(of: reference, in: place.storyboard) {
      case .success(let next): place = next
      case .failure(let reason): return .failure(reason)
      }
    }
  }

  /// The place that one reference names, which may hold a reference again.
  private func target(
    of reference: Storyboard.Scene.Reference,
    in storyboard: Int
  ) -> Result<SceneLocation, UnresolvedScene> {
    if let bundle = reference.bundleIdentifier { return .failure(.otherBundle(identifier: bundle)) }
    var position = storyboard
    if let name = reference.storyboardName {
      switch names[NameKey(name: name, position: storyboard)] ?? .missing {
      case .found(let found): position = found
      case .missing: return .failure(.noStoryboard(name: name))
      case .ambiguous(let positions):
        return .failure(.ambiguousStoryboard(name: name, positions: positions))
      }
    }
    guard let identifier = reference.identifier else {
      guard let initial = storyboards[position].initialScene else {
        return .failure(.noInitialScene(storyboard: position))
      }
      return .success(SceneLocation(storyboard: position, scene: initial))
    }
    guard let place = location(ofIdentifier: identifier, in: position) else {
      return .failure(.noIdentifier(identifier, storyboard: position))
    }
    return .success(place)
  }
}
