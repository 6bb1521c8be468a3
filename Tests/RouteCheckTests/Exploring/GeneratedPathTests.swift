import RouteCheckTestSupport
import Testing

@testable import RuleSupport
@testable import routecheck

/// The text of the Swift tests that `routecheck explore --format tests` writes.
@Suite struct GeneratedPathTests {
  private func tests(_ words: [String], _ files: [String: String]) async -> String {
    let words = ["explore", "--quiet", "--format", "tests"] + words
    let run = await ToolRun(words, files: .memory(files))
    #expect(run.status == .success || run.status == .findings, "\(run.error)")
    return run.output
  }

  /// Tabs in both columns of a split controller.
  private var columns: String {
    func relationship(_ id: String, _ name: String, _ destination: String) -> String {
      """
      <segue id="\(id)" kind="relationship" relationship="\(name)" destination="\(destination)"/>
      """
    }
    func container(_ id: String, _ element: String, _ segues: String...) -> String {
      """
      <scene><objects><\(element) id="\(id)"><connections>\(segues.joined())</connections></\(element)>
      </objects><point key="canvasLocation" x="100" y="200"/></scene>
      """
    }
    return document(
      initial: "split",
      container(
        "split",
        "splitViewController",
        relationship("r1", "masterViewController", "left"),
        relationship("r2", "detailViewController", "right")
      ),
      container(
        "left",
        "tabBarController",
        relationship("t1", "viewControllers", "a"),
        relationship("t2", "viewControllers", "b")
      ),
      container(
        "right",
        "tabBarController",
        relationship("t3", "viewControllers", "c"),
        relationship("t4", "viewControllers", "d")
      ),
      screen("a"),
      screen("b"),
      screen("c"),
      screen("d")
    )
  }

  @Test func aMoveNamesItsPositionIfItIsNotThatOfTheFirstWithTheName() async {
    let files = ["Main.storyboard": columns]
    let second = await tests(["--width", "regular", "--to", "D"], files)
    #expect(
      second.contains(#"try graph.make(Move(.tab(1), source: "tab", position: 3))"#),
      "\(second)"
    )
    let first = await tests(["--width", "regular", "--to", "B"], files)
    #expect(first.contains(#"try graph.make(.tab(1), from: "tab")"#), "\(first)")
    // The move has no comment, because the call says it.
    #expect(!first.contains("// " + "tap tab"), "\(first)")
  }

  @Test func `the suite and the graph have the width and the storyboards of generate`() async {
    let files = ["Main.storyboard": columns]
    let regular = await tests(["--width", "regular", "--to", "B"], files)
    #expect(regular.contains("@Suite struct MainRegularPaths {\n"), "\(regular)")
    #expect(regular.contains(#"of: "Main",\#n      width: .regular"#), "\(regular)")
    #expect(regular.contains("exploring: [.main],"), "\(regular)")
    let compact = await tests(["--to", "Post"], ["Main.storyboard": feedApp()])
    #expect(compact.contains("@Suite struct MainPaths {\n"), "\(compact)")
    #expect(!compact.contains("width:"), "\(compact)")
  }

