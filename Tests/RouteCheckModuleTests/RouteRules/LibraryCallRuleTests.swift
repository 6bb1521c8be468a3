import RouteCheckTestSupport
import Testing

@testable import ProjectLoading
@testable import ProjectModel
@testable import RuleSupport

/// Rules about the calls of Routes, on correct code and on code with one mistake.
@Suite struct LibraryCallRuleTests {
  private static let storyboard = document(
    """
    <scene><objects><viewController id="feed" customClass="Feed" customModuleProvider="target">
      <connections>
        <segue id="s1" kind="show" identifier="ShowPost" destination="post"/>
      </connections>
    </viewController></objects></scene>
    <scene><objects><viewController id="post" customClass="Post" customModuleProvider="target">
      <connections>
        <segue id="s2" kind="unwind" identifier="Discard" destination="x" unwindAction="toFeed:"/>
      </connections>
    </viewController><exit id="x"/></objects></scene>
    """
  )

  /// The findings of some rules in a feed, a post and their storyboard.
  private func findings(
    _ rules: [Rule],
    _ code: String,
    _ files: [String: String] = [:]
  ) async -> [String] {
    let base = ["Main.storyboard": Self.storyboard, "Feed.swift": code]
    let project = await Project.load(base.merging(files) { $1 })
    return rules.flatMap { $0.check(project) }.map(\.message.string)
  }

  // MARK: Unwind actions

  private func actions(_ code: String, _ files: [String: String] = [:]) async -> [String] {
    await findings([.undeclaredUnwindAction], code, files)
  }

  @Test(arguments: [
    "class Feed: UnwindReceiver {}",
    "class Feed: TypedUnwindReceiver {}",
    "class Feed: UIViewController { @IBAction func toFeed(_ segue: UIStoryboardSegue) {} }",
    #"enum Actions: ExactString { case a = "toFeed:" }; class Feed: TypedUnwindReceiver {}"#,
    #"class Feed: Controller {}; extension Unwind<Feed> { static var a: Self { .init("toFeed:") } }"#,
    // An action of code alone, and one of another number.
    #"class Feed: UnwindReceiver {}; extension Unwind<Feed> { static var a: Self { .init("home") } }"#,
    #"class Feed: UnwindReceiver {}; extension Unwind<Feed> { static var a: Self { .init("toFeed2:") } }"#,
    "class Feed: UnwindReceiver {}; extension Unwind<Feed> { static var a: Self { .init(name) } }",
  ])
  func actionsThatAreReceivedHaveNoFindings(code: String) async {
    #expect(await actions(code).isEmpty)
  }

  @Test(arguments: [
    (
      #"enum Actions: ExactString { case a = "discard:" }; class Feed: TypedUnwindReceiver {}"#,
      "no class has an unwind action 'toFeed:'"
    ),
    (
      "import Routes; class Feed: Controller {}",
      "no class has an unwind action 'toFeed:'; if a 'TypedUnwindReceiver' receives it, name its type "
        + "under 'generate.unwinds' in .routecheck.json"
    ),
    (
      #"enum Actions: ExactString { case a = "toFede:" }; class Feed: UnwindReceiver {}"#,
      "no class has an unwind action 'toFeed:'; did you mean 'toFede:'?"
    ),
    (
      #"class Feed: UnwindReceiver { let a = Unwind<Feed>("toFede:") }"#,
      "no class has an unwind action 'toFede:'; did you mean 'toFeed:'?"
    ),
  ])
  func actionsThatNothingReceivesAreFound(code: String, message: String) async {
    let found = await actions(code)
    #expect(found.contains(message), "\(found)")
  }

