import ProjectModel
import RouteDiagnostics
import RouteTables
import Routes
import RuleSupport
import StoryboardReader

extension Rule {
  package static let unreachableScene = Rule(
    id: "unreachable-scene",
    severity: .note,
    isOnByDefault: false,
    summary: "a scene without an identifier that no segue leads to and that is not initial",
    reason: "Neither a segue nor code can show it, because the code has no identifier for it.",
    triggering: [
      .scenes(
        initial: "feed",
        scene("feed"),
        #"<scene><objects>↓<viewController id="lost"/></objects></scene>"#
      )
    ],
    nonTriggering: [
      .scenes(
        initial: "feed",
        scene("feed", nil, segue("s", to: "post")),
        scene("post"),
        scene("c", identifier: "Card")
      )
    ],
    check: { project in
      let reached = Set(
        project.scenes.flatMap { view in
          view.scene.segues.map {
            StoryboardBundle.SceneLocation(storyboard: view.position, scene: $0.destination)
          }
        }
      )
      return project.scenes.lazy.filter { view in
        view.scene.identifier == nil && view.scene.kind != .application
          && view.file.storyboard.initialScene != view.scene.id && !reached.contains(view.reference)
      }.map { view in
        Finding(view, at: nil, "nothing leads to scene '\(view.scene.label)'")
      }
    }
  )
}
