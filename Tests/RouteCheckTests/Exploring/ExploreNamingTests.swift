import RouteCheckTestSupport
import Routes
import Testing

@testable import AppExploration
@testable import ProjectModel
@testable import RuleSupport
@testable import routecheck

/// How `routecheck explore` names moves, apps and starts, and what it counts.
@Suite struct ExploreNamingTests {
  private func lines(_ words: [String], _ files: [String: String]) async -> [String] {
    await explore(words, files).output.split(separator: "\n").map(String.init)
  }

  /// The attributes of a button's segue, and the name of the move.
  @Test(arguments: [
    (#"<button id="b">"#, "", "tap button"),
    (#"<button id="b">"#, #"identifier="Go""#, "A performs 'Go'"),
    (#"<button id="b"><state key="normal" title="On"/>"#, #"identifier="Go""#, "tap button 'On'"),
    (#"<button id="b"><state key="normal" title="On"/>"#, "", "tap button 'On'"),
  ])
  func aMoveIsNamedByItsControlOrItsIdentifier(
    button: String,
    attributes: String,
    name: String
  ) async {
    let content = """
      \(button)<connections><segue id="s" kind="presentation" \(attributes) destination="b"/>
      </connections></button>
      """
    let main = document(
      initial: "a",
      screen("a", content),
      screen("b")
    )
    let moves = await lines(["--list", "moves"], ["Main.storyboard": main])
    #expect(
      moves == [
        "\(name.hasPrefix("tap") ? "A: " : "")\(name) (performed)", "B: swipe down (performed)",
      ]
    )
  }

  @Test func aFindingNamesTheControlAndTheIdentifierAndTheKindOfTheSegue() async {
    let push = """
      <button id="b"><state key="normal" title="People"/><connections>
        <segue id="s3" identifier="ToPeople"
          kind="push" destination="people"/></connections></button>
      """
    let app = feedApp(push, screen("people"))
    let run = await explore([], ["Main.storyboard": app])
    expect(run.output, contains: "error: segue 'ToPeople' of button 'People' is refused: ")
    // The step before has the place of the kind, and so has the finding.
    let json = await explore(["--format", "json"], ["Main.storyboard": app]).output
    let kinds = app.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { number, line in
        line.firstRange(of: #"kind="presentation" destination="share""#).map {
          (number + 1, line.distance(from: line.startIndex, to: $0.lowerBound) + 7)
        }
      }
    #expect(
      kinds.contains { line, column in
        json.contains("\"line\": \(line),\n") && json.contains("\"column\": \(column)")
      },
      "\(kinds) \(json)"
    )
    expect(json, contains: "\"reason\": \"Share is not in a navigation controller;")
  }

  @Test func theSummaryCountsWhatIsPerformedAndOpened() async {
    let post = control("Again", segue("s3", to: "share"))
    let app = feedApp(post)
    let text = await explore([], ["Main.storyboard": app]).output
    #expect(text.hasPrefix("3 screens in 4 states, 5 moves; at most 1 tap to any screen (Post)\n"))
    #expect(
      text.hasSuffix("left out: a scene is at most 1 time in a state (--copies)\n"),
      "\(text)"
    )
    let twice = await explore(["--copies", "2", "--limit", "9"], ["Main.storyboard": app]).output
    #expect(twice.contains("a scene is at most 2 times in a state (--copies)"), "\(twice)")
    let alone = document(initial: "a", screen("a"))
    #expect(
      await explore([], ["Main.storyboard": alone]).output == "1 screen in 1 state, 0 moves\n"
    )
  }

  @Test func storyboardsOfOtherPlatformsAreNotExplored() async {
    let television = document(initial: "t", screen("t")).replacing(
      "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
      with: "com.apple.InterfaceBuilder.AppleTV.Storyboard"
    )
    let files = ["Main.storyboard": feedApp(), "TV.storyboard": television]
    #expect(
      await lines(["--list", "screens"], files) == [
        "Feed (0 taps)", "Post (1 tap)", "Share (1 tap)",
      ]
    )
    let named = ["Main.storyboard": television, "Phone.storyboard": feedApp()]
    #expect(await lines(["--list", "screens"], named).first == "Feed (0 taps)")
  }

  @Test func theJSONHasTheWidthAndTheGoalOfEachSearch() async {
    let json = await explore(
      ["--format", "json", "--width", "both", "--to", "Post"],
      ["Main.storyboard": feedApp()]
    )
    expect(json.output, contains: "\"width\": \"compact\"")
    expect(json.output, contains: "\"width\": \"regular\"")
  }

  @Test func aGoalInOneOfSeveralAppsIsFound() async {
    let alone = document(initial: "a", screen("a"))
    let files = ["A/Main.storyboard": alone, "B/Main.storyboard": feedApp()]
    let found = await explore(["--to", "Post"], files)
    #expect(found.status == .success, "\(found.error)")
    #expect(
      found.output.hasPrefix(
        "A/Main.storyboard:\nno moves lead to Post\nB/Main.storyboard:\n     start: nav(Feed)\n"
      ),
      "\(found.output)"
    )
    let missing = await explore(["--to", "Nothing"], files)
    #expect(missing.status == .usage)
    #expect(missing.error.hasPrefix("error: --to: column 1: expected the name of a screen"))
  }

  /// A name on the command line, and the screen of the start; `nil` if there is no such scene.
  @Test(arguments: [
    ("Post", "Post"), ("PostViewController", "Post"), ("PostView", nil), ("share", "Share"),
    ("ref", nil),
  ])
  func theStartIsNamedAsInSnapshots(name: String, screen: String?) async {
    let app = feedApp("", reference("ref", to: "Other"))
      .replacing(#"customClass="Post""#, with: #"customClass="PostViewController""#)
    let output = await explore(["--from", name, "--list", "screens"], ["Main.storyboard": app])
    #expect((output.status == .usage) == (screen == nil), "\(output.error)")
    if let screen { #expect(output.output.hasPrefix("\(screen) (0 taps)\n"), "\(output.output)") }
    expect(output.output, lacks: "ref")
  }

  @Test func pathsOfAHundredMovesAreListed() async throws {
    let scenes = (0..<104).map { number in
      let next = #"<segue id="s\#(number)" kind="show" destination="n\#(number + 1)"/>"#
      return screen("n\(number)", number < 103 ? control("Next", next) : "")
    }
    let main = document(initial: "n0", scenes.joined())
    let project = await Project.load(["Main.storyboard": main])
    let result = try ExplorationResult(
      try #require(project.exploredApps(from: nil).apps.first),
      within: .init()
    )
    #expect(result.paths.map { $0?.steps.count } == Array(0...100) + [nil, nil, nil])
  }
}
