extension StoryboardBundle {
  package subscript(location: SceneLocation) -> Storyboard.Scene? {
    position(of: location).map { storyboards[location.storyboard].scenes[$0] }
  }

  package func position(of location: SceneLocation) -> Int? {
    guard storyboards.indices.contains(location.storyboard) else { return nil }
    return indexes[location.storyboard].byID[location.scene]
  }

  /// The position of the only storyboard of a name; `nil` when none or several have it.
  package func position(ofStoryboard name: ExactString) -> Int? {
    let positions = storyboards.indices.filter { storyboards[$0].name == name }
    return positions.count == 1 ? positions[0] : nil
  }

  package func object(at location: SceneLocation) -> Storyboard.SceneObject? {
    guard storyboards.indices.contains(location.storyboard) else { return nil }
    return Storyboard.SceneObject(
      storyboard: storyboards[location.storyboard].name,
      id: location.scene
    )
  }

  /// The location of a scene; `nil` also when several storyboards have its storyboard's name.
  package func location(of object: Storyboard.SceneObject) -> SceneLocation? {
    position(ofStoryboard: object.storyboard).flatMap { location(ofScene: object.id, in: $0) }
  }

  package func location(ofScene id: Storyboard.Scene.ID, in storyboard: Int) -> SceneLocation? {
    location(in: storyboard) { $0.byID[id] }
  }

  /// The location of the scene that `instantiateViewController(withIdentifier:)` makes.
  package func location(ofIdentifier identifier: ExactString, in storyboard: Int) -> SceneLocation?
  {
    location(in: storyboard) { $0.byIdentifier[identifier]?.first }
  }

  /// The locations of all scenes of a storyboard identifier.
  package func locations(ofIdentifier identifier: ExactString, in storyboard: Int)
    -> [SceneLocation]
  {
    guard storyboards.indices.contains(storyboard) else { return [] }
    return (indexes[storyboard].byIdentifier[identifier] ?? []).map {
      SceneLocation(storyboard: storyboard, scene: storyboards[storyboard].scenes[$0].id)
    }
  }

  package func location(ofExit id: ExactString, in storyboard: Int) -> SceneLocation? {
    location(in: storyboard) { $0.byExit[id] }
  }

  private func location(in storyboard: Int, _ find: (SceneIndex) -> Int?) -> SceneLocation? {
    guard storyboards.indices.contains(storyboard), let position = find(indexes[storyboard]) else {
      return nil
    }
    return SceneLocation(storyboard: storyboard, scene: storyboards[storyboard].scenes[position].id)
  }

  /// The location of the initial scene of a storyboard, with references followed.
  package func initialLocation(in storyboard: Int) -> Result<SceneLocation, UnresolvedScene> {
    guard storyboards.indices.contains(storyboard),
      let initial = storyboards[storyboard].initialScene
    else { return .failure(.noInitialScene(storyboard: storyboard)) }
    return resolve(SceneLocation(storyboard: storyboard, scene: initial))
  }

  /// The locations of all scenes, in the order of the storyboards.
  package var locations: some Sequence<SceneLocation> {
    storyboards.indices.lazy.flatMap { position in
      storyboards[position].scenes.lazy.map { SceneLocation(storyboard: position, scene: $0.id) }
    }
  }
}
