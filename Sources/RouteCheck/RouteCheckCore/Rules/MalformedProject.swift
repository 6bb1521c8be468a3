import StoryboardReader
import SwiftScanner

extension Rule.ID {
  static let malformedProject = Self(rawValue: "malformed-project")
}

extension Rule {
  /// An Xcode project that cannot be understood.
  static let malformedProject = Rule(
    id: .malformedProject,
    severity: .warning,
    isAboutInputs: true,
    summary: "an Xcode project file that cannot be read as one",
    reason: """
      Xcode will not open it, often because of a merge. Its storyboards are checked as if there were \
      no project.
      """,
    triggering: [
      .file("App.xcodeproj/project.pbxproj", "{\n  objects = {\n↓<<<<<<< HEAD\n  };\n}")
    ],
    nonTriggering: [
      .file("App.xcodeproj/project.pbxproj", "{rootObject = P; objects = {P = {}; }; }")
    ],
    check: { $0.problems(of: .malformedProject) }
  )
}
