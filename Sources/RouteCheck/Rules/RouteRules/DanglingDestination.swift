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
      project.scenes.flatMap { view in
        view.segues.lazy.filter { segue, _ in
          segue.kind != .unwind
            && project.bundle.location(ofScene: segue.destination, in: view.position) == nil
        }.map { segue, locations in
          Finding(
            file: view.file.path,
            location: locations.destination ?? locations.element,
            message(segue: segue.label, destination: segue.destination, locations.strayDestination),
            object: segue.id
          )
        }
      }
    }
  )

  private static func message(segue: String, destination: ExactString, _ stray: String?) -> String {
    if let stray { return "\(segue) leads to a '\(stray)', which is not a scene" }
    if destination.isEmpty { return "\(segue) has no destination" }
    return "\(segue) leads to object '\(destination)', which does not exist; connect it again, or "
      + "remove it"
  }
}
