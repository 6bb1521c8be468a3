import ProjectModel
import RouteDiagnostics
import RuleSupport
import StoryboardReader

extension Rule {
  package static let duplicateObjectID = Rule(
    id: "duplicate-object-id",
    severity: .error,
    summary: "two objects of a storyboard with the same id",
    reason: """
      Segues and outlets are connected by id: Xcode refuses the file or connects the wrong object. \
      Merges and copies made by hand cause it.
      """,
    triggering: [.scenes(scene("feed"), scene("↓feed"))],
    nonTriggering: [
      .scenes(
        #"<scene sceneID="feed"><objects><viewController id="feed"/></objects></scene>"#,
        scene("post")
      )
    ],
    check: { project in
      project.storyboards.flatMap { file in
        file.duplicates.map { duplicate in
          Finding(
            file: file.path,
            location: duplicate.location,
            "object id '\(duplicate.id)' is already taken",
            notes: [
              .init(message: "the first is here", file: file.path, location: duplicate.first)
            ],
            object: duplicate.id
          )
        }
      }
    }
  )
}
