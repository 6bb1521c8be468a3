import Routes

extension StoryboardFile {
  /// Marks the segues whose destination is neither a scene nor an exit.
  ///
  /// - Parameter element: The element of an object id; `nil` for an id that no object has.
  mutating func markStrayDestinations(_ element: (ExactString) -> String?) {
    var targets: Set<ExactString> = []
    for scene in storyboard.scenes {
      targets.insert(scene.id)
      targets.formUnion(scene.exits)
    }
    for (sceneIndex, scene) in storyboard.scenes.enumerated() {
      for (index, segue) in scene.segues.enumerated() where !targets.contains(segue.destination) {
        scenes[sceneIndex].segues[index].strayDestination = element(segue.destination)
      }
    }
  }
}
