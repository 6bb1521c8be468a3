import ProjectModel
import RouteDiagnostics
import RouteTables
import Routes
import RuleSupport
import StoryboardReader

extension Rule {
  package static let danglingDestination = Rule(
    id: "dangling-destination",
    severity: .error,
    summary: "a segue that leads to no scene of its storyboard",
    reason: """
      A merge that removes a scene leaves its segues behind. Xcode fails to compile the storyboard, \
      or the segue crashes when it is performed.
      """,
    triggering: [
      .scenes(scene("feed", nil, segue("s", "ShowPost", to: "↓post"))),
      .main(
        """
        <scene><objects><viewController id="feed"><view id="v"/><connections>
          <segue id="s" kind="show" destination="↓v"/>
        </connections></viewController></objects></scene>
        """
      ),
    ],
    nonTriggering: [
      .feedAndPostWithoutClasses
    ],
    check: { project in
      project.segueFindings { found in
        let (view, segue, locations) = found
        guard segue.kind != .unwind,
          project.bundle.location(ofScene: segue.destination, in: view.position) == nil
        else { return nil }
        return Finding(
          found,
          at: locations.destination ?? locations.element,
          message(about: segue, locations.strayDestination)
        )
      }
    }
  )

  private static func message(about segue: Storyboard.Segue, _ stray: String?) -> String {
    if let stray { return "\(segue.label) leads to a '\(stray)', which is not a scene" }
    if segue.destination.isEmpty { return "\(segue.label) has no destination" }
    return "\(segue.label) leads to object '\(segue.destination)', which does not exist; connect "
      + "it again, or remove it"
  }
}
