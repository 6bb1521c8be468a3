import RouteCheckTestSupport
import RoutesExploration
import Testing

@testable import AppExploration
@testable import ProjectLoading
@testable import RouteDiagnostics
@testable import RouteMaps
@testable import RouteReports
@testable import RuleSupport
@testable import routecheck

/// The maps of `routecheck explore`, with what the search says about scenes and segues.
@Suite struct ExploreMapTests {
  /// A login, a shop, a cart and a payment behind each other, an offer that code opens, and a scene
  /// that nothing opens.
  private static let files = [
    "Main.storyboard": document(
      initial: "login",
      scene("login", "Enter", to: "shop", "s1") + scene("shop", "Cart", to: "cart", "s2")
        + scene("cart", "Pay", to: "payment", "s3") + screen("payment")
        + screen("offer") + screen("lost")
    ),
    "Shop.swift": """
    class Shop: UIViewController {
      func offer() { storyboard?.instantiateViewController(withIdentifier: "offer-id") }
    }
    """,
    "A.paths": "never Cart",
    "J.json": "[]",
  ]

  private static func scene(_ id: String, _ title: String, to other: String, _ segue: String)
    -> String
  {
    let segue = """
      <segue id="\(segue)" kind="presentation" destination="\(other)"
        modalPresentationStyle="fullScreen"/>
      """
    return screen(id, control(title, segue))
  }

  private func output(_ words: String...) async -> String {
    let run = await ToolRun(
      ["explore", "--quiet", "--properties", "A.paths"] + words,
      files: .memory(Self.files)
    )
    #expect(run.status == .findings, "\(run.error)")
    return run.output
  }

  @Test func aPictureHasTheHighlightsAndTheirMeanings() async throws {
    let text = await output("--format", "svg", "--coverage", "J.json")
    expect(text, contains: #"<g class="node mark-start" id="node-0""#)
    #expect(text.contains(#"aria-label="Login, viewController, initial, the start""#))
    #expect(text.contains(#"<g class="node mark-near" id="node-2""#))
    #expect(text.contains(#"<g class="node mark-middle" id="node-3""#))
    #expect(text.contains(#"<g class="node mark-opened" id="node-4""#))
    #expect(text.contains(#"<g class="node mark-missed" id="node-5""#))
    #expect(text.contains(#"text-anchor="end">2 taps, by code</text>"#))
    // Above the scene would be a heading of scenes that no segue leads to.
    let below =
      #/id="node-5".*?class="box" width="200" height="(\d+)".*?class="mark" x="192" y="(\d+)"/#
      .dotMatchesNewlines()
    let mark = try #require(text.firstMatch(of: below)?.output)
    #expect(try #require(Int(mark.2)) - #require(Int(mark.1)) == 12)
    #expect(text.contains(#"<g class="edge modal mark-path" data-from="0" data-to="1">"#))
    #expect(text.contains(#"<g class="edge modal mark-path" data-from="1" data-to="2">"#))
    #expect(text.contains(#"<g class="edge modal mark-uncovered" data-from="2" data-to="3">"#))
    #expect(text.contains(" · path of property · not performed</title>"))
    let legend = try #require(text.firstRange(of: #"<g class="legend">"#))
    let meanings = [
      "the start", "1 or 2 taps", "3 or 4 taps", "only by code", "not reached",
      "path of a finding", "not performed",
    ]
    let entries = text[legend.upperBound...].matches(
      of: /edge mark-\w+"><path[^>]*><text[^>]*>([^<]+)</
    )
    #expect(entries.map { String($0.output.1) } == meanings)
  }

  @Test func aPageSaysTheHighlights() async {
    let text = await output("--format", "html", "--coverage", "J.json")
    #expect(text.contains(#"<g class="node mark-missed" id="node-5""#))
    #expect(text.contains(#""highlight": "not reached""#), "\(text.suffix(30_000))")
    #expect(text.contains(#""highlight": "path of property · not performed""#))
  }

  /// Each format, the line of the segue after the path of the finding, and the entry of the legend.
  @Test(arguments: [
    (
      "svg", #"<g class="edge modal mark-goal" data-from="2" data-to="3">"#,
      ">path that was asked for<"
    ),
    ("html", #"<g class="edge modal mark-goal" data-from="2" data-to="3">"#, #""path to Payment""#),
    ("mermaid", "  linkStyle 2 stroke:#5b1d99,stroke-width:4px\n", "key_goal"),
  ])
  func thePathThatWasAskedForIsHighlighted(format: String, segue: String, key: String) async {
    let text = await output("--format", format, "--to", "Payment")
    #expect(text.contains(segue), "\(text.suffix(30_000))")
    #expect(text.contains(key))
    // The path of the finding is the beginning of this one, and its colour counts.
    let titles = text.replacing("#183;", with: "·")
    #expect(titles.contains("path of property · path to Payment"))
    #expect(!(await output("--format", format)).contains("path to Payment"))
  }

  @Test(arguments: ["svg", "html", "mermaid"])
  func withoutJournalsNothingIsSaidAboutCoverage(format: String) async {
    let text = await output("--format", format)
    #expect(!text.contains("not performed"))
    #expect(text.contains("path of property"))
  }

  @Test(arguments: ["svg", "html", "mermaid"])
  func aMapWithoutASearchHasNoHighlights(format: String) async {
    let run = await ToolRun(["map", "--format", format], files: .memory(Self.files))
    #expect(run.status == .success, "\(run.error)")
    let text = run.output.replacing(SVGMap.style, with: "")
    #expect(!text.isEmpty && !text.contains("mark-") && !text.contains("key_"))
    #expect(!text.contains("\"highlight\""))
  }

  /// A scene that is found in one width is not said to be missed in the other one.
  @Test func aSceneIsMissedOnlyIfEverySearchMissesIt() async throws {
    let project = await ProjectLoader(files: .memory(Self.files), concurrency: 1).load(["."])
    let app = try project.exploredApps(from: nil).apps[0]
    let results = try [Exploration.Bounds(taps: 1), .init()].map { bounds in
      try ExplorationResult(app, within: bounds)
    }
    for results in [results, results.reversed()] {
      let report = Report([], fileCount: 1)
      let map = try SceneMap(project, ExplorationOutput(results, report, to: nil, covering: nil))
      #expect(
        map.nodes.map(\.highlight?.text)
          == ["the start", "1 tap", "2 taps", "3 taps", "2 taps, by code", "not reached"]
      )
    }
  }
}
