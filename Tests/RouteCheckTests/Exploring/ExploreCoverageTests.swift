import RouteCheckTestSupport
import Routes
import Testing

@testable import AppExploration
@testable import ProjectLoading
@testable import RouteDiagnostics
@testable import RouteReports
@testable import RuleSupport

/// Paths that cover the segues which journals do not perform, and the tests of such paths.
@Suite struct ExploreCoverageTests {
  /// Two tabs. In the first a screen shows a deep one, which presents a sheet; in the second a feed
  /// shows one screen, and another one behind an edition.
  private static let tabs = document(
    initial: "tabs",
    tabBar("nav1", "nav2"),
    stack("nav1", root: "more"),
    stack("nav2", root: "feed"),
    screen("more", button("deep")),
    screen("deep", button("sheet", "presentation")),
    screen("sheet"),
    screen("feed", button("a") + button("edition")),
    screen("a"),
    screen("edition", button("b")),
    screen("b")
  )

  private static func button(_ other: String, _ kind: String = "show") -> String {
    control(other, segue("to-\(other)", to: other, kind))
  }

  private func result(_ files: [String: String]) async throws -> ExplorationResult {
    let project = await ProjectLoader(files: .memory(files), concurrency: 1).load(["."])
    return try ExplorationResult(
      try #require(project.exploredApps(from: nil).apps.first),
      within: .init()
    )
  }

  /// A journal of the ways to the deep screen and to the edition.
  private func journal(of result: ExplorationResult) throws -> Journal {
    let graph = try result.app.graph(.compact)
    graph.startRecording()
    try graph.make(.segue("to-deep", of: "more", in: "Main"), from: "More")
    try graph.tap(tab: 1)
    try graph.make(.segue("to-edition", of: "feed", in: "Main"), from: "Feed")
    return try #require(graph.journal)
  }

  /// The search forgets what a tab shows when it is left, and a graph does not. The path that goes on in
  /// the second tab as if its stack had been popped is cut there, and the rest gets a path of its own.
  @Test func aPathEndsWhereTheGraphKeepsWhatATabShows() async throws {
    let result = try await result(["Main.storyboard": Self.tabs])
    let journal = try journal(of: result)
    let searched = result.exploration.coverage(of: [journal])
    #expect(searched.missing.map(\.id) == ["to-a", "to-sheet", "to-b"])
    #expect(searched.paths.count == 1)
    let covered = try result.coverage(of: [journal])
    #expect(covered.paths.count == 2)
    for path in covered.paths { #expect(try result.replay(path).count == path.steps.count) }
    let performed = covered.paths.map { $0.steps.compactMap(\.move.segue?.id) }
    #expect(performed == [["to-a", "to-deep", "to-sheet"], ["to-edition", "to-b"]])
  }

  @Test func thePartThatIsPerformedIsRoundedDown() async throws {
    let result = try await result(["Main.storyboard": Self.tabs])
    let journal = try journal(of: result)
    var output = try ExplorationOutput(
      [result],
      Report([], fileCount: 1),
      to: nil,
      covering: [journal]
    )
    #expect(
      ExplorationText.answers(to: nil, in: output).hasPrefix("2 of 5 segues performed (40 %)\n")
    )
    output.searches[0].coverage?.missing.removeLast(2)
    let text = ExplorationText.answers(to: nil, in: output)
    #expect(text.hasPrefix("2 of 3 segues performed (66 %)\n"), "\(text)")
  }

  @Test func aTestOfARefusedMoveExpectsTheRefusal() async {
    let push = control("People", segue("s3", to: "people", "push"))
    let app = feedApp(push, screen("people"))
    let run = await explore(["--format", "tests"], ["Main.storyboard": app])
    let call = #"try graph.make(.segue("s3", of: "share", in: "Main"), from: "Share")"#
    expect(run.output, contains: "    #expect(throws: Refusal.self) { \(call) }\n")
    #expect(run.output.contains("      let graph = try Self.refusedMove1Path()\n      \(call)\n"))
  }
}
