/// Storyboards that refer to each other by name, as the storyboards of an app's bundle do.
///
/// A ``Storyboard`` is the content of one file. A bundle resolves it: it follows references to other
/// storyboards and finds the children of containers.
package struct StoryboardBundle: Sendable {
  package let storyboards: [Storyboard]

  var indexes: [SceneIndex]
  /// The storyboards that the references of each one name.
  var names: [[ExactString: [Int]]]
  var referenced: [SceneLocation: Result<SceneLocation, UnresolvedScene>] = [:]

  /// Creates a bundle in which each storyboard can refer to every other one by name.
  ///
  /// - Parameter storyboards: The storyboards. A name that two of them share is ambiguous.
  package init(_ storyboards: [Storyboard]) {
    var positions: [ExactString: [Int]] = [:]
    for (position, storyboard) in storyboards.enumerated() {
      positions[storyboard.name, default: []].append(position)
    }
    self.init(storyboards) { name, _ in positions[name] ?? [] }
  }

  /// Creates a bundle in which the caller resolves the names.
  ///
  /// Several apps in one checkout may each have a `Main` storyboard. A tool that reads them all
  /// resolves the name for each app.
  ///
  /// - Parameter lookup: Returns the positions of the storyboards that a name means in a reference of the
  ///   storyboard at a position; the name is ambiguous if there are several. It is called once for each
  ///   name and storyboard.
  package init(
    _ storyboards: [Storyboard],
    lookup: (_ name: ExactString, _ position: Int) -> [Int]
  ) {
    self.storyboards = storyboards
    indexes = storyboards.map(SceneIndex.init)
    names = storyboards.enumerated().map { position, storyboard in
      let names = Set(storyboard.scenes.compactMap { $0.reference?.storyboardName })
      return Dictionary(uniqueKeysWithValues: names.map { ($0, lookup($0, position)) })
    }
    followReferences()
  }
}

extension StoryboardBundle {
  /// Identifies a scene: the storyboard's position in the bundle, and the scene's object id.
  package struct SceneLocation: Hashable, Sendable {
    package var storyboard: Int
    package var scene: Storyboard.Scene.ID

    package init(storyboard: Int, scene: Storyboard.Scene.ID) {
      self.storyboard = storyboard
      self.scene = scene
    }
  }

  /// The positions of a storyboard's scenes by each of their names. The first scene of a name wins.
  struct SceneIndex: Sendable {
    var byID: [ExactString: Int] = [:]
    /// All scenes of a storyboard identifier, because it is not known which one UIKit makes.
    var byIdentifier: [ExactString: [Int]] = [:]
    var byExit: [ExactString: Int] = [:]

    init(_ storyboard: Storyboard) {
      byID.reserveCapacity(storyboard.scenes.count)
      for (position, scene) in storyboard.scenes.enumerated() {
        if byID[scene.id] == nil { byID[scene.id] = position }
        if let identifier = scene.identifier {
          byIdentifier[identifier, default: []].append(position)
        }
        for exit in scene.exits { byExit[exit] = position }
      }
    }
  }
}

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
