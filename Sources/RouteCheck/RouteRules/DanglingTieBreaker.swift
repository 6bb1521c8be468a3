import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import StoryboardReader

extension Rule {
  package static let danglingTieBreaker = Rule(
    id: "dangling-tie-breaker",
    severity: .error,
    summary: "an inferred-metrics tie breaker for a segue that does not exist",
    reason: """
      Apple's storyboard compiler crashes with an obscure message. Delete the line.
      """,
    triggering: [
      .file(
        "Main.storyboard",
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
          <scenes><scene><objects><viewController id="feed"/></objects></scene></scenes>
          <inferredMetricsTieBreakers><segue reference="↓gone"/></inferredMetricsTieBreakers>
        </document>
        """
      )
    ],
    nonTriggering: [
      .file(
        "Main.storyboard",
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
          <scenes><scene><objects><viewController id="feed"><connections>
            <segue id="s" kind="show" destination="feed">
              <segue key="commit" inheritsFrom="parent" id="c"/>
            </segue>
          </connections></viewController></objects></scene></scenes>
          <inferredMetricsTieBreakers>
            <segue reference="s"/>
            <segue reference="c"/>
          </inferredMetricsTieBreakers>
        </document>
        """
      )
    ],
    check: { project in
      project.storyboards.flatMap { file -> [Finding] in
        if file.tieBreakers.isEmpty { return [] }
        let segues = Set(file.storyboard.scenes.lazy.flatMap(\.segues).map(\.id))
          .union(file.innerSegues)
        return file.tieBreakers.filter { !segues.contains($0.segue) }.map {
          Finding(
            file: file.path,
            location: $0.location,
            "the tie breaker names segue '\($0.segue)', which does not exist",
            object: $0.segue
          )
        }
      }
    }
  )
}
