import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import SourceText
import StoryboardReader

extension Rule {
  package static let fileInNoTarget = Rule(
    id: "file-in-no-target",
    severity: .warning,
    summary: "a storyboard or xib under an Xcode project that is in none of its targets",
    reason: """
      The file is not in the app: it is left over, or was never added. It is not checked \
      further. If no storyboard, source or Info.plist of the project opens it by name, this is a \
      note.
      """,
    triggering: [
      withOld,
      withOld.and(
        "App/Feed.swift",
        #"func open() -> UIStoryboard { UIStoryboard(name: "Old", bundle: nil) }"#
      ),
      .xcodeProject(building: "Main.storyboard", besides: ["Row.xib"])
        .storyboard("App/Main", scene("feed")).and("App/Row.xib", "↓" + xib),
    ],
    nonTriggering: [
      .xcodeProject(building: "Main.storyboard", "Old.storyboard")
        .storyboard("App/Main", scene("feed")).storyboard("App/Old", scene("feed")),
      Example().storyboard("App/Main", scene("feed")),
    ],
    check: { project in
      let unbuilt = project.files.unbuilt + project.files.unbuiltXibs
      guard !unbuilt.isEmpty else { return [] }
      let opened = OpenedStoryboards(project)
      let builtXibs = Set(project.files.xibs.map(\.storyboard.name))
      return unbuilt.map { unbuilt in
        let (file, name) = (unbuilt.file, unbuilt.file.storyboard.name)
        let app = App(folder: ExactString(unbuilt.folder))
        return Finding(
          file: file.path,
          location: .start,
          "\(file.isXib ? "xib" : "storyboard") '\(name)' is in no target of '\(unbuilt.project)' and is not checked",
          severity: opened.contains(name, in: app) && !builtXibs.contains(name) ? nil : .note
        )
      }
    }
  )

  private static let withOld =
    Example.xcodeProject(building: "Main.storyboard", besides: ["Old.storyboard"])
    .storyboard("App/Main", scene("feed"))
    .and("App/Old.storyboard", "↓" + Example.document(scene("feed")))

  private static let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v"/></objects></document>
    """
}
