import Routes

extension ControllerGraph {
  /// Makes a graph with a scene as its root, in which controllers without a registered class answer as
  /// their scenes and the facts say.
  package convenience init(
    standingIn scene: Storyboard.SceneObject,
    of storyboards: [Storyboard],
    width: ControllerGraph.SizeClass,
    facts: Exploration.Facts
  ) throws {
    let judge = Judge(try SegueRegistry(found: storyboards), width, facts)
    try self.init(scene: scene, of: judge.registry, width: width)
  }
}
