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
