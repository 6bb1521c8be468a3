/// The reason why the scene of a segue or a reference is unknown.
package enum UnresolvedScene: Error, Hashable, Sendable {
  /// The storyboard has no scene with the object id.
  case noScene(id: Storyboard.Scene.ID, storyboard: Int)
  /// The target of an unwind is only known when it runs.
  case unwind(exit: ExactString)
  /// No storyboard has the name.
  case noStoryboard(name: ExactString)
  /// Several storyboards have the name.
  case ambiguousStoryboard(name: ExactString, positions: [Int])
  /// The storyboard has no scene with the identifier.
  case noIdentifier(ExactString, storyboard: Int)
  /// The storyboard has no initial scene.
  case noInitialScene(storyboard: Int)
  /// The scene is in another bundle, which was not read.
  case otherBundle(identifier: ExactString)
  /// References that form a cycle, in order.
  case cycle([StoryboardBundle.SceneLocation])
}
