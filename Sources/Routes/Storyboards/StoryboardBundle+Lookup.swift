extension StoryboardBundle {
  /// The scene at a place, or `nil` where there is none.
  package subscript(place: SceneLocation) -> Storyboard.Scene? {
    guard storyboards.indices.contains(place.storyboard),
      let position = indexes[place.storyboard].byID[place.scene]
    else { return nil }
    return storyboards[place.storyboard].scenes[position]
  }

  /// The position of the storyboard with a name, where exactly one has it.
  ///
  /// - Complexity: O(*n*) in the number of storyboards.
  package func position(ofStoryboard name: String) -> Int? {
    let positions = storyboards.indices.filter { storyboards[$0].name == name }
    return positions.count == 1 ? positions[0] : nil
  }

  /// The place of the scene with an object id.
  ///
  /// - Parameters:
  ///   - id: The object id.
  ///   - storyboard: The position of the storyboard.
  package func location(ofScene id: Storyboard.Scene.ID, in storyboard: Int) -> SceneLocation? {
    guard storyboards.indices.contains(storyboard), indexes[storyboard].byID[id] != nil else {
      return nil
    }
    return SceneLocation(storyboard: storyboard, scene: id)
  }

  /// The place of the scene that `instantiateViewController(withIdentifier:)` would make.
  ///
  /// - Parameters:
  ///   - identifier: The scene's storyboard identifier.
  ///   - storyboard: The position of the storyboard.
  package func location(ofIdentifier identifier: String, in storyboard: Int) -> SceneLocation? {
    guard storyboards.indices.contains(storyboard),
      let position = indexes[storyboard].byIdentifier[identifier]
    else { return nil }
    return SceneLocation(storyboard: storyboard, scene: storyboards[storyboard].scenes[position].id)
  }

  /// The place of the scene that an exit, the target of an unwind segue, belongs to.
  ///
  /// - Parameters:
  ///   - id: The exit's object id.
  ///   - storyboard: The position of the storyboard.
  package func location(ofExit id: String, in storyboard: Int) -> SceneLocation? {
    guard storyboards.indices.contains(storyboard),
      let position = indexes[storyboard].byExit[id]
    else { return nil }
    return SceneLocation(storyboard: storyboard, scene: storyboards[storyboard].scenes[position].id)
  }

  /// The place of the scene that a storyboard starts with, with references followed.
  package func initialLocation(in storyboard: Int) -> Result<SceneLocation, UnresolvedScene> {
    guard storyboards.indices.contains(storyboard),
      let initial = storyboards[storyboard].initialScene
    else { return .failure(.noInitialScene(storyboard: storyboard)) }
    return resolve(SceneLocation(storyboard: storyboard, scene: initial))
  }

  /// Every scene's place, in the order of the storyboards and of their scenes.
  package var locations: some Sequence<SceneLocation> {
    storyboards.indices.lazy.flatMap { position in
      storyboards[position].scenes.lazy.map { SceneLocation(storyboard: position, scene: $0.id) }
    }
  }
}
