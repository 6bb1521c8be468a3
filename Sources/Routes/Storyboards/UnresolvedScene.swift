/// Why a segue or a reference leads to no scene that is known.
package enum UnresolvedScene: Error, Hashable, Sendable {
  /// The storyboard at a position has no scene with this object id.
  case noScene(id: Storyboard.Scene.ID, storyboard: Int)
  /// An unwind's target is found when it runs, and not in a storyboard.
  case unwind(exit: String)
  /// No storyboard of this name is known.
  case noStoryboard(name: String)
  /// Several storyboards have this name, and nothing says which is meant.
  case ambiguousStoryboard(name: String, positions: [Int])
  /// The storyboard at a position has no scene with this identifier.
  case noIdentifier(String, storyboard: Int)
  /// The storyboard at a position does not say which scene it starts with.
  case noInitialScene(storyboard: Int)
  /// The scene is in another bundle, which is not known here.
  case otherBundle(identifier: String)
  /// References that lead back to themselves, in order.
  case cycle([StoryboardBundle.SceneLocation])
}

extension UnresolvedScene {
  /// Whether the storyboards themselves are wrong, and not merely incomplete.
  ///
  /// A storyboard that is not known may well have the scene; one that is known and lacks it won't.
  package var isFault: Bool {
    switch self {
    case .noScene, .noIdentifier, .noInitialScene, .cycle: true
    case .unwind, .noStoryboard, .ambiguousStoryboard, .otherBundle: false
    }
  }
}
