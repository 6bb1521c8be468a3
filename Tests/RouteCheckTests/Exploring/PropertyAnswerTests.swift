import RouteCheckTestSupport
import Testing

@testable import routecheck

/// The answers of `routecheck explore --properties`.
@Suite struct PropertyAnswerTests {
  private func run(_ properties: String, _ words: [String] = [], code: String = "") async -> ToolRun
  {
    let files = [
      "Main.storyboard": ExploreTests.app(), "App.paths": properties, "App.swift": code,
    ]
    return await ToolRun(
      ["explore", "--quiet", "--properties", "App.paths"] + words,
      files: .memory(files)
    )
  }

  @Test(arguments: [
    ("reach Post within 1 tap", nil), ("never Share after Post", "these moves break"),
    ("never Feed", "the state in which the app starts breaks 'never Feed'"),
    ("back from PostController within 1 tap", nil),
    (
      "reach Share within 0 taps",
      "'reach Share within 0 taps' does not hold: the shortest way that was found has "
    ),
  ])
  func `a property holds, or is broken with its taps`(property: String, message: String?) async {
    let run = await run(property)
    #expect(run.status == (message == nil ? .success : .findings), "\(run.error)")
    #expect(run.output.contains("[property]") == (message != nil), "\(run.output)")
    if let message { #expect(run.output.contains(message), "\(run.output)") }
  }

  @Test(arguments: [
    (["--limit", "1"], "the app has more than 1 state; try --limit 10"),
    (["--taps", "1"], "the path goes on after 1 tap; try a higher --taps"),
  ])
  func `an undecided property says what to try`(words: [String], reason: String) async {
    let run = await run("never Feed after Share", words)
    #expect(
      run.output.contains("'never Feed after Share' is not decided: \(reason)"),
      "\(run.output)"
    )
  }

  @Test func `a move that only code may make is a reason`() async {
    let code = """
      class Share: UIViewController {}
      class Post: UIViewController {}
      class Feed: UIViewController {
        override func shouldPerformSegue(withIdentifier: String, sender: Any?) -> Bool { isOpen }
      }
      """
    let run = await run("never Post", code: code)
    #expect(
      run.output.contains(
        "App.paths:1:1: warning: 'never Post' is not decided: only code makes a move of the path: "
          + "tap button 'Open' [property-undecided]\n"
      ),
      "\(run.output)"
    )
  }

  @Test func `all lines that cannot be read are errors, each with its place`() async {
    let run = await run("reach Post\nnever Pots\n\nonly Post aftr Feed\nrefused \"s77\"")
    #expect(run.status == .usage)
    let places = run.error.matches(of: #/App\.paths:([0-9]+:[0-9]+): error: /#).map {
      "\($0.output.1)"
    }
    #expect(places == ["2:7", "4:11", "5:9"], "\(run.error)")
    #expect(run.error.contains("did you mean 'Post'?"), "\(run.error)")
  }

  @Test func `a refused segue of another screen is a property that names the screen`() async {
    let app = ExploreTests.app().replacing(#"id="s1""#, with: #"id="s1" identifier="Open""#)
    let files = ["Main.storyboard": app, "App.paths": "refused \"Open\" from Share"]
    let run = await ToolRun(["explore", "--properties", "App.paths"], files: .memory(files))
    #expect(
      run.output.contains(
        """
        'refused "Open" from Share' does not hold: no such move performs segue 'Open', which is of 'Feed'
        """
      ),
      "\(run.output)"
    )
  }

  @Test func `a property is about the apps that have its screens`() async {
    let other = ExploreTests.app().replacing(#"customClass="Post""#, with: #"customClass="Letter""#)
    let files = [
      "A/Main.storyboard": ExploreTests.app(), "B/Main.storyboard": other,
      "App.paths": "never Letter",
    ]
    let run = await ToolRun(["explore", "--properties", "App.paths"], files: .memory(files))
    #expect(run.output.ranges(of: "these moves break 'never Letter'").count == 1, "\(run.output)")
  }
}
