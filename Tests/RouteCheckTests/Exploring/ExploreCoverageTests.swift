import RouteCheckTestSupport
import Routes
import Testing

@testable import AppExploration
@testable import ProjectLoading
@testable import RouteDiagnostics
@testable import RouteReports
@testable import RuleSupport
@testable import routecheck

/// Paths that cover the segues which journals do not perform, and the tests of such paths.
@Suite struct ExploreCoverageTests {
  /// Two tabs. In the first a screen shows a deep one, which presents a sheet; in the second a feed
  /// shows one screen, and another one behind an edition.
  private static let tabs = Example.main(
    #"initialViewController="tabs""#,
    """
    <scene><objects><tabBarController id="tabs"><connections>
      <segue id="t1" kind="relationship" relationship="viewControllers" destination="nav1"/>
      <segue id="t2" kind="relationship" relationship="viewControllers" destination="nav2"/>
    </connections></tabBarController></objects></scene>
    \(stack("nav1", "more")) \(stack("nav2", "feed"))
    \(scene("more", "deep")) \(scene("deep", "sheet", "presentation")) \(ExploreTests.scene("sheet", ""))
    \(ExploreTests.scene("feed", button("a") + button("edition")))
    \(ExploreTests.scene("a", "")) \(scene("edition", "b")) \(ExploreTests.scene("b", ""))
    """
  ).files[0].text

  private static func stack(_ id: String, _ root: String) -> String {
    """
    <scene><objects><navigationController id="\(id)"><connections>
      <segue id="r-\(id)" kind="relationship" relationship="rootViewController" destination="\(root)"/>
    </connections></navigationController></objects></scene>
    """
  }

  private static func button(_ other: String, _ kind: String = "show") -> String {
    ExploreTests.button(
      other,
      #"<segue id="to-\#(other)" kind="\#(kind)" destination="\#(other)"/>"#
    )
  }

  private static func scene(_ id: String, _ other: String, _ kind: String = "show") -> String {
    ExploreTests.scene(id, button(other, kind))
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

  @Test func suitesOfStoryboardsWithOneNameDiffer() async {
    let run = await ToolRun(
      ["explore", "--quiet", "--format", "tests", "--coverage", "J.json"],
      files: .memory([
        "A/Main.storyboard": Self.tabs, "B/Main.storyboard": ExploreTests.app(), "J.json": "[]",
      ])
    )
    let suites = run.output.matches(of: /@Suite struct (\w+)/).map { String($0.output.1) }
    #expect(suites == ["MainPaths", "MainPaths2"], "\(run.output)\(run.error)")
  }

  @Test func aTestOfARefusedMoveExpectsTheRefusal() async {
    let push = ExploreTests.button("People", #"<segue id="s3" kind="push" destination="people"/>"#)
    let app = ExploreTests.app(push, ExploreTests.scene("people", ""))
    let run = await ToolRun(
      ["explore", "--quiet", "--format", "tests"],
      files: .memory(["Main.storyboard": app])
    )
    let call = #"try graph.make(.segue("s3", of: "share", in: "Main"), from: "Share")"#
    #expect(run.output.contains("    #expect(throws: Refusal.self) { \(call) }\n"), "\(run.output)")
    #expect(run.output.contains("      let graph = try Self.refusedMove1Path()\n      \(call)\n"))
  }
}
