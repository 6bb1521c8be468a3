import Routes

extension ControllerGraph {
  /// Makes a graph with a scene, or a navigation controller with it, as its root.
  ///
  /// Controllers without a registered class answer as their scenes and the facts say.
  package convenience init(
    standingIn scene: Storyboard.SceneObject,
    isInStack: Bool,
    of storyboards: [Storyboard],
    width: ControllerGraph.SizeClass,
    facts: Exploration.Facts
  ) throws {
    let judge = Judge(try SegueRegistry(found: storyboards), width, facts)
    try self.init(scene: scene, of: judge.registry, width: width)
    if isInStack, let root { try setRoot(NavigationController(root: root)) }
  }
}
