import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import StoryboardReader

extension Rule {
  package static let duplicateSceneIdentifier = Rule(
    id: "duplicate-scene-identifier",
    severity: .warning,
    summary: "two scenes of a storyboard with the same storyboard identifier",
    reason: "Code that instantiates the identifier gets one of them, and never the other.",
    triggering: [
      .scenes(scene("a", identifier: "Post"), scene("b", identifier: "↓Post"))
    ],
    nonTriggering: [
      .scenes(scene("a", identifier: "Post")).storyboard("Other", scene("a", identifier: "Post"))
    ],
    check: { project in
      project.scenes.compactMap { view -> Finding? in
        guard let identifier = view.scene.identifier,
          let first = project.bundle.location(ofIdentifier: identifier, in: view.position),
          first.scene != view.scene.id
        else { return nil }
        return Finding(
          view,
          at: view.locations.identifier,
          "storyboard identifier '\(identifier)' is already taken by scene '\(first.scene)'; rename one",
          notes: [project.note("the other scene", at: first)]
        )
      }
    }
  )
}
