extension StoryboardBundle {
  /// The scene that a segue leads to, with references followed, or the reason why it is unknown.
  package func destination(
    of segue: Storyboard.Segue,
    from source: SceneLocation
  ) -> Result<SceneLocation, UnresolvedScene> {
    if segue.kind == .unwind { return .failure(.unwind(exit: segue.destination)) }
    return resolve(SceneLocation(storyboard: source.storyboard, scene: segue.destination))
  }

  /// Follows references until a scene is not a reference.
  package func resolve(_ location: SceneLocation) -> Result<SceneLocation, UnresolvedScene> {
    guard self[location] != nil else {
      return .failure(.noScene(id: location.scene, storyboard: location.storyboard))
    }
    return referenced[location] ?? .success(location)
  }

  /// Follows each storyboard reference once. It may lead to another reference.
  mutating func followReferences() {
    for start in locations where self[start]?.reference != nil {
      var path: [SceneLocation] = []
      let end = end(ofReference: start, &path)
      for passed in path { referenced[passed] = end }
    }
  }

  private func end(
    ofReference start: SceneLocation,
    _ path: inout [SceneLocation]
  ) -> Result<SceneLocation, UnresolvedScene> {
    var location = start
    var visited: Set<SceneLocation> = []
    while true {
      if let known = referenced[location] { return known }
      guard let scene = self[location] else {
        return .failure(.noScene(id: location.scene, storyboard: location.storyboard))
      }
      guard let reference = scene.reference else { return .success(location) }
      path.append(location)
      if !visited.insert(location).inserted { return .failure(.cycle(path)) }
      switch target(of: reference, in: location.storyboard) {
      case .success(let next): location = next
      case .failure(let reason): return .failure(reason)
      }
    }
  }

  /// The location that a reference names, which may be another reference.
  private func target(
    of reference: Storyboard.Scene.Reference,
    in storyboard: Int
  ) -> Result<SceneLocation, UnresolvedScene> {
    if let bundle = reference.bundleIdentifier { return .failure(.otherBundle(identifier: bundle)) }
    var position = storyboard
    if let name = reference.storyboardName {
      let found = names[storyboard][name] ?? []
      guard let first = found.first else { return .failure(.noStoryboard(name: name)) }
      if found.count > 1 { return .failure(.ambiguousStoryboard(name: name, positions: found)) }
      position = first
    }
    guard let identifier = reference.identifier else {
      guard let initial = storyboards[position].initialScene else {
        return .failure(.noInitialScene(storyboard: position))
      }
      return .success(SceneLocation(storyboard: position, scene: initial))
    }
    guard let location = location(ofIdentifier: identifier, in: position) else {
      return .failure(.noIdentifier(identifier, storyboard: position))
    }
    return .success(location)
  }
}

/// The reason why the scene of a segue or a reference is unknown.
package enum UnresolvedScene: Error, Equatable, Sendable {
  case noScene(id: Storyboard.Scene.ID, storyboard: Int)
  /// The target of an unwind is only known when it runs.
  case unwind(exit: ExactString)
  case noStoryboard(name: ExactString)
  case ambiguousStoryboard(name: ExactString, positions: [Int])
  case noIdentifier(ExactString, storyboard: Int)
  case noInitialScene(storyboard: Int)
  /// The scene is in another bundle, which was not read.
  case otherBundle(identifier: ExactString)
  /// References that form a cycle, in order.
  case cycle([StoryboardBundle.SceneLocation])
}

extension StoryboardBundle {
  /// Describes why a scene is unknown, with the names of storyboards instead of their positions.
  package func explanation(of reason: UnresolvedScene) -> String {
    func name(_ position: Int) -> ExactString {
      storyboards.indices.contains(position) ? storyboards[position].name : "\(position)"
    }
    switch reason {
    case .noScene(let id, let storyboard):
      return "storyboard '\(name(storyboard))' has no scene '\(id)'"
    case .unwind:
      return "the target of an unwind is only known when it runs"
    case .noStoryboard(let name):
      return "there is no storyboard '\(name)'"
    case .ambiguousStoryboard(let name, let positions):
      return "there are \(positions.count) storyboards called '\(name)'"
    case .noIdentifier(let identifier, let storyboard):
      let known =
        storyboards.indices.contains(storyboard)
        ? storyboards[storyboard].scenes.compactMap(\.identifier) : []
      let near = SpellingSuggestion.parenthetical(for: identifier, among: known)
      return
        "storyboard '\(name(storyboard))' has no scene with the identifier '\(identifier)'\(near)"
    case .noInitialScene(let storyboard):
      return "storyboard '\(name(storyboard))' has no initial scene"
    case .otherBundle(let identifier):
      return "the scene is in the bundle '\(identifier)', which was not read"
    case .cycle(let locations):
      let path = locations.map { self[$0]?.id ?? $0.scene }.joined(separator: ", ")
      return "references lead back to themselves: \(path)"
    }
  }
}
