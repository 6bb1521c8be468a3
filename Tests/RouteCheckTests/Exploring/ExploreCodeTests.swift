import RouteCheckTestSupport
import Testing

@testable import RuleSupport
@testable import routecheck

/// What code that moves, or may move, means for a search.
@Suite struct ExploreCodeTests: ExploringSuite {
  private func lines(_ words: [String], _ files: [String: String]) async -> [String] {
    await run(words, files).output.split(separator: "\n").map(String.init)
  }

  /// The code of a class, and the move that it makes.
  @Test(arguments: [
    (
      "Post", "navigationController?.setNavigationBarHidden(true, animated: false)",
      "Post: go back (performed, possible)"
    ),
    ("Post", "navigationItem.hidesBackButton = true", "Post: go back (performed, possible)"),
    ("Post", "navigationItem.hidesBackButton = false", "Post: go back (performed)"),
    (
      "Post", "navigationController?.popViewController(animated: true)",
      "Post pops (performed, possible)"
    ),
    (
      "Share", "dismiss(animated: true)",
      "Share dismisses (performed, possible)"
    ),
    (
      "Feed", #"_ = storyboard?.instantiateViewController(withIdentifier: "share-id")"#,
      "Feed shows Share (A.swift:3) (performed, possible)"
    ),
    (
      "Post",
      """
      let share = storyboard!.instantiateViewController(withIdentifier: "share-id")
      navigationController?.pushViewController(share, animated: true)
      """,
      "Post pushes Share (A.swift:4) (performed)"
    ),
    (
      "Post",
      """
      let share = storyboard!.instantiateViewControllerWithIdentifier("share-id") as! Share
      self.presentViewController(share, animated: true, completion: nil)
      """,
      "Post presents Share (A.swift:4) (performed)"
    ),
    (
      "Post", "navigationController?.popViewControllerAnimated(true)",
      "Post pops (performed, possible)"
    ),
    (
      "Share", "dismissViewControllerAnimated(true, completion: nil)",
      "Share dismisses (performed, possible)"
    ),
  ])
  func codeMakesAMove(type: String, code: String, line: String) async {
    let others = ["Feed", "Post", "Share"].filter { $0 != type }
      .map { "class \($0): UIViewController {}\n" }.joined()
    let source = others + "class \(type): UIViewController { override func f() { \(code) } }"
    let moves = await lines(
      ["--list", "moves"],
      ["Main.storyboard": ExploreTests.app(), "A.swift": source]
    )
    #expect(moves.count { $0 == line } == 1, "\(moves)")
  }

  /// An app whose storyboard has no navigation controller, and whose code makes them.
  private func stacks(start: String, show: String) -> [String: String] {
    [
      "Main.storyboard": storyboard(
        "",
        """
        <scene><objects><viewController id="feed" storyboardIdentifier="Feed" customClass="Feed">
          <view key="view"><subviews><button id="b"><connections>
            <segue id="s" kind="show" destination="post"/>
          </connections></button></subviews></view></viewController></objects></scene>
        <scene><objects><viewController id="post" customClass="Post"/></objects></scene>
        <scene><objects>
          <viewController id="cart" storyboardIdentifier="Cart" customClass="Cart"/>
        </objects></scene>
        """
      ),
      "App.swift": """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
          let feed = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Feed")
          window?.rootViewController = \(start)
          return true
        }
      }
      class Feed: UIViewController {}
      class Cart: UIViewController {}
      class Post: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          let cart = storyboard!.instantiateViewController(withIdentifier: "Cart")
          \(show)
        }
      }
      """,
    ]
  }

  @Test(arguments: [
    ("feed", "present(cart, animated: true)", "Feed > sheet Post > sheet Cart"),
    (
      "UINavigationController(rootViewController: feed)", "present(cart, animated: true)",
      "nav(Feed, Post) > sheet Cart"
    ),
    (
      "UINavigationController(rootViewController: feed)",
      "present(UINavigationController(rootViewController: cart), animated: true)",
      "nav(Feed, Post) > sheet nav(Cart)"
    ),
    (
      "UINavigationController.init(rootViewController: feed)",
      "let n = UINavigationController(rootViewController: cart); present(n, animated: true)",
      "nav(Feed, Post) > sheet nav(Cart)"
    ),
    (
      "UINavigationController(rootViewController: feed)",
      "navigationController?.pushViewController(cart, animated: true)", "nav(Feed, Post, Cart)"
    ),
  ])
  func `a navigation controller that code makes is one of the search`(
    start: String,
    show: String,
    state: String
  ) async {
    let states = await lines(["--list", "states"], stacks(start: start, show: show))
    #expect(states.contains(state), "\(states)")
    // The code of the launch does not run again.
    #expect(!states.contains { $0.contains("opened by code") }, "\(states)")
  }

