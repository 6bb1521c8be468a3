import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import StoryboardReader

extension Rule {
  package static let unusedSegue = Rule(
    id: "unused-segue",
    severity: .note,
    isOnByDefault: false,
    summary: "a segue that only code can perform, and that no source mentions",
    reason: """
      The segue starts at the controller itself, so no button performs it, and no code does. \
      Nothing is reported if code of the controller performs a segue by an unknown identifier, or \
      if a superclass is not among the sources.
      """,
    triggering: [
      .feedAndPost(segue: "↓ShowPost", post: "Post").code("class Feed: UIViewController {}")
    ],
    nonTriggering: [
      .feedAndPost.feedClass(
        #"func open() { performSegue(withIdentifier: "ShowPost", sender: self) }"#
      ),
      .feedAndPost.feedClass(
        "func open(_ name: String) { performSegue(withIdentifier: name, sender: self) }"
      ),
    ],
    check: { project in
      let mentions = SegueMentions(project.code)
      let (code, index) = (project.code, project.code.index)
      return project.scenes.flatMap { view -> [Finding] in
        let app = code.app(ofStoryboard: view.position)
        guard let name = view.scene.customClass, index.declares(name),
          index.knowsAllAncestors(of: name, in: app),
          !mentions.performsUnknownSegues(name, index, app)
        else { return [] }
        return view.segues.compactMap { segue, locations in
          guard let identifier = segue.identifier, let location = locations.identifier,
            locations.isManual, segue.kind != .embed, segue.kind != .relationship,
            !mentions.contains(identifier)
          else { return nil }
          return Finding(
            (view, segue, locations),
            at: location,
            "no source mentions segue '\(identifier)'"
          )
        }
      }
    }
  )
}
