import Routes

extension Rule.ID {
  static let unreachableScene = Self(rawValue: "unreachable-scene")
}

extension Rule {
  /// A scene that nothing leads to.
  static let unreachableScene = Rule(
    id: .unreachableScene,
    severity: .note,
    isOnByDefault: false,
    summary: "a scene without identifier that no segue leads to and that is not initial",
    reason: "Nothing can show it: neither a segue nor code, which has no name to ask for it by.",
    triggering: [
      .main(
        #"initialViewController="feed""#,
        """
        <scene><objects><viewController id="feed"/></objects></scene>
        <scene><objects>↓<viewController id="lost"/></objects></scene>
        """
      )
    ],
    nonTriggering: [
      .main(
        #"initialViewController="feed""#,
        """
        <scene><objects><viewController id="feed"><connections>
          <segue id="s" kind="show" destination="post"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewController id="post"/></objects></scene>
        <scene><objects><viewController id="c" storyboardIdentifier="Card"/></objects></scene>
        """
      )
    ],
    check: { project in
      let reached = Set(
        project.scenes.lazy.flatMap { view in
          view.scene.segues.lazy.map {
            StoryboardBundle.SceneLocation(storyboard: view.position, scene: $0.destination)
          }
        }
      )
      return project.scenes.lazy.filter { view in
        view.scene.identifier == nil && view.scene.kind != .application
          && view.file.storyboard.initialScene != view.scene.id && !reached.contains(view.place)
      }.map { view in
        Finding(
          rule: .unreachableScene,
          file: view.file.path,
          place: view.places.element,
          "nothing leads to scene '\(view.scene.label)'",
          object: view.scene.id
        )
      }
    }
  )
}
