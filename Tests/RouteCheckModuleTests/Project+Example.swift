import RouteCheckTestSupport

@testable import ProjectModel
@testable import RouteDiagnostics
@testable import RouteReports
@testable import RuleSupport

extension Project {
  /// Loads the files of an example.
  static func load(_ example: Example) async -> Project {
    await load(example.texts)
  }
}

extension Example {
  /// An iOS storyboard `Main` with scenes.
  static func scenes(initial: String? = nil, _ scenes: String...) -> Example {
    let text = scenes.joined(separator: "\n")
    return initial.map { .main(#"initialViewController="\#($0)""#, text) } ?? .main(text)
  }

  /// The texts of the files by their paths.
  var texts: [String: String] { Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) }) }
}

extension RuleRunner {
  func run(on example: Example) async -> Report { await run(on: example.texts) }

  func run(on files: [String: String]) async -> Report { run(on: await Project.load(files)) }
}
