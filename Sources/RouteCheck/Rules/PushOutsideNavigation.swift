import Routes

extension Rule.ID {
  static let pushOutsideNavigation = Self(rawValue: "push-outside-navigation")
}

extension Rule {
  /// A push where there is no stack to push on.
  static let pushOutsideNavigation = Rule(
    id: .pushOutsideNavigation,
    severity: .warning,
    summary: "a push segue from a scene that is in no navigation controller",
    reason: """
      UIKit raises an exception for the old 'push' outside a navigation controller. It is said only \
      where no way leads to the scene that could put it into one: no identifier for code to ask \
      for, no custom segue, and a start that is not a navigation controller.
      """,
    triggering: [
      .main(
        #"initialViewController="feed""#,
        """
        <scene><objects><viewController id="feed"><connections>
          <segue id="s" kind="↓push" destination="post"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewController id="post"/></objects></scene>
        """
      )
    ],
    nonTriggering: [
      .main(
        #"initialViewController="nav""#,
        """
        <scene><objects><navigationController id="nav"><connections>
          <segue id="r" kind="relationship" relationship="rootViewController" destination="feed"/>
        </connections></navigationController></objects></scene>
        <scene><objects><viewController id="feed"><connections>
          <segue id="s" kind="push" destination="post"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewController id="post"/></objects></scene>
        """
      ),
      .main(
        """
        <scene><objects><viewController id="feed" storyboardIdentifier="Feed"><connections>
          <segue id="s" kind="push" destination="post"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewController id="post"/></objects></scene>
        """
      ),
    ],
    check: { project in
      guard project.scenes.contains(where: \.scene.hasPush) else { return [] }
      let mayBeInNavigation = NavigationReach(project).places
      return project.scenes.flatMap { view -> [Finding] in
        guard view.file.storyboard.platform == .iOS, !mayBeInNavigation.contains(view.place) else {
          return []
        }
        return view.segues.filter { $0.segue.kind == .push }.map { segue, places in
          Finding(
            rule: .pushOutsideNavigation,
            file: view.file.path,
            place: places.kind ?? places.element,
            "\(segue.label) pushes from '\(view.scene.label)', which is in no navigation controller",
            object: segue.id
          )
        }
      }
    }
  )
}

extension Storyboard.Scene {
  fileprivate var hasPush: Bool { segues.contains { $0.kind == .push } }
}

/// The scenes that may stand in a navigation controller when they are shown.
private struct NavigationReach {
  private(set) var places: Set<StoryboardBundle.SceneLocation> = []

  init(_ project: Project) {
    var open: [StoryboardBundle.SceneLocation] = []
    var reached: Set<StoryboardBundle.SceneLocation> = []
    for view in project.scenes {
      let targets = view.scene.segues.map { project.bundle.destination(of: $0, from: view.place) }
      for (segue, target) in zip(view.scene.segues, targets) {
        guard case .success(let place) = target else { continue }
        reached.insert(place)
        if view.scene.kind == .navigationController || segue.kind.role.isOpen { open.append(place) }
      }
    }
    for view in project.scenes where Self.mayStartAnywhere(view, reached, project) {
      open.append(view.place)
    }
    while let place = open.popLast() {
      guard places.insert(place).inserted, let scene = project.bundle[place] else { continue }
      for segue in scene.segues where !segue.kind.role.isModal {
        if case .success(let next) = project.bundle.destination(of: segue, from: place) {
          open.append(next)
        }
      }
    }
  }

  /// Whether code may make the scene and put it into a navigation controller.
  ///
  /// An initial scene counts as the window's root only in a storyboard that is alone or `Main`.
  private static func mayStartAnywhere(
    _ view: Project.SceneView,
    _ reached: Set<StoryboardBundle.SceneLocation>,
    _ project: Project
  ) -> Bool {
    if view.scene.identifier != nil { return true }
    if view.file.storyboard.initialScene == view.scene.id {
      return project.storyboards.count > 1 && view.file.storyboard.name != "Main"
    }
    return !reached.contains(view.place)
  }
}
