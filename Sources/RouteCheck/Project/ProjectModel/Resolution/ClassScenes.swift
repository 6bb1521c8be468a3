import Routes
import SourceText

/// The scenes whose controllers may run the code of a class.
package struct ClassScenes {
  /// Equal for equal scenes.
  package let id: DeclarationLookup.Found.ID
  /// The scenes, in the order of the storyboards.
  package let scenes: [StoryboardBundle.SceneLocation]
  /// The positions of their storyboards, in order.
  let storyboards: [Int]

  init(id: DeclarationLookup.Found.ID, _ scenes: [StoryboardBundle.SceneLocation]) {
    self.id = id
    self.scenes = Set(scenes).sorted { ($0.storyboard, $0.scene) < ($1.storyboard, $1.scene) }
    storyboards = self.scenes.map(\.storyboard).uniqued()
  }
}
