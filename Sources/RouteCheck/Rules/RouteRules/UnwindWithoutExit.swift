import ProjectModel
import RouteDiagnostics
import RouteTables
import Routes
import RuleSupport
import StoryboardReader

extension Rule {
  package static let unwindWithoutExit = Rule(
    id: "unwind-without-exit",
    severity: .error,
    summary: "an unwind segue that points to no exit, or names no action",
    reason: "UIKit looks for the action and silently gives up, so the segue does nothing.",
    triggering: [
      .scenes(scene("feed", nil, unwind(to: "↓gone"), exit: "e")),
      .scenes(scene("feed", nil, #"↓<segue id="s" kind="unwind" destination="e"/>"#, exit: "e")),
    ],
    nonTriggering: [.scenes(scene("feed", nil, unwind(to: "e"), exit: "e"))],
    check: { project in
      project.segueFindings { found in
        let (view, segue, locations) = found
        guard segue.kind == .unwind else { return nil }
        let hasExit = project.bundle.location(ofExit: segue.destination, in: view.position) != nil
        if hasExit, segue.unwindAction != nil { return nil }
        return Finding(
          found,
          at: hasExit ? locations.element : locations.destination ?? locations.element,
          hasExit
            ? "\(segue.label) names no unwind action"
            : "\(segue.label) points to '\(segue.destination)', which is not an exit"
        )
      }
    }
  )

  private static func unwind(to exit: String) -> String {
    segue("s", to: exit, "unwind", action: "unwindToFeed:")
  }
}