  @Test(arguments: [
    ("self.window.rootViewController = feed;", "Feed > sheet Post"),
    ("[self.window setRootViewController:feed];", "Feed > sheet Post"),
    ("self.window.rootViewController = \(Self.stack);", "nav(Feed, Post)"),
    (
      "UIViewController *root = \(Self.stack); [self.window setRootViewController:root];",
      "nav(Feed, Post)"
    ),
  ])
  func `code in Objective-C makes the start of an app`(line: String, state: String) async {
    var files = stacks(start: "", show: "")
    files["App.swift"] = "class Feed: UIViewController {}\nclass Post: UIViewController {}"
    files["AppDelegate.m"] = """
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o {
        UIStoryboard *main = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
        UIViewController *feed = [main instantiateViewControllerWithIdentifier:@"Feed"];
        \(line)
        return YES;
      }
      @end
      """
    let states = await lines(["--list", "states"], files)
    #expect(states.contains(state), "\(states)")
  }

  private static let stack = "[[UINavigationController alloc] initWithRootViewController:feed]"

  @Test func `a generated test begins in the stack that code makes`() async {
    let stack = "UINavigationController(rootViewController: feed)"
    let show = "present(UINavigationController(rootViewController: cart), animated: true)"
    let text = await run(
      ["--format", "tests", "--to", "Cart"],
      stacks(start: stack, show: show)
    ).output
    #expect(text.contains("      isInStack: true\n"), "\(text)")
    #expect(text.contains(", by: .presentation, isInStack: true), from: \"Post\")"), "\(text)")
    #expect(text.contains("try graph.expect(\"nav(Feed)\")"), "\(text)")
  }

  @Test func aMoveOfCodeHasItsPlaceOnAPath() async {
    let alone = storyboard(
      #"initialViewController="a""#,
      #"<scene><objects><viewController id="a" customClass="A"/></objects></scene>"#,
      #"<scene><objects><viewController id="b" customClass="B" storyboardIdentifier="B"/></objects></scene>"#
    )
    let source = """
      class B: UIViewController {}
      class A: UIViewController {
        override func viewDidLoad() {
          present(storyboard!.instantiateViewController(withIdentifier: "B"), animated: true)
        }
      }
      """
    let run = await run(
      ["--format", "json"],
      ["Main.storyboard": alone, "A.swift": source]
    )
    #expect(run.output.contains("\"file\": \"A.swift\""), "\(run.output)")
  }

  /// A screen that shows itself by the segue `Old`.
  private static let old = Example.scenes(
    initial: "a",
    scene("a", "A", segue("s", "Old", to: "a"))
  )

  /// Moves of the library, by an own segue or by the case of a destination.
  @Test(arguments: [
    ("go(by: .old)", "A performs 'Old' (line 8) (repeats)"),
    ("self.go(by: .old) { $0.id = 1 }", "A performs 'Old' (line 8) (repeats)"),
    ("try perform(.old)", "A performs 'Old' (line 8) (repeats)"),
    ("navigator?.go(to: .again(1))", "A performs 'Old' (line 8) (repeats)"),
    ("self.navigator!.go(to: AppDestination.again(1))", "A performs 'Old' (line 8) (repeats)"),
    ("other.go(by: .old)", "A performs 'Old' (repeats, possible)"),
    ("try graph.perform(.old, from: other)", "A performs 'Old' (repeats, possible)"),
    ("other.navigator?.go(to: .again(1))", "A performs 'Old' (repeats, possible)"),
  ])
  func `a typed move of a class is one of its scene`(move: String, line: String) async {
    let source = """
      import Routes
      extension Segue where Destination == A { static var old: Self { Self("Old") } }
      enum AppDestination: Destination {
        case again(Int)
        var route: Route { switch self { case .again: Route(.old) } }
      }
      class A: UIViewController {
        override func viewDidAppear(_ animated: Bool) { \(move) }
      }
      """
    let moves = await lines(["--list", "moves"], Self.old.and("A.swift", source).texts)
    #expect(moves == [line])
  }