  @Test func theEnumsOfConfiguredUnwindsHaveNoOtherAction() async {
    let files = [
      "Main.storyboard": Self.storyboard, "Feed.swift": "class Feed: TypedUnwindReceiver {}",
    ]
    var loader = ProjectLoader(files: .memory(files), concurrency: 2)
    loader.generation.unwinds = ["discardAll:": "Feed"]
    let findings = Rule.undeclaredUnwindAction.check(await loader.load(["."]))
    #expect(findings.map(\.message) == ["no class has an unwind action 'toFeed:'"])
    loader.generation.unwinds = ["toFeed:": "Feed"]
    #expect(Rule.undeclaredUnwindAction.check(await loader.load(["."])).isEmpty)
    loader.generation.unwinds = ["toFede:": "Feed"]
    #expect(
      Rule.undeclaredUnwindAction.check(await loader.load(["."])).map(\.message) == [
        """
        no class has an unwind action 'toFeed:'; 'generate.unwinds' in .routecheck.json has 'toFede:', \
        so correct it there
        """
      ]
    )
  }

  @Test func twoMisspelledActionsSuggestTheMethodAndNotEachOther() async {
    let code = """
      class Feed: UnwindReceiver {
        @IBAction func toFeeds(_ segue: UIStoryboardSegue) {}
        let typed = Unwind<Feed>("toFeds:")
      }
      """
    #expect(
      await actions(code) == [
        "no class has an unwind action 'toFeed:'; did you mean 'toFeeds:'?",
        "no class has an unwind action 'toFeds:'; did you mean 'toFeeds:'?",
      ]
    )
  }

  @Test func theConfigurationNamesActionsThatAreReceived() async {
    let base = [
      "Main.storyboard": Self.storyboard, "Feed.swift": "class Feed: UIViewController {}",
    ]
    let found = await Project.load(base)
    #expect(Rule.undeclaredUnwindAction.check(found).count == 1)
    var generation = GenerationOptions()
    generation.unwinds = ["toFeed:": "Feed"]
    let configured = Project(found.files, generation: generation)
    #expect(Rule.undeclaredUnwindAction.check(configured).isEmpty)
  }

  @Test func testsHaveActionsOfTheirOwn() async {
    let tests = #"import Testing; let a = Unwind<Feed>("toFede:")"#
    #expect(await actions("class Feed: UnwindReceiver {}", ["FeedTests.swift": tests]).isEmpty)
  }

  // MARK: Typed segues of view controllers

  private func moves(
    _ body: String,
    imports: String = "import Routes",
    rest: String = "",
    of rules: [Rule] = [.unknownSegue]
  ) async -> [String] {
    await findings(
      rules,
      """
      \(imports)
      extension Segue<Post> {
        static var showPost: Self { .init("ShowPost") }
        static var showOne: Self { .init("ShowPost") }
      }
      extension Segue<Post>.From<Feed> { static var showOne: Self { .init("Discard") } }
      enum Place: Destination {
        case post
        var route: Route { switch self { case .post: Route(.showPost) } }
      }
      class Feed: UIViewController {}
      class Post: UIViewController { func open() throws { \(body) } }
      \(rest)
      """
    )
  }

  @Test(arguments: [
    "go(by: .showPost)", "self.go(by: .showPost) { $0.id = 1 }",
    "try perform(.showPost, sender: 1)",
    "try perform(Segue<Post>.showPost)",
  ])
  func `a typed segue that the scene does not have is an error`(body: String) async {
    #expect(await moves(body) == ["no scene of 'Post' has a segue 'ShowPost'"])
  }

  @Test(arguments: [
    "navigator?.go(by: .showPost)", "navigator?.go(to: .post)", "feed.go(by: .showPost)",
    "try graph.perform(.showPost)", "if canPerformSegue(.showPost) { go(by: .showPost) }",
    "if hasSegue { go(by: .showPost) }", "#if os(macOS)\ngo(by: .showPost)\n#endif",
    "go(by: .showOne)", "go(by: .unseen)", "try perform(Action.showPost)",
  ])
  func `other moves are not decided`(body: String) async {
    #expect(await moves(body).isEmpty)
  }

  @Test func `a method of the app is not one of the library`() async {
    #expect(await moves("go(by: .showPost)", imports: "").isEmpty)
    let post = "class Post: Controller { func open() { go(by: .showPost) } }"
    #expect(await moves("").isEmpty)
    #expect(await findings([.unknownSegue], "import Routes\n" + post).isEmpty)
  }

  private static let advice = """
    override 'prepare(for:sender:)' in 'Post' or a superclass, and call 'forward(_:sender:)' in it
    """
  private static let keeping = "call 'forward(_:sender:)' in 'prepare(for:sender:)' of 'Post'"

  @Test(arguments: [
    ("", "", advice),
    ("extension Post", "forward(segue, sender: sender)", nil),
    ("extension Post", "super.prepare(for: segue, sender: sender)", nil),
    ("extension Post", "(segue.destination as? Help)?.topic = 1", keeping),
    ("extension Post", "if segue.identifier == name { fill(segue) }", nil),
    ("class Reply: Post", "forward(segue, sender: sender)", nil),
    ("class Reply: Post", "", advice),
    ("class Help: UIViewController", "forward(segue, sender: sender)", advice),
  ])
  func `a typed segue is forwarded to its preparation`(
    type: String,
    body: String,
    advice: String?
  ) async {
    let method = "override func prepare(for segue: UIStoryboardSegue, sender: Any?) { \(body) }"
    let found = await moves(
      "go(by: .showPost); go(by: .showPost)",
      rest: type.isEmpty ? "" : "\(type) { \(method) }",
      of: [.uncalledPreparation]
    )
    #expect(found == advice.map { ["nothing prepares the destination; \($0)"] } ?? [])
  }

  // MARK: Identifiers

  private func identifiers(_ body: String, _ rest: String = "") async -> [String] {
    await findings(
      [.unknownSegue, .neverMatchingIdentifier],
      """
      import Routes
      class Feed: SegueSource {
        \(body)
      }
      class Post: Controller {}
      \(rest)
      """
    )
  }

  private static func preparing(_ condition: String) -> String {
    "func prepare(for segue: PerformedSegue) throws { if \(condition) {} }"
  }

  private static func triggering(_ call: String) -> String {
    "func open(in graph: ControllerGraph) throws { try graph.trigger(\(call)) }"
  }

  @Test(arguments: [
    (preparing(#"segue.identifier == "ShowPots""#), "no segue has the identifier 'ShowPots'"),
    (
      #"func shouldPerform(_ id: String, sender: Any?) -> Bool { id == "ShowPots" }"#,
      "no segue has the identifier 'ShowPots'"
    ),
    (triggering(#""ShowPots""#), "no storyboard has a segue 'ShowPots'"),
    (triggering(#""ShowPots", from: self"#), "no scene of 'Feed' has a segue 'ShowPots'"),
    (triggering(#""Discard", from: self"#), "no scene of 'Feed' has a segue 'Discard'"),
  ])
  func aMisspelledIdentifierIsFound(body: String, message: String) async {
    let found = await identifiers(body)
    #expect(found.count == 1 && found[0].hasPrefix(message), "\(found)")
  }

  @Test func `a misspelled identifier in a test is a warning`() async {
    let test = """
      import Routes
      import Testing
      @Test func opensPost() throws { try graph.trigger("ShowPots") }
      @Test func isRefused() throws { try graph.trigger("ShowMap") }
      """
    let project = await Project.load([
      "Main.storyboard": Self.storyboard, "Feed.swift": "class Feed: Controller {}",
      "FeedTests.swift": test,
    ])
    let found = Rule.unknownSegue.check(project)
    #expect(found.map(\.location.line) == [3])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test(arguments: [
    (preparing(#"segue.identifier == "ShowPost" || segue.identifier == "Discard""#), ""),
    // The identifier of an unwind in code, and of an unwind segue without one, is its action.
    (
      preparing(#"segue.identifier == "toFeed:" || segue.identifier == "home""#),
      #"let home = Unwind<Feed>("home")"#
    ),
    (preparing(#"segue.identifier == "ShowMap""#), #"let map = Segue<Post>("ShowMap")"#),
    (preparing(#"segue.identifier == "ShowMap""#), "let map = Segue<Post>(name)"),
    (
      preparing(#"segue.identifier == "ShowMap""#),
      #"let segue = Storyboard.Segue(id: "1", kind: .show, identifier: "ShowMap", destination: "2")"#
    ),
    (preparing(#"segue.is(.showPost)"#), ""),
    (triggering(#""ShowPost""#), ""), (triggering(#""ShowPost", from: self"#), ""),
    // Not one slip away, so that the method may be that of another object.
    (triggering(#""success""#), ""),
    (triggering(#""ShowPots""#), #"let pots = Segue<Post>("ShowPots")"#),
    (triggering(#""ShowPots", from: self"#), #"let pots = Segue<Post>("ShowPots")"#),
    (triggering(#""ShowPots", from: other"#), "let pots = Segue<Post>(name)"),
    (#"func trigger(_ a: String) {}; func open() { trigger("ShowMap") }"#, ""),
  ])
  func identifiersOfStoryboardsAndCodeHaveNoFindings(body: String, rest: String) async {
    #expect(await identifiers(body, rest).isEmpty)
  }

  @Test func testsHaveSeguesOfTheirOwn() async {
    let tests = """
      import Testing
      import Routes
      extension Feed: SegueSource {
        \(Self.preparing(#"segue.identifier == "ShowPots""#))
      }
      """
    let rules: [Rule] = [.unknownSegue, .neverMatchingIdentifier]
    let feed = "class Feed: Controller {}"
    #expect(await findings(rules, feed, ["FeedTests.swift": tests]).isEmpty)
    let app = tests.replacing("import Testing\n", with: "")
    #expect(await findings(rules, feed, ["FeedTests.swift": app]).count == 1)
  }
}
