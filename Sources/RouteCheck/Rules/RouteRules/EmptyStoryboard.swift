import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import StoryboardReader

extension Rule {
  package static let emptyStoryboard = Rule(
    id: "empty-storyboard",
    severity: .error,
    summary: "a storyboard without scenes",
    reason: """
      Code that opens it gets nil, or crashes. If the sources are known, and no source, storyboard \
      or Info.plist of the app opens it by name, this is a warning, because apps ship such files \
      without using them.
      """,
    triggering: [
      .file("Main.storyboard", empty),
      .scenes(scene("feed")).and("Old.storyboard", empty)
        .code("final class FeedController: UIViewController {}"),
    ],
    nonTriggering: [
      .scenes(scene("feed"))
    ],
    check: { project in
      let empty = project.storyboards.enumerated().filter { $1.storyboard.scenes.isEmpty }
      guard !empty.isEmpty else { return [] }
      let opened = OpenedStoryboards(project)
      return empty.map { position, file in
        let origin = project.code.storyboardOrigins[position]
        let isUnused =
          project.code.hasSources(seeing: position)
          && !opened.contains(file.storyboard.name, in: origin.app, targets: origin.targets)
        return Finding(
          file: file.path,
          location: file.document,
          "storyboard '\(file.storyboard.name)' has no scene",
          severity: isUnused ? .warning : nil
        )
      }
    }
  )

  private static let empty =
    #"↓<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"/>"#
}
