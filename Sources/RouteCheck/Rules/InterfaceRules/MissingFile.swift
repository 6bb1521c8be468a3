import ProjectModel
import RouteDiagnostics
import RuleSupport
import SourceText

extension Rule {
  package static let missingFile = Rule(
    id: "missing-file",
    severity: .error,
    namesCause: true,
    summary: "a storyboard, a xib or a source of a target that is not on disk",
    reason: """
      Xcode cannot build the target. A missing source is a note, because a step of the build may \
      write it. Nothing is reported below an empty folder, which may belong to a submodule.
      """,
    triggering: [
      .xcodeProject(building: "Main.storyboard", "↓Old.storyboard")
        .storyboard("App/Main", scene("feed")),
      .xcodeProject(building: "Main.storyboard", "↓Row.xib").storyboard("App/Main", scene("feed")),
    ],
    nonTriggering: [
      .xcodeProject(building: "Main.storyboard", besides: ["Old.storyboard"])
        .storyboard("App/main", scene("feed"))
    ],
    check: { project in
      project.files.missing.map { missing in
        Finding(
          file: missing.project,
          location: missing.location,
          "there is no file '\(missing.path)', which a target builds",
          severity: Path.isSource(missing.path) ? .note : nil,
          cause: missing.folder
        )
      }
    }
  )
}
