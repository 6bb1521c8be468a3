import RouteCheckTestSupport
import Testing

@testable import RuleSupport
@testable import routecheck

/// What code that moves, or may move, means for a search.
@Suite struct ExploreCodeTests {
  private func lines(_ words: [String], _ files: [String: String]) async -> [String] {
    await explore(words, files).output.split(separator: "\n").map(String.init)
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
    ("Share", "isModalInPresentation = false", "Share: swipe down (performed)"),
    ("Share", "isModalInPresentation = true", "Share: swipe down (performed, possible)"),
    ("Share", "modalPresentationStyle = .popover", "Share: swipe down (performed, possible)"),
    (
      "Post", "navigationController?.popToViewController(x, animated: true)",
      "Post pops to the root (performed, possible)"
    ),
    (
      "Post", "navigationController?.popToViewController(x, animated: true)",
      "Post pops (performed, possible)"
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
      ["Main.storyboard": feedApp(), "A.swift": source]
    )
    #expect(moves.count { $0 == line } == 1, "\(moves)")
  }

  /// An app whose storyboard has no navigation controller, and whose code makes them.
  private func stacks(start: String, show: String) -> [String: String] {
    [
      "Main.storyboard": document(
        scene("feed", "Feed", identifier: "Feed", view: button("b", segue("s", to: "post"))),
        scene("post", "Post"),
        scene("cart", "Cart", identifier: "Cart")
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
    let text = await explore(
      ["--format", "tests", "--to", "Cart"],
      stacks(start: stack, show: show)
    ).output
    expect(text, contains: "      isInStack: true\n")
    expect(text, contains: ", by: .presentation, isInStack: true), from: \"Post\")")
    expect(text, contains: "try graph.expect(\"nav(Feed)\")")
  }

  @Test func aMoveOfCodeHasItsPlaceOnAPath() async {
    let alone = document(initial: "a", scene("a", "A"), scene("b", "B", identifier: "B"))
    let source = """
      class B: UIViewController {}
      class A: UIViewController {
        override func viewDidLoad() {
          present(storyboard!.instantiateViewController(withIdentifier: "B"), animated: true)
        }
      }
      """
    let run = await explore(
      ["--format", "json"],
      ["Main.storyboard": alone, "A.swift": source]
    )
    expect(run.output, contains: "\"file\": \"A.swift\"")
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
    let unwind = control("Home", segue("u", to: "x", "unwind", action: "home:"))
    let files = [
      "Main.storyboard": feedApp(unwind, screen("lost")),
      "A.swift": """
      \(feed)
      class Post: UIViewController {}
      class Share: UIViewController {}
      class Lost: UIViewController { @IBAction func home(_ s: UIStoryboardSegue) {} }
      """,
    ]
    let run = await explore(["--list", "moves"], files)
    let isRefused = run.output.contains("Share: tap button 'Home' (refused)\n")
    #expect(isRefused == isReported, "\(run.output)")
    let text = await explore([], files).output
    #expect(text.contains("[unwind-without-target]") == isReported, "\(text)")
    expect(text, lacks: "[refused-move]")
  }

  @Test func oneScreenThatCodeOpensIsCounted() async {
    let source = """
      class Feed: UIViewController {
        func f() { _ = storyboard?.instantiateViewController(withIdentifier: "help-id") }
      }
      class Post: UIViewController {}
      class Share: UIViewController {}
      """
    let app = feedApp("", screen("help"))
    let text = await explore([], ["Main.storyboard": app, "A.swift": source]).output
    expect(text, contains: "; 1 screen only code opens")
  }

  @Test func theWayToAScreenThatCodeOpensIsPrinted() async {
    let source = """
      class Feed: UIViewController {
        func f() { _ = storyboard?.instantiateViewController(withIdentifier: "help-id") }
      }
      """
    let app = feedApp("", screen("help"))
    let run = await explore(["--to", "Help"], ["Main.storyboard": app, "A.swift": source])
    #expect(run.status == .success, "\(run.error)")
    expect(run.output, contains: "1. Feed shows Help")
    // Where code opens it is not known, so there is nothing to test.
    let tests = await explore(
      ["--to", "Help", "--format", "tests"],
      ["Main.storyboard": app, "A.swift": source]
    )
    #expect(tests.output.hasSuffix("import Testing\n\n"), "\(tests.output)")
  }

  @Test func aRefusalThatOnlyCodeCausesIsNotReported() async {
    let push = control("People", segue("s3", to: "people", "push"))
    let app = feedApp(push, screen("people")).replacing(
      control("Write", segue("s9", to: "share", "presentation")),
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
    let run = await explore([], ["Main.storyboard": app, "A.swift": opening])
    expect(run.output, lacks: "[refused-move]")
  }
}
