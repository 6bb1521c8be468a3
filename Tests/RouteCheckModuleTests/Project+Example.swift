import RouteCheckTestSupport

@testable import ProjectModel
@testable import RouteRules

extension Project {
  /// Loads the files of an example.
  static func load(_ example: Example) async -> Project {
    await load(Dictionary(uniqueKeysWithValues: example.files.map { ($0.path, $0.text) }))
  }
}
