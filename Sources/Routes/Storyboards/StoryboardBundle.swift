/// Storyboards that can refer to each other by name, as the ones in an app's bundle do.
///
/// A single ``Storyboard`` is what a file says. A bundle is what it means: which scene a segue leads
/// to when references are followed, what stands inside a container, and which controller a
/// destination is unwrapped to.
///
/// ```swift
/// let issues = table.issues(against: StoryboardBundle([main, settings]))
/// ```
public struct StoryboardBundle: Hashable, Sendable {
  /// The storyboards, in the order in which they were given.
  public let storyboards: [Storyboard]

  var indexes: [SceneIndex]
  var names: [NameKey: NameLookup]

  /// Makes a bundle in which every storyboard sees every other one by its name.
  ///
  /// - Parameter storyboards: The storyboards; a name that two of them share is ambiguous.
  /// - Complexity: O(*n*) in the number of scenes and segues.
  public init(_ storyboards: [Storyboard]) {
    var positions: [String: [Int]] = [:]
    for (position, storyboard) in storyboards.enumerated() {
      positions[storyboard.name, default: []].append(position)
    }
    self.init(storyboards) { name, _ in NameLookup(positions[name] ?? []) }
  }

  /// Makes a bundle in which the caller says what a name means, seen from each storyboard.
  ///
  /// Several apps in one checkout may each have a `Main` storyboard; a tool that reads them all says
  /// here which one a reference means.
  ///
  /// - Parameters:
  ///   - storyboards: The storyboards.
  ///   - lookup: What a storyboard's name means, seen from the storyboard at a position. It is
  ///     called once for each name that a storyboard refers to.
  /// - Complexity: O(*n*) in the number of scenes and segues.
  package init(
    _ storyboards: [Storyboard],
    lookup: (_ name: String, _ position: Int) -> NameLookup
  ) {
    self.storyboards = storyboards
    indexes = storyboards.map(SceneIndex.init)
    names = [:]
    for (position, storyboard) in storyboards.enumerated() {
      for case let name? in storyboard.scenes.lazy.map({ $0.reference?.storyboardName }) {
        let key = NameKey(name: name, position: position)
        if names[key] == nil { names[key] = lookup(name, position) }
      }
    }
  }
}

extension StoryboardBundle {
  /// Identifies a scene: the storyboard's position in the bundle, and the scene's object id.
  package struct SceneLocation: Hashable, Codable, Sendable {
    /// The position of the storyboard in ``StoryboardBundle/storyboards``.
    package var storyboard: Int
    /// The object id of the scene's controller.
    package var scene: Storyboard.Scene.ID

    /// Creates a location from its parts.
    package init(storyboard: Int, scene: Storyboard.Scene.ID) {
      self.storyboard = storyboard
      self.scene = scene
    }
  }

  /// What a storyboard's name means, seen from another storyboard.
  package enum NameLookup: Hashable, Sendable {
    /// The storyboard at this position.
    case found(Int)
    /// No storyboard that is known here.
    case missing
    /// Any of several.
    case ambiguous([Int])

    /// Judges a name by the positions of all storyboards that bear it.
    package init(_ positions: [Int]) {
      switch positions.count {
      case 0: self = .missing
      case 1: self = .found(positions[0])
      default: self = .ambiguous(positions)
      }
    }
  }

  struct NameKey: Hashable, Sendable {
    var name: String
    var position: Int
  }

  /// The positions of a storyboard's scenes by each of their names; the first one wins.
  struct SceneIndex: Hashable, Sendable {
    var byID: [String: Int] = [:]
    var byIdentifier: [String: Int] = [:]
    var byExit: [String: Int] = [:]

    init(_ storyboard: Storyboard) {
      byID.reserveCapacity(storyboard.scenes.count)
      for (position, scene) in storyboard.scenes.enumerated() {
        if byID[scene.id] == nil { byID[scene.id] = position }
        if let identifier = scene.identifier, byIdentifier[identifier] == nil {
          byIdentifier[identifier] = position
        }
        for exit in scene.exits { byExit[exit] = position }
      }
    }
  }
}
