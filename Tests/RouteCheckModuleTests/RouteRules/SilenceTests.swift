import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RouteDiagnostics
@testable import RuleRunning
@testable import RuleSupport

/// Code of shipped apps, and similar code, that is correct but hard to analyze. It must have no errors.
@Suite struct SilenceTests {
  static let storyboard = document(
    scene(
      "feed",
      "Feed",
      segue("s1", "ShowPost", to: "post"),
      segue("s2", "ShowShop", to: "nav", "presentation"),
      segue(
        "s4",
        "ShowProfile",
        to: "profile",
        attributes: #"destinationCreationSelector="makeProfile:""#
      ),
      segue("s3", "Back", to: "x", "unwind", action: "back:"),
      identifier: "Feed",
      attributes: #"customModuleProvider="target""#,
      exit: "x"
    ),
    scene("post", "Post", identifier: "Post", attributes: #"customModuleProvider="target""#),
    scene("profile"),
    scene(
      "nav",
      nil,
      segue("r", to: "shop", "rootViewController"),
      kind: "navigationController",
      identifier: "Shops"
    ),
    scene(
      "shop",
      "Shop",
      kind: "tableViewController",
      attributes: #"customModuleProvider="target""#
    )
  )

  private func errors(_ snippet: Snippet, _ files: [String: String] = [:]) async -> [Diagnostic] {
    let base = [
      "Main.storyboard": Self.storyboard,
      "Screens.swift": """
      class Post: UIViewController {}
      class Shop: UITableViewController {}
      typealias Container = UINavigationController
      """,
      "Feed.swift": "class Feed: UIViewController {\n\(snippet.body)\n}\n\(snippet.rest)",
    ]
    return await RuleRunner().run(on: base.merging(files) { $1 }).diagnostics.filter {
      $0.severity == .error
    }
  }

  @Test(
    arguments: names + overriding + casts + scenes + asked + content + tricky + storyboardMembers
  )
  func uncertainCodeHasNoFindings(snippet: Snippet) async {
    #expect(await errors(snippet).isEmpty)
  }

  @Test(arguments: sure + notAsked + failingContent + trickyAndSure + knownStoryboardMembers)
  func certainMistakesAreFound(snippet: Snippet) async {
    #expect(await errors(snippet).count == 1)
  }

  @Test(arguments: [
    "if let a = segue.destination as? Post {} else if let b = segue.destination as? Shop {}",
    "if segue.destination is Post {} else if n, segue.destination is Shop {}",
    "if !(segue.destination is Shop) {}",
    "guard n, !(segue.destination is Shop) else { return }",
    "guard (segue.destination is Shop) == false else { return }",
    "if (segue.destination is Shop) != true {}",
    "if let a = segue.destination as? UINavigationController {} else if segue.destination is Post {}",
    """
    if let a = segue.destination as? Shop { b(a) { c() } }
    else if let b = make({ $0 }), segue.destination is UITabBarController {}
    else if let c = segue.destination as? Post {}
    """,
    "if let a = segue.destination as? Post {}\nif let b = segue.destination as? Shop {}",
    "let a = (segue.destination as? Shop)?.post ?? segue.destination",
    "let a = segue.destination\nlet b = a is Shop ? (a as! Shop) : a",
    "if let a = segue.destination as? Shop { b(a) } else { b(segue.destination) }",
    "guard let a = segue.destination as? Shop else { return b(segue.destination as? Post) }",
    "guard segue.destination is Shop else { return b(segue.destination) }; _ = segue.destination as! Shop",
    "if segue.destination is Post {} else { _ = segue.destination as! Shop }",
    "if segue.destination.isKind(of: Shop.self) { _ = segue.destination as! Shop }",
    "if !(segue.destination is Post) { _ = segue.destination as! Shop }",
    """
    switch segue.destination {
    case is Shop: _ = segue.destination as! Shop
    case is Post: _ = segue.destination as! Post
    default: break
    }
    """,
  ])
  func `a cast with an alternative may fail`(body: String) async {
    #expect(
      await mismatches(
        .preparing("switch segue.identifier { case \"ShowPost\": \(body)\n default: break }")
      ).isEmpty
    )
  }

