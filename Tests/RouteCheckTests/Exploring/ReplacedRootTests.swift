import RouteCheckTestSupport
import Testing

@testable import RuleSupport
@testable import routecheck

/// Code that replaces the root of the window, and the starts that it makes.
@Suite struct ReplacedRootTests {
  private static func answer(to property: String, _ files: [String: String]) async -> String {
    await ExploreTests.answer(to: property, files, storyboard)
  }

  /// A feed whose button sends `leave:`, and two scenes that only code shows.
  private static let storyboard = Example.main(
    #"initialViewController="feed""#,
    ExploreTests.scene(
      "feed",
      ExploreTests.button("Go", #"<action selector="leave:" destination="feed" id="a1"/>"#)
    ) + ExploreTests.scene("post", "") + ExploreTests.scene("cart", "")
  ).files[0].text

  private static let launch = """
    func application(_ a: UIApplication, didFinishLaunchingWithOptions o: O?) -> Bool
    """

  private static func make(_ scene: String) -> String {
    #"UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "\#(scene)-id")"#
  }

  private static let setRoot =
    "func setRoot(_ screen: UIViewController) { window?.rootViewController = screen }"

  private static func delegate(_ setRoot: String, _ show: String) -> String {
    """
    class AppDelegate: UIResponder {
      var window: UIWindow?
      \(launch) { if isNew { showPost() } else { showFeed() } }
      func showPost() { let post = \(make("post")); \(show)(post) }
      func showFeed() { let feed = \(make("feed")); \(show)(feed) }
      \(setRoot)
    }

    """
  }

  private static let leaves = """
    class Feed: UIViewController {
      @IBAction func leave(_ sender: Any) { (UIApplication.shared.delegate as? AppDelegate)?.showPost() }
    }

    """

  @Test(arguments: [
    (setRoot, "broken"),
    (
      """
      func setRoot(_ screen: UIViewController, animated: Bool = true) {
        guard let window = window else { return }
        window.rootViewController = screen
        window.makeKeyAndVisible()
      }
      """, "broken"
    ),
    // What it makes the root is another controller.
    (
      "func setRoot(_ screen: UIViewController) { window?.rootViewController = Frame(screen) }",
      "not decided"
    ),
    (
      "func setRoot(_ screen: UIViewController) { panel.rootViewController = screen }",
      "not decided"
    ),
    ("func setRoot(_ screen: UIViewController) { roots.append(screen) }", "not decided"),
  ])
  func `a function makes its argument the root`(setRoot: String, expected: String) async {
    let code = Self.delegate(setRoot, "setRoot") + Self.leaves
    #expect(await Self.answer(to: "never Post after Feed", ["A.swift": code]) == expected)
    #expect(await Self.answer(to: "only Post after Feed", ["A.swift": code]) == expected)
  }

  /// The launch hands an unknown controller to the function.
  @Test func `an argument that is not known is another root`() async {
    let code = Self.delegate(Self.setRoot, "setRoot").replacing(
      "showFeed() } }",
      with: "setRoot(find()) } }"
    )
    #expect(await Self.answer(to: "never Feed", ["A.swift": code]) == "not decided")
  }

  @Test(arguments: [
    ("(UIApplication.shared.delegate as? AppDelegate)?.showPost()", "func", "broken"),
    ("(UIApplication.shared.delegate as? AppDelegate)?.showPost()", "@objc func", "broken"),
    ("appDelegate?.showPost()", "func", "broken"),
    (
      "center.addObserver(app, selector: #selector(AppDelegate.showPost), name: n, object: nil)",
      "@objc func", "not decided"
    ),
    ("other.log()", "@objc func", "holds"),
  ])
  func `a screen lets the delegate of the app replace the root`(
    call: String,
    function: String,
    expected: String
  ) async {
    let code = """
      class AppDelegate: UIResponder {
        \(Self.launch) { if isNew { showPost() } }
        \(function) showPost() { window?.rootViewController = \(Self.make("post")) }
      }
      class Feed: UIViewController { @IBAction func leave(_ sender: Any) { \(call) } }

      """
    #expect(await Self.answer(to: "never Post after Feed", ["A.swift": code]) == expected)
  }

  /// How the launch calls a function that makes Post the root, in place of Feed.
  @Test(arguments: [
    ("showPost()", "holds", "holds"),
    ("guard let scene else { return }\nshowPost()", "holds", "holds"),
    ("if let scene { showPost() }", "holds", "holds"),
    ("if isNew { showPost() }", "broken", "not decided"),
    ("guard isNew else { return true }\nshowPost()", "broken", "not decided"),
    ("switch state { case .new: showPost() }", "broken", "not decided"),
    ("if isNew { showPost() }\nshowPost()", "holds", "holds"),
    // It is not known whether another function always calls it.
    ("start()\n}\nfunc start() {\nif isNew { showPost() }", "not decided", "not decided"),
  ])
  func `the launch calls a function always or under a condition`(
    call: String,
    never: String,
    reach: String
  ) async {
    let code = """
      class AppDelegate: UIResponder {
        \(Self.launch) {
          \(call)
        }
        func showPost() { window?.rootViewController = \(Self.make("post")) }
      }

      """
    #expect(await Self.answer(to: "never Feed", ["A.swift": code]) == never)
    #expect(await Self.answer(to: "reach Post", ["A.swift": code]) == reach)
  }

  @Test(arguments: [
    ("[(AppDelegate *)[UIApplication sharedApplication].delegate showPost];", "broken"),
    ("[appDelegate showPost];", "broken"), ("[appDelegate log];", "holds"),
    ("[self check:^{ [appDelegate showPost]; }];", "broken"),
  ])
  func `a screen lets the delegate replace the root in Objective-C`(
    call: String,
    expected: String
  ) async {
    let code = """
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o {
        if (isNew) { [self showPost]; }
      }
      - (void)showPost {
        UIStoryboard *screens = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
        self.window.rootViewController = [screens instantiateViewControllerWithIdentifier:@"post-id"];
      }
      @end
      @interface Feed : UIViewController
      @end
      @implementation Feed
      - (IBAction)leave:(id)sender { \(call) }
      @end

      """
    #expect(await Self.answer(to: "never Post after Feed", ["A.m": code]) == expected)
    #expect(await Self.answer(to: "only Post after Feed", ["A.m": code]) == "broken")
  }

  /// Both scenes are starts, so that a state after the other start counts.
  @Test func `a way from another start breaks a property`() async {
    let code = Self.delegate(Self.setRoot, "setRoot")
    #expect(await Self.answer(to: "reach Feed from Post", ["A.swift": code]) == "broken")
    #expect(await Self.answer(to: "reach Post from Feed", ["A.swift": code]) == "broken")
  }

  /// The feed pushes itself again and again, which only `--copies` bounds.
  @Test func `a root that was replaced does not come back`() async {
    let storyboard = Example.main(
      #"initialViewController="post""#,
      ExploreTests.scene(
        "post",
        ExploreTests.button("Go", #"<action selector="start:" destination="post" id="a1"/>"#)
      )
        + ExploreTests.scene(
          "feed",
          ExploreTests.button("More", #"<segue id="s1" kind="show" destination="feed"/>"#)
        )
    ).files[0].text
    let code = """
      class Post: UIViewController {
        @IBAction func start(_ sender: Any) { view.window?.rootViewController = \(Self.make("feed")) }
      }

      """
    let files = ["A.swift": code]
    #expect(await ExploreTests.answer(to: "never Post after Feed", files, storyboard) == "holds")
    #expect(await ExploreTests.answer(to: "never Feed after Post", files, storyboard) == "broken")
  }

  @Test func `a root of the launch may start in both columns`() async {
    let storyboard = Example.main(
      #"initialViewController="post""#,
      ExploreTests.split() + ExploreTests.scene("post", "")
    ).files[0].text.replacing(#"id="split""#, with: #"id="split" storyboardIdentifier="split-id""#)
    let code = """
      class AppDelegate: UIResponder, UISplitViewControllerDelegate {
        \(Self.launch) { if isKnown { window?.rootViewController = \(Self.make("split")) } }
        func splitViewController(_ s: S, collapseSecondary c: C, onto p: C) -> Bool { detail.isEmpty }
      }

      """
    let files = ["A.swift": code]
    #expect(
      await ExploreTests.answer(to: "only Cart after Feed", files, storyboard) == "not decided"
    )
  }
}
