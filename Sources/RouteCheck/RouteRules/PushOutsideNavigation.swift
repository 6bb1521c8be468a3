import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import StoryboardModel
import StoryboardReader

extension Rule {
  package static let pushOutsideNavigation = Rule(
    id: "push-outside-navigation",
    severity: .warning,
    summary: "a push segue from a scene that is in no navigation controller",
    reason: """
      UIKit raises an exception for the old 'push' outside of a navigation controller. This is \
      reported only if nothing can put the scene into one: no identifier for code to instantiate, \
      no custom segue, and a start that is not a navigation controller.
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
      let mayBeInNavigation = NavigationReach(project).references
      return project.scenes.flatMap { view -> [Finding] in
        guard view.file.storyboard.platform == .iOS, !mayBeInNavigation.contains(view.reference)
        else {
          return []
        }
        return view.segues.filter { $0.segue.kind == .push }.map { segue, locations in
          Finding(
            file: view.file.path,
            location: locations.kind ?? locations.element,
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

/// The scenes that may be in a navigation controller when they are shown.
private struct NavigationReach {
  private(set) var references: Set<StoryboardBundle.SceneLocation> = []

  init(_ project: Project) {
    var open: [StoryboardBundle.SceneLocation] = []
    var reached: Set<StoryboardBundle.SceneLocation> = []
    for view in project.scenes {
      let targets = view.scene.segues.map {
        project.bundle.destination(of: $0, from: view.reference)
      }
      for (segue, target) in zip(view.scene.segues, targets) {
        guard case .success(let reference) = target else { continue }
        reached.insert(reference)
        if view.scene.kind == .navigationController || segue.kind.role.isOpen {
          open.append(reference)
        }
      }
    }
    for view in project.scenes where Self.mayStartAnywhere(view, reached, project) {
      open.append(view.reference)
    }
    while let reference = open.popLast() {
      guard references.insert(reference).inserted, let scene = project.bundle[reference] else {
        continue
      }
      for segue in scene.segues where !segue.kind.role.isModal {
        if case .success(let next) = project.bundle.destination(of: segue, from: reference) {
          open.append(next)
        }
      }
    }
  }

  /// Whether code may instantiate the scene and put it into a navigation controller.
  ///
  /// An initial scene is the window's root only in the only storyboard, or in `Main`.
  private static func mayStartAnywhere(
    _ view: Project.SceneView,
    _ reached: Set<StoryboardBundle.SceneLocation>,
    _ project: Project
  ) -> Bool {
    if view.scene.identifier != nil { return true }
    if view.file.storyboard.initialScene == view.scene.id {
      return project.storyboards.count > 1 && view.file.storyboard.name != "Main"
    }
    return !reached.contains(view.reference)
  }
}