  @Test(arguments: [
    "if let b = segue.destination as? Shop {}",
    "if !n, let b = segue.destination as? Shop {}",
    "_ = segue.destination as! Shop\nif segue.destination is Post {}",
    "guard let b = segue.destination as? Shop else { return }; c(b)",
    "if n {} else if segue.identifier == \"ShowPost\", let b = segue.destination as? Shop {}",
    "if n {} else if let b = segue.destination as? Shop {}",
    "if (segue.destination is Shop) == true {}",
  ])
  func `a cast without an alternative must not fail`(body: String) async {
    #expect(
      await mismatches(
        .preparing("switch segue.identifier { case \"ShowPost\": \(body)\n default: break }")
      ).count == 1
    )
  }

  @Test func `one of several alternatives must succeed`() async {
    let body = """
      if let a = segue.destination as? UINavigationController {}
      else if let b = segue.destination as? Shop {}
      """
    let found = await mismatches(.preparing("if segue.identifier == \"ShowPost\" { \(body) }"))
    #expect(found.map(\.location.line).count == 2)
  }

  private func mismatches(_ snippet: Snippet) async -> [Diagnostic] {
    let files = [
      "Main.storyboard": Self.storyboard,
      "Screens.swift": "class Post: UIViewController {}\nclass Shop: UITableViewController {}",
      "Feed.swift": "class Feed: UIViewController {\n\(snippet.body)\n}\n\(snippet.rest)",
    ]
    return await RuleRunner(only: ["destination-mismatch"]).run(on: files).diagnostics
  }

  /// `Screen` in code is `Post` in the storyboard.
  @Test(arguments: [("Screen", 0), ("Post", 0), ("Other", 1)])
  func aClassMayHaveAnotherNameInObjectiveC(target: String, count: Int) async {
    let cast = Snippet.preparing(
      #"if segue.identifier == "ShowPost" { _ = segue.destination as! \#(target) }"#
    )
    let files = [
      "Screens.swift": """
      @objc(Post) class Screen: UIViewController {}
      class Other: UIViewController {}
      class Shop: UITableViewController {}
      """
    ]
    #expect(await errors(cast, files).count == count)
  }

  @Test func anOverrideInObjectiveCIsSeen() async {
    let call = Snippet("func a() { \(Self.nope) }")
    let category = """
      @implementation Feed (Routing)
      - (void)performSegueWithIdentifier:(NSString *)identifier sender:(id)sender {}
      @end
      """
    #expect(await errors(call).count == 1)
    #expect(await errors(call, ["Feed+Routing.m": category]).isEmpty)
  }

  @Test(arguments: askedInObjectiveC)
  func seguesThatObjectiveCChecksFirstHaveNoFindings(code: String) async {
    #expect(await errors(Snippet(""), ["Feed+Routing.m": category(code)]).isEmpty)
  }

  @Test(arguments: notAskedInObjectiveC)
  func immediatelyPerformedSeguesInObjectiveCAreChecked(code: String) async {
    #expect(await errors(Snippet(""), ["Feed+Routing.m": category(code)]).count == 1)
  }

  private func category(_ code: String) -> String {
    "@implementation Feed (Routing)\n- (void)open {\n\(code)\n}\n@end\n"
  }

  @Test func `a class that may be another one is not checked`() async {
    let mac = "class Feed: NSViewController { func a() { \(Self.nope) } }"
    let files = ["Phone/Feed.swift": "class Feed: UIViewController {}", "Mac/Feed.swift": mac]
    #expect(await errors(Snippet(""), files.merging(["Feed.swift": ""]) { $1 }).isEmpty)
  }

  @Test func theStoryboardOfAWatchMakesNoClassAmbiguous() async {
    let watch = """
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard"><scenes><scene><objects>
      <controller id="w" customClass="Feed" customModuleProvider="target"/>
      </objects></scene></scenes></document>
      """
    let phone = "class Feed: UIViewController { func a() { \(Self.nope) } }"
    let files = [
      "Feed.swift": "", "Phone/Feed.swift": phone, "Phone/Main.storyboard": Self.storyboard,
      "Watch/Feed.swift": "class Feed: WKInterfaceController {}", "Interface.storyboard": watch,
      "Main.storyboard": watch,
    ]
    #expect(await errors(Snippet(""), files).count == 1)
  }

  @Test func anAppsOwnOverloadLeavesOtherConstantsAsTheyAre() async {
    let found = await errors(
      Snippet(
        """
        enum Step: String { case post = "ShowPost" }
        func performSegue(_ step: Step) { performSegue(withIdentifier: step.rawValue, sender: nil) }
        func a() { performSegue(withIdentifier: Names.go, sender: nil) }
        """,
        #"enum Names { static let go = "Nope" }"#
      )
    )
    #expect(found.map(\.rule) == ["unknown-segue"])
  }

  @Test func aClassWithoutASuperclassHidesNoOtherOfItsFile() async {
    let found = await errors(
      Snippet(""),
      [
        "Feed.swift": """
        class Plain {}
        class Base: UIViewController {
          func a() { performSegue(withIdentifier: "Nope", sender: nil) }
        }
        """,
        "Other.swift": "class Plain2 {}\nclass Feed: Base {}",
      ]
    )
    #expect(found.map(\.rule) == ["unknown-segue"])
  }

  @Test func ofManyDestinationsThreeAreNoted() async {
    let scenes = (0..<5).map {
      #"<scene><objects><viewController id="n\#($0)" customClass="N\#($0)"/></objects></scene>"#
    }
    let segues = (0..<5).map { #"<segue id="s\#($0)" kind="show" destination="n\#($0)"/>"# }
    let storyboard = document(
      """
      <scene><objects><viewController id="feed" customClass="Feed"><connections>
      \(segues.joined(separator: "\n"))
      </connections></viewController></objects></scene>
      \(scenes.joined(separator: "\n"))
      """
    )
    let classes = (0..<5).map { "class N\($0): UIViewController {}" }.joined(separator: "\n")
    let found = await errors(
      .preparing("let a = segue.destination as! Post", classes),
      ["Main.storyboard": storyboard]
    )
    #expect(found.map(\.notes.count) == [3])
  }
}