  /// Code that knows a segue, and what becomes of it.
  @Test(arguments: [
    (
      "extension Segue where Destination == A { static var old: Self { Self(\"Old\") } }",
      "A performs 'Old' (repeats, possible)"
    ),
    (
      "class B: UIViewController { func f(_ s: UIStoryboardSegue) { if s.identifier == \"Old\" {} } }",
      "A: segue 'Old' (never)"
    ),
    ("", "A: segue 'Old' (never)"),
  ])
  func aSegueIsPerformedByCodeThatPerformsIt(code: String, line: String) async {
    let source = "class A: UIViewController {}\n" + code
    let moves = await lines(["--list", "moves"], Self.old.and("A.swift", source).texts)
    #expect(moves == [line])
  }

  /// A class whose sources are absent may take an unwind before one that is known.
  @Test(arguments: [
    ("class Feed: UIViewController {}", true), ("class Feed: Base {}", false),
    ("class Other {}", false),
    ("class Feed: UIViewController { @IBAction func home(_ s: UIStoryboardSegue) {} }", false),
  ])
  func anUnwindMayHaveATargetWhoseClassIsNotKnown(feed: String, isReported: Bool) async {
    let unwind = ExploreTests.button(
      "Home",
      #"<segue id="u" kind="unwind" destination="x" unwindAction="home:"/>"#
    )
    let files = [
      "Main.storyboard": ExploreTests.app(unwind, ExploreTests.scene("lost", "")),
      "A.swift": """
      \(feed)
      class Post: UIViewController {}
      class Share: UIViewController {}
      class Lost: UIViewController { @IBAction func home(_ s: UIStoryboardSegue) {} }
      """,
    ]
    let run = await run(["--list", "moves"], files)
    let isRefused = run.output.contains("Share: tap button 'Home' (refused)\n")
    #expect(isRefused == isReported, "\(run.output)")
    let text = await self.run([], files).output
    #expect(text.contains("[unwind-without-target]") == isReported, "\(text)")
    #expect(!text.contains("[refused-move]"), "\(text)")
  }

  @Test func oneScreenThatCodeOpensIsCounted() async {
    let source = """
      class Feed: UIViewController {
        func f() { _ = storyboard?.instantiateViewController(withIdentifier: "help-id") }
      }
      class Post: UIViewController {}
      class Share: UIViewController {}
      """
    let app = ExploreTests.app("", ExploreTests.scene("help", ""))
    let text = await run([], ["Main.storyboard": app, "A.swift": source]).output
    #expect(text.contains("; 1 screen only code opens"), "\(text)")
  }

  @Test func theWayToAScreenThatCodeOpensIsPrinted() async {
    let source = """
      class Feed: UIViewController {
        func f() { _ = storyboard?.instantiateViewController(withIdentifier: "help-id") }
      }
      """
    let app = ExploreTests.app("", ExploreTests.scene("help", ""))
    let run = await run(["--to", "Help"], ["Main.storyboard": app, "A.swift": source])
    #expect(run.status == .success, "\(run.error)")
    #expect(run.output.contains("1. Feed shows Help"), "\(run.output)")
    // Where code opens it is not known, so there is nothing to test.
    let tests = await self.run(
      ["--to", "Help", "--format", "tests"],
      ["Main.storyboard": app, "A.swift": source]
    )
    #expect(tests.output.hasSuffix("import Testing\n\n"), "\(tests.output)")
  }

  @Test func aRefusalThatOnlyCodeCausesIsNotReported() async {
    let push = ExploreTests.button("People", #"<segue id="s3" kind="push" destination="people"/>"#)
    let app = ExploreTests.app(push, ExploreTests.scene("people", "")).replacing(
      ExploreTests.button("Write", #"<segue id="s9" kind="presentation" destination="share"/>"#),
      with: ""
    ).replacing(
      #"kind="presentation" destination="share""#,
      with: #"kind="show" destination="share""#
    )
    let opening = """
      class Feed: UIViewController {
        func f() { _ = storyboard?.instantiateViewController(withIdentifier: "share-id") }
      }
      """
    let run = await run([], ["Main.storyboard": app, "A.swift": opening])
    #expect(!run.output.contains("[refused-move]"), "\(run.output)")
  }
}