  /// A class that hides the back button, so that only code leaves its screen, and a property about it.
  @Test(arguments: [
    ("navigationController?.popViewController(animated: true)", #".pop, from: "Post""#),
    ("", "tapBack()"),
  ])
  func aMoveOfCodeIsMadeByItsName(code: String, call: String) async {
    let source = """
      class Feed: UIViewController {}
      class Share: UIViewController {}
      class Post: UIViewController {
        func f() {
          navigationItem.hidesBackButton = \(code.isEmpty ? "false" : "true")
          \(code)
        }
      }
      """
    let text = await tests(
      ["--properties", "App.paths"],
      [
        "Main.storyboard": feedApp(), "A.swift": source,
        "App.paths": "never Feed after Post",
      ]
    )
    expect(text, contains: "    try graph.\(call.hasPrefix(".") ? "make(\(call))" : call)\n")
  }

  @Test func codeDismissesByName() async {
    let source = """
      class Feed: UIViewController {}
      class Post: UIViewController {}
      class Share: UIViewController {
        func f() { isModalInPresentation = true; dismiss(animated: true) }
      }
      """
    let text = await tests(
      ["--properties", "App.paths"],
      [
        "Main.storyboard": feedApp(), "A.swift": source,
        "App.paths": "never Feed after Share",
      ]
    )
    expect(text, contains: #"    try graph.make(.dismiss, from: "Share")\#n"#)
  }

  @Test func aPropertyThatTheStartBreaksHasNoTest() async {
    let text = await tests(
      ["--properties", "App.paths"],
      ["Main.storyboard": feedApp(), "App.paths": "never Feed"]
    )
    expect(text, lacks: "property1")
  }

  @Test func thePathToARefusalEndsBeforeIt() async {
    let push = control("People", segue("s3", to: "people", "push"))
    let app = feedApp(push, screen("people"))
    let text = await tests(["--width", "both"], ["Main.storyboard": app])
    expect(
      text,
      contains: """
          static func refusedMove1Path() throws -> ControllerGraph {
            let graph = try app()
            // tap button 'Write'
            try graph.make(.segue("s9", of: "feed", in: "Main"), from: "Feed")
            return graph
          }
        """
    )
    // The finding is that of one width.
    #expect(text.ranges(of: "@Test func refusedMove1() ").count == 1, "\(text)")
    #expect(text.ranges(of: "@Suite").count == 1, "\(text)")
  }

  @Test func aPathCountsEachSegueOnce() async {
    let unwind = control("Home", segue("u", to: "x", "unwind", action: "home:"))
    let next = control(
      "Next",
      segue("s2", to: "end", "presentation", attributes: #"modalPresentationStyle="fullScreen""#)
    )
    let main = document(
      initial: "feed",
      screen(
        "feed",
        control(
          "Open",
          segue(
            "s1",
            to: "post",
            "presentation",
            attributes: #"modalPresentationStyle="fullScreen""#
          )
        ),
        #"<exit id="x"/>"#
      ),
      screen("post", unwind + next),
      screen("end")
    )
    let code = """
      class Feed: UIViewController {
        @IBAction func home(_ segue: UIStoryboardSegue) {}
        @IBAction func other(_ segue: UIStoryboardSegue) {}
      }
      class Post: UIViewController {}
      class End: UIViewController {}
      """
    let files = ["Main.storyboard": main, "A.swift": code, "J.json": "[]"]
    let text = await tests(["--coverage", "J.json", "--skip-rule", "dead-end"], files)
    expect(text, contains: "/// Performs 3 segues.\n  @Test func coverage1()")
    #expect(text.ranges(of: #"try graph.make(.segue("s1", "#).count == 2, "\(text)")
    // The graph of the test declares what is unwound to, and nothing else.
    expect(text, contains: "unwindActions: [\n        \"Feed\": [\"home:\"],\n      ]")
    let named = main.replacing(#"unwindAction="home:""#, with: #"identifier="home:""#)
      .replacing(#"<segue id="s2""#, with: #"<segue id="s2" identifier="other:""#)
    let byIdentifier = await tests(
      ["--to", "End", "--skip-rule", "dead-end"],
      ["Main.storyboard": named, "A.swift": code]
    )
    #expect(
      byIdentifier.contains("unwindActions: [\n        \"Feed\": [\"home:\"],\n      ]"),
      "\(byIdentifier)"
    )
  }

  @Test func anAppWithoutFindingsHasNoSuite() async {
    let text = await tests(["--width", "both"], ["Main.storyboard": feedApp()])
    #expect(text.hasSuffix("import Testing\n\n"), "\(text)")
    expect(text, lacks: "@Suite")
  }
}
