import RouteCheckTestSupport

@testable import ProjectModel
@testable import RouteDiagnostics
@testable import RuleRunning
@testable import RuleSupport
@testable import StoryboardReader

extension LoadedFiles {
  init(storyboards: [StoryboardFile]) {
    self.init(Inputs())
    self.storyboards = storyboards
  }
}

extension Project {
  /// Loads the files of an example.
  static func load(_ example: Example) async -> Project {
    await load(example.texts)
  }
}

extension RuleRunner {
  func run(on example: Example) async -> Report { await run(on: example.texts) }

  func run(on files: [String: String]) async -> Report { run(on: await Project.load(files)) }
}
