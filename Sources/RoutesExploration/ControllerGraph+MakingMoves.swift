import Routes

extension ControllerGraph {
  /// Makes a move from a controller on screen.
  ///
  /// ```swift
  /// try graph.make(.segue("s1", of: "feed", in: "Main"), from: "Feed")
  /// ```
  ///
  /// - Parameters:
  ///   - action: What is done.
  ///   - source: The name of the controller from which the move starts, as in snapshots. Of several with
  ///     this name, an outer one is taken; for a segue, the first from its scene.
  /// - Throws: `Refusal`, also when no controller on screen has the name; or the error of a closure,
  ///   unchanged.
  public func make(_ action: Move.Action, from source: String) throws {
    let move = Move(action, source: ExactString(source), position: 0)
    try make(Move(action, source: move.source, position: position(of: move) ?? 0))
  }

  /// The position of the first controller on screen from which a move can start.
  private func position(of move: Move) -> Int? {
    frontControllers.firstIndex { controller in
      guard let node = node(of: controller), node.label == move.source else { return false }
      guard let segue = move.segue else { return true }
      return node.scene.flatMap(registry.scenes.bundle.object(at:)) == segue.scene
    }
  }

  /// Whether ``make(_:from:)`` makes a move from the controller that the move means.
  package func isFirst(_ move: Move) -> Bool { position(of: move) == move.position }

  /// Whether a move starts from the visible controller.
  package func isFromVisible(_ move: Move) -> Bool {
    let shown = frontControllers
    return shown.indices.contains(move.position) && shown[move.position] === visible
  }
}

extension Move.Action {
  /// A segue of a storyboard.
  ///
  /// - Parameters:
  ///   - id: The object id of the segue.
  ///   - scene: The object id of the scene that the segue leaves.
  ///   - storyboard: The name of the storyboard.
  public static func segue(_ id: String, of scene: String, in storyboard: String) -> Self {
    let scene = Storyboard.SceneObject(storyboard: ExactString(storyboard), id: ExactString(scene))
    return .segue(Storyboard.SegueObject(scene: scene, id: ExactString(id)), identifier: nil)
  }
}
