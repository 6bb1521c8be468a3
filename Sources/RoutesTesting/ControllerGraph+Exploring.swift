import Routes

extension ControllerGraph {
  /// Creates a graph of storyboards without the app's classes, in the state in which the app starts.
  ///
  /// Each controller answers as its scene says: whether a swipe dismisses it, and whether it defines a
  /// presentation context. `routecheck explore --format tests` writes tests with such graphs.
  ///
  /// ```swift
  /// let graph = try ControllerGraph(
  ///   exploring: [main], from: "feed", of: "Main", unwindActions: ["FeedController": ["home:"]])
  /// ```
  ///
  /// - Parameters:
  ///   - storyboards: Storyboards that may refer to each other by name.
  ///   - scene: The object id of the scene in which the app starts.
  ///   - storyboard: The name of that scene's storyboard.
  ///   - isInStack: Whether the app shows the scene in a navigation controller that its code makes.
  ///   - unwindActions: The selectors of the unwind actions that classes declare, by class.
  ///   - width: The horizontal size class.
  /// - Throws: `SegueRegistry.RegistrationError` when two segues of a scene have the same identifier; `Refusal` when
  ///   there is no such scene.
  /// - Complexity: O(*n*) in the number of scenes and segues.
  public convenience init(
    exploring storyboards: [Storyboard],
    from scene: String,
    of storyboard: String,
    isInStack: Bool = false,
    unwindActions: [String: [String]] = [:],
    width: ControllerGraph.SizeClass = .compact
  ) throws {
    let actions = Dictionary(
      unwindActions.map { (ExactString($0), Set($1.map { ExactString($0) })) }
    ) { $0.union($1) }
    var facts = Exploration.Facts()
    for storyboard in storyboards {
      for scene in storyboard.scenes {
        let object = Storyboard.SceneObject(storyboard: storyboard.name, id: scene.id)
        let known = scene.customClass.flatMap { actions[$0] } ?? []
        facts.scenes[object] = Exploration.SceneFacts(unwindActions: known)
      }
    }
    let start = Storyboard.SceneObject(storyboard: ExactString(storyboard), id: ExactString(scene))
    try self.init(
      standingIn: start,
      isInStack: isInStack,
      of: storyboards,
      width: width,
      facts: facts
    )
  }
}
