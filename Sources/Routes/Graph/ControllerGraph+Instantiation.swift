extension ControllerGraph {
  /// Makes the controller of a scene, with everything that stands inside it, and shows nothing.
  ///
  /// ```swift
  /// let profile = try graph.instantiate(.profile)
  /// profile.user = user
  /// try graph.present(profile)
  /// ```
  ///
  /// - Parameter scene: A scene of one of the registry's storyboards.
  /// - Returns: A new controller, which is in no graph yet.
  /// - Throws: ``Refusal`` when there is no such scene, or its controller is of another type; or
  ///   what making a controller threw.
  /// - Complexity: O(*n*) in the number of scenes inside, and in that of the storyboards.
  public func instantiate<Screen>(_ scene: SceneIdentifier<Screen>) throws -> Screen {
    try attempt("instantiate '\(scene.identifier)'") {
      let bundle = registry.scenes.bundle
      guard let position = bundle.position(ofStoryboard: scene.storyboard) else {
        throw Refusal.Reason.unresolvedScene(
          problem: "no storyboard is called '\(scene.storyboard)'"
        )
      }
      guard let place = bundle.location(ofIdentifier: scene.identifier, in: position) else {
        let reason = UnresolvedScene.noIdentifier(scene.identifier, storyboard: position)
        throw Refusal.Reason.unresolvedScene(problem: bundle.explanation(of: reason))
      }
      defer { tags = [:] }
      let controller = try makeScene(resolved(bundle.resolve(place)))
      guard let screen = controller as? Screen else {
        throw Refusal.Reason.destinationMismatch(
          .noMatch(expected: "\(Screen.self)", hierarchy: ControllerName.described(controller))
        )
      }
      return screen
    }
  }
}
