/// The scenes of a registry's storyboards, and how to make their controllers.
package struct SceneCatalog {
  package let bundle: StoryboardBundle
  package let classes: SceneClasses
  let hasEmbeds: Bool
  /// Makes the controllers of scenes without registered classes; `nil` makes placeholders.
  package var makeStandIn: StandInMaker?

  package typealias StandInMaker = (
    Storyboard.Scene, StoryboardBundle.SceneLocation, _ name: ExactString
  ) -> (any Controller)?

  init(_ storyboards: [Storyboard] = [], _ classes: SceneClasses = SceneClasses()) {
    bundle = StoryboardBundle(storyboards)
    self.classes = classes
    hasEmbeds = storyboards.contains { storyboard in
      storyboard.scenes.contains { scene in scene.segues.contains { $0.kind == .embed } }
    }
  }

  /// The controller that stands in for one of a class that is not registered, if there is a choice.
  func standIn(for location: StoryboardBundle.SceneLocation) -> (any Controller)? {
    guard let makeStandIn, let scene = bundle[location] else { return nil }
    return makeStandIn(scene, location, scene.shortName)
  }

  /// The error with the registered class that has a similar name as the placeholder, and no scene.
  func explained(_ error: UnwrappingError) -> UnwrappingError {
    func near(_ name: String) -> String? {
      let classes = classes.names(without: bundle.storyboards.flatMap(\.scenes))
      let name = ControllerName.trimmed(ExactString(name))
      let closest = SpellingSuggestion.closest(
        to: name,
        among: classes.map { ControllerName.trimmed($0) }
      )
      return classes.first { ControllerName.trimmed($0) == closest }?.string
    }
    return switch error {
    case .placeholder(let expected, let hierarchy, _):
      .placeholder(expected: expected, hierarchy: hierarchy, near: near(expected))
    case .placeholderForProtocol(let expected, let name, let hierarchy, _):
      .placeholderForProtocol(
        expected: expected,
        placeholder: name,
        hierarchy: hierarchy,
        near: near(name)
      )
    case .noMatch, .ambiguous, .otherSender: error
    }
  }

  /// The name of a scene's controller in messages and tables: its class, or else its identifier.
  func name(of location: StoryboardBundle.SceneLocation) -> ExactString {
    bundle[location]?.name ?? location.scene
  }
}

extension Storyboard.Scene {
  fileprivate var name: ExactString { customClass ?? identifier ?? id }

  /// The name of the scene's controller in snapshots.
  package var shortName: ExactString { ControllerName.trimmed(name) }
}
