import RouteCheckTestSupport

@testable import RuleSupport
@testable import routecheck

/// A suite about `routecheck explore` on files in memory.
protocol ExploringSuite {}

extension ExploringSuite {
  func run(_ words: [String], _ files: [String: String]) async -> ToolRun {
    await ToolRun(["explore", "--quiet"] + words, files: .memory(files))
  }

  func storyboard(_ attributes: String, _ scenes: String...) -> String {
    Example.main(attributes, scenes.joined()).files[0].text
  }
}
