import ProjectModel
import RouteDiagnostics
import RouteGenerators
import Routes
import RuleSupport
import SourceText
import StoryboardReader

extension Rule {
  package static let invalidClassName = Rule(
    id: "invalid-class-name",
    severity: .error,
    isOnByDefault: false,
    isOnWhenGenerating: true,
    summary: "a scene's class name that is not a valid Swift type name",
    reason: """
      Nothing can be generated for the scene and for segues to it. 'generate' always reports it, \
      other commands on request.
      """,
    triggering: [.scenes(scene("feed", "↓Feed Controller"))],
    nonTriggering: [.scenes(scene("feed", "FeedController"))],
    check: { project in
      let types = TypeNames(project)
      return project.scenes.compactMap { view in
        guard view.scene.reference == nil, !view.file.storyboard.isLaunchScreen,
          let name = view.scene.customClass, types.type(of: view.scene) == nil
        else { return nil }
        return Finding(
          file: view.file.path,
          location: view.locations.customClass ?? view.locations.element,
          "class '\(name)' is not a valid Swift type name; map it under \"generate\", \"types\" in "
            + Path.configuration
        )
      }
    }
  )
}
