/// Storyboards that refer to each other by name, as the storyboards of an app's bundle do.
///
/// A ``Storyboard`` is the content of one file. A bundle resolves it: it follows references to other
/// storyboards and finds the children of containers.
package struct StoryboardBundle: Sendable {
  package let storyboards: [Storyboard]

  var indexes: [SceneIndex]
  /// The storyboards that the references of each one name.
  var names: [[ExactString: NameLookup]]
  var referenced: [SceneLocation: Result<SceneLocation, UnresolvedScene>] = [:]

  /// Creates a bundle in which each storyboard can refer to every other one by name.
  ///
  /// - Parameter storyboards: The storyboards. A name that two of them share is ambiguous.
  package init(_ storyboards: [Storyboard]) {
    var positions: [ExactString: [Int]] = [:]
    for (position, storyboard) in storyboards.enumerated() {
      positions[storyboard.name, default: []].append(position)
    }
    self.init(storyboards) { name, _ in NameLookup(positions[name] ?? []) }
  }

  /// Creates a bundle in which the caller resolves the names.
  ///
  /// Several apps in one checkout may each have a `Main` storyboard. A tool that reads them all
  /// resolves the name for each app.
  ///
  /// - Parameter lookup: Resolves a name in a reference of the storyboard at a position. It is called once
  ///   for each name and storyboard.
  package init(
    _ storyboards: [Storyboard],
    lookup: (_ name: ExactString, _ position: Int) -> NameLookup
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

  /// The result of resolving a storyboard's name.
  package enum NameLookup: Sendable {
    case found(Int)
    case missing
    case ambiguous([Int])

    /// Resolves a name from all storyboards that have it.
    package init(_ positions: [Int]) {
      switch positions.count {
      case 0: self = .missing
      case 1: self = .found(positions[0])
      default: self = .ambiguous(positions)
      }
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
