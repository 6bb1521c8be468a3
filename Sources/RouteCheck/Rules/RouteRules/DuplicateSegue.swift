import ProjectModel
import RouteDiagnostics
import RouteTables
import Routes
import RuleSupport
import StoryboardReader

extension Rule {
  package static let duplicateSegue = Rule(
    id: "duplicate-segue",
    severity: .error,
    summary: "segues of one scene with the same identifier that lead to different scenes",
    reason: """
      Code that performs the identifier gets the first segue and never the other. Two buttons that \
      lead to the same scene may share an identifier. If only buttons perform the segues, this is \
      a warning, because only 'prepare' confuses them.
      """,
    triggering: [
      .scenes(
        scene(
          "feed",
          nil,
          segue("s0", to: "post"),
          segue("s1", "Show", to: "post"),
          segue("s2", "↓Show", to: "profile")
        ),
        scene("post"),
        scene("profile")
      )
    ],
    nonTriggering: [
      .scenes(
        scene(
          "feed",
          view: """
            \(button("b1", segue("s1", "Show", to: "post")))
            \(button("b2", segue("s2", "Show", to: "post")))
            """
        ),
        scene("post", nil, segue("s3", "Show", to: "feed"))
      )
    ],
    reportsRoute: { issue in
      if case .duplicateSegue = issue.problem { true } else { false }
    },
    check: { $0.scenes.flatMap(duplicates) }
  )

  private static func duplicates(in view: Project.SceneView) -> [Finding] {
    var first: [ExactString: (Storyboard.Segue, StoryboardFile.SegueLocations)] = [:]
    var findings: [Finding] = []
    for (segue, locations) in view.segues {
      guard let identifier = segue.identifier else { continue }
      guard let (earlier, earlierLocations) = first[identifier] else {
        first[identifier] = (segue, locations)
        continue
      }
      if earlier.destination == segue.destination { continue }
      let isPerformedByCode = locations.isManual || earlierLocations.isManual
      findings.append(
        Finding(
          (view, segue, locations),
          at: locations.name,
          "segue '\(identifier)' leaves '\(view.scene.label)' twice, to different scenes; rename one",
          notes: [
            .init(
              message: "the other one is here",
              file: view.file.path,
              location: earlierLocations.name
            )
          ],
          severity: isPerformedByCode ? nil : .warning
        )
      )
    }
    return findings
  }
}
