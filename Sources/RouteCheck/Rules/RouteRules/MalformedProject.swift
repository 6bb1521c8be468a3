import ProjectModel
import RouteDiagnostics
import RuleSupport

extension Rule {
  package static let malformedProject = Rule(
    id: "malformed-project",
    severity: .warning,
    isAboutInputs: true,
    summary: "an Xcode project file that cannot be read",
    reason: """
      Xcode cannot open it, often because of a merge. Its storyboards are checked as if there were \
      no project.
      """,
    triggering: [
      .file("App.xcodeproj/project.pbxproj", "{\n  objects = {\n↓<<<<<<< HEAD\n  };\n}")
    ],
    nonTriggering: [
      .file("App.xcodeproj/project.pbxproj", "{rootObject = P; objects = {P = {}; }; }")
    ],
    check: { $0.findings(about: .xcodeProject) }
  )
}
