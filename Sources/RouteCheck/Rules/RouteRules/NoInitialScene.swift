import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import StoryboardReader

extension Rule {
  package static let noInitialScene = Rule(
    id: "no-initial-scene",
    severity: .note,
    isOnByDefault: false,
    summary: "a storyboard that names no initial view controller",
    reason: """
      This is correct if code instantiates every scene by its identifier, which is common. For a \
      storyboard in an Info.plist or a build setting, see missing-main-storyboard.
      """,
    triggering: [
      .file("Main.storyboard", "↓" + Example.document(scene("feed")))
    ],
    nonTriggering: [
      .scenes(initial: "feed", scene("feed"))
    ],
    check: { project in
      project.storyboards.lazy.filter {
        $0.storyboard.initialScene == nil
          && $0.storyboard.scenes.contains { $0.kind != .application }
      }.map {
        Finding(
          file: $0.path,
          location: $0.document,
          "storyboard '\($0.storyboard.name)' has no initial view controller"
        )
      }
    }
  )
}
