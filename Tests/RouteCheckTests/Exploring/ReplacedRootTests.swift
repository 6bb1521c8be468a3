import RouteCheckTestSupport
import TestSupport
import Testing

@testable import RuleSupport

/// Code that replaces the root of the window, and the starts that it makes.
@Suite struct ReplacedRootTests {
  /// A feed whose button sends `leave:`, and two scenes that only code shows.
  private static let storyboard = document(
    initial: "feed",
    screen("feed", control("Go", action("leave:", to: "feed"))) + screen("post") + screen("cart")
  )

  private static let launch = """
    func application(_ a: UIApplication, didFinishLaunchingWithOptions o: O?) -> Bool
    """

  /// The delegate of an app whose launch runs some code.
  private static func delegate(launching code: String, _ members: String = "") -> String {
    """
    class AppDelegate: UIResponder {
      \(launch) {
        \(code)
      }
      \(members)
    }

    """
  }

  private static func make(_ scene: String) -> String {
    #"UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "\#(scene)-id")"#
  }

  private static func makes(_ identifier: String) -> String {
    "instantiateViewController(withIdentifier: \(identifier))"
  }

  private static let setsPost = "window?.rootViewController = \(make("post"))"

  private static let setRoot =
    "func setRoot(_ screen: UIViewController) { window?.rootViewController = screen }"

  private static func delegate(_ setRoot: String, _ show: String) -> String {
    delegate(
      launching: "if isNew { showPost() } else { showFeed() }",
      """
      func showPost() { let post = \(make("post")); \(show)(post) }
      func showFeed() { let feed = \(make("feed")); \(show)(feed) }
      var window: UIWindow?
      \(setRoot)
      """
    )
  }

  private static let leaves = """
    class Feed: UIViewController {
      @IBAction func leave(_ sender: Any) { (UIApplication.shared.delegate as? AppDelegate)?.showPost() }
    }

    """

  @Test(
    arguments: cases([
      "broken": [
        setRoot,
        """
        func setRoot(_ screen: UIViewController, animated: Bool = true) {
          guard let window = window else { return }
          window.rootViewController = screen
          window.makeKeyAndVisible()
        }
        """,
      ],
      "not decided": [
        // What it makes the root is another controller.
        "func setRoot(_ screen: UIViewController) { window?.rootViewController = Frame(screen) }",
        "func setRoot(_ screen: UIViewController) { panel.rootViewController = screen }",
        "func setRoot(_ screen: UIViewController) { roots.append(screen) }",
      ],
    ])
  )
  func `a function makes its argument the root`(setRoot: String, expected: String) async {
    let code = Self.delegate(setRoot, "setRoot") + Self.leaves
    #expect(await answer(to: "never Post after Feed", code, Self.storyboard) == expected)
    #expect(await answer(to: "only Post after Feed", code, Self.storyboard) == expected)
  }

  /// The launch hands an unknown controller to the function.
  @Test func `an argument that is not known is another root`() async {
    let code = Self.delegate(Self.setRoot, "setRoot").replacing(
      "{ showFeed() }",
      with: "{ setRoot(find()) }"
    )
    #expect(await answer(to: "never Feed", code, Self.storyboard) == "not decided")
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
    let show = "\(function) showPost() { \(Self.setsPost) }"
    let code =
      Self.delegate(launching: "if isNew { showPost() }", show)
      + "class Feed: UIViewController { @IBAction func leave(_ sender: Any) { \(call) } }\n"
    #expect(await answer(to: "never Post after Feed", code, Self.storyboard) == expected)
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
    ("if let user { showPost() }", "broken", "not decided"),
    ("guard let token = store.token else { return true }\nshowPost()", "broken", "not decided"),
    ("if let user { \(setsPost) }", "broken", "not decided"),
    ("if let window, isNew { showPost() }", "broken", "not decided"),
    (
      "guard NSClassFromString(\"XCTest\") == nil else { return true }\nshowPost()", "holds",
      "holds"
    ),
    ("if env[\"XCTestPath\"] != nil { return true }\n\(setsPost)", "holds", "holds"),
    ("if env[\"XCTestPath\"] != nil { \(setsPost) }", "broken", "not decided"),
    ("#if DEBUG\nshowPost()\n#endif", "broken", "not decided"),
    ("#if DEBUG\n\(setsPost)\n#endif", "broken", "not decided"),
    ("#if DEBUG\nlog()\n#else\n\(setsPost)\n#endif", "broken", "not decided"),
    ("#if targetEnvironment(macCatalyst)\n\(setsPost)\n#endif", "broken", "not decided"),
    ("#if os(iOS)\n\(setsPost)\n#endif", "holds", "holds"),
    ("#if swift(>=4.2)\nshowPost()\n#endif", "holds", "holds"),
    ("#if DEBUG\nlog()\n#endif\nshowPost()", "holds", "holds"),
    ("if #available(iOS 13, *) { return true }\n\(setsPost)", "broken", "not decided"),
    ("guard let _ = (scene as? UIWindowScene) else { return }\n\(setsPost)", "holds", "holds"),
    // It is not known whether another function always calls it.
    ("start()\n}\nfunc start() {\nif isNew { showPost() }", "not decided", "not decided"),
  ])
  func `the launch calls a function always or under a condition`(
    call: String,
    never: String,
    reach: String
  ) async {
    let code = Self.delegate(launching: call, Self.showsPost)
    #expect(await answer(to: "never Feed", code, Self.storyboard) == never)
    #expect(await answer(to: "reach Post", code, Self.storyboard) == reach)
  }

  /// How the launch makes Post the first screen, in place of Feed, or the root of another window.
  @Test(
    arguments: cases([
      "not decided": [
        "let nav = window?.rootViewController as? UINavigationController\nnav?.viewControllers = [post]",
        "(window?.rootViewController as! Stack).setViewControllers([post], animated: false)",
        "start()\n}\nfunc start() {\nstack.setViewControllers([post], animated: false)",
        "mainWindow.rootViewController = post",
        "window?.rootViewController?.present(post, animated: false)",
        "start()\n}\nfunc start() {\nbegin()\n}\nfunc begin() {\npanel.rootViewController = post",
        "let panel = UIWindow()\npanel.windowLevel = .alert\npanel.rootViewController = post",
        "window?.rootViewController = post\nwindow?.windowLevel = .statusBar + 1",
      ],
      "holds": [
        "let main = UIWindow(frame: frame)\nmain.rootViewController = post\nwindow = main",
        "let main = UIWindow()\nmain.windowLevel = .normal\nmain.rootViewController = post",
      ],
    ])
  )
  func `the launch changes what a window shows`(launch: String, never: String) async {
    let code = Self.delegate(launching: "let post = \(Self.make("post"))\n\(launch)")
    #expect(await answer(to: "never Feed", code, Self.storyboard) == never)
  }

  /// The property list names the storyboard of a scene, so that the delegate of the app has no window.
  @Test(arguments: [
    ("UISceneStoryboardFile", "\(launch) { \(setsPost) }", "broken", "holds"),
    ("UISceneStoryboardFile", "\(launch) { showPost() }\n\(showsPost)", "broken", "holds"),
    ("UISceneStoryboardFile", "\(launch) { if isNew { \(setsPost) } }", "broken", "holds"),
    ("UISceneStoryboardFile", "\(launch) { window?.rootViewController = x }", "broken", "holds"),
    ("UISceneStoryboardFile", "\(connect) { \(setsPost) }", "holds", "broken"),
    ("UISceneStoryboardFile", "\(connect) { showPost() }\n\(showsPost)", "holds", "broken"),
    (
      "UISceneStoryboardFile", "\(launch) { center.add { showPost() } }\n\(showsPost)", "broken",
      "not decided"
    ),
    ("UIMainStoryboardFile", "\(launch) { \(setsPost) }", "holds", "broken"),
  ])
  func `the delegate of a scene sets the root`(
    key: String,
    method: String,
    feed: String,
    post: String
  ) async {
    let files = [
      "Info.plist": "<plist><dict><key>\(key)</key><string>Main</string></dict></plist>",
      "A.swift": "class Delegate: UIResponder {\n\(method)\n}\n",
    ]
    #expect(await answer(to: "never Feed", files, Self.storyboard) == feed)
    #expect(await answer(to: "never Post", files, Self.storyboard) == post)
  }

  /// Another app, whose list names the same storyboard, has no manifest.
  @Test(arguments: [("UIMainStoryboardFile", "broken"), ("UILaunchStoryboardName", "holds")])
  func `a manifest of scenes may be that of another app`(key: String, expected: String) async {
    func list(_ key: String) -> String {
      "<plist><dict><key>\(key)</key><string>Main</string></dict></plist>"
    }
    let files = [
      "Info.plist": list("UISceneStoryboardFile"), "Other/Info.plist": list(key),
      "A.swift": "class Delegate: UIResponder {\n\(Self.launch) { \(Self.setsPost) }\n}\n",
    ]
    #expect(await answer(to: "never Post", files, Self.storyboard) == expected)
  }

  private static let showsPost = "func showPost() { \(setsPost) }"

  private static let connect =
    "func scene(_ s: UIScene, willConnectTo c: UISceneSession, options o: O)"

  @Test(
    arguments: cases([
      "holds": [
        "_window.rootViewController = post;", "[[Router shared] showPost];",
        "#if DEBUG\n[self log];\n#endif\nself.window.rootViewController = post;",
        "window.windowLevel = UIWindowLevelNormal; window.rootViewController = post;",
      ],
      "not decided": [
        "[[Router shared] show:post in:self.window];",
        "UINavigationController *nav = self.window.rootViewController; nav.viewControllers = @[post];",
        "UINavigationController *nav = self.window.rootViewController; [nav pushViewController:post animated:NO];",
        "#if DEBUG\nself.window.rootViewController = post;\n#endif",
        "panel.windowLevel = UIWindowLevelAlert; panel.rootViewController = post;",
      ],
      "broken": ["#if DEBUG\n[[Router shared] showPost];\n#endif"],
    ])
  )
  func `the launch changes what a window shows in Objective-C`(launch: String, never: String) async
  {
    let make = """
      UIViewController *post = [[UIStoryboard storyboardWithName:@"Main" bundle:nil]
        instantiateViewControllerWithIdentifier:@"post-id"];
      """
    let code = """
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o {
        \(make)
        \(launch)
      }
      @end
      @implementation Router
      - (void)show:(UIViewController *)post in:(UIWindow *)window {
        window.rootViewController = post;
      }
      - (void)showPost { \(make) self.window.rootViewController = post; }
      @end

      """
    #expect(await answer(to: "never Feed", "", Self.storyboard, objectiveC: code) == never)
  }

  /// Feed is in no navigation controller of the storyboard, and always in one of the code, unless it keeps being first.
  @Test(arguments: [
    ("if isNew { CART } else { FEED }", "holds"),
    ("if isNew { log(); CART } else if isOld { FEED } else { POST }", "holds"),
    ("if let user { if isNew { CART } else { FEED } } else { POST }", "not decided"),
    ("if isNew { if isOld { CART } } else { FEED }", "not decided"),
    ("if isNew { CART } else if isOld { FEED }", "not decided"),
    ("if isNew { CART }\nif isOld { FEED }", "not decided"),
    ("EITHER", "holds"), ("if isOld { EITHER } else { POST }", "holds"),
    ("if isOld { EITHER }", "not decided"),
    ("if isNew { if isOld { CART } else { FEED } }", "not decided"),
    ("if isNew { showCart() } else { FEED }\n}\nfunc showCart() { CART", "not decided"),
    ("show()\n}\nfunc show() { if isNew { CART } else { FEED }", "holds"),
    ("if isNew { show() }\n}\nfunc show() { if isNew { CART } else { FEED }", "not decided"),
    ("#if DEBUG\nif isNew { CART } else { FEED }\n#endif", "not decided"),
    (
      "showPost()\n}\nfunc showPost() { if isNew { showFeed() } else { log() }\n}\nfunc showFeed() { FEED",
      "not decided"
    ),
  ])
  func `the launch may set the root in all branches`(launch: String, reach: String) async {
    func root(_ scene: String) -> String { "window?.rootViewController = \(stack(scene))" }
    func stack(_ scene: String) -> String {
      "UINavigationController(rootViewController: \(Self.make(scene)))"
    }
    let either = "window?.rootViewController = isNew\n? \(stack("cart"))\n: \(stack("feed"))"
    let code = Self.delegate(
      launching: launch.replacing("CART", with: root("cart")).replacing("FEED", with: root("feed"))
        .replacing("POST", with: root("post")).replacing("EITHER", with: either)
    )
    let storyboard = document(
      initial: "feed",
      screen("feed", control("Open", segue("s1", to: "post", "push")))
        + screen("post") + screen("cart")
    )
    #expect(await answer(to: "reach Post from Feed", code, storyboard) == reach)
    let files = ["Main.storyboard": storyboard, "A.swift": code]
    expect(await explore(["--rule", "refused-move"], files).output, lacks: "is refused")
  }

  @Test(arguments: [
    ("ROOT(post)\nROOT(cart)", "not decided"), ("ROOT(cart)\nROOT(post)", "broken"),
    ("ROOT(post)\nstart()", "not decided"), ("start()\nROOT(post)", "not decided"),
    ("if isNew { ROOT(post) }\nROOT(cart)", "broken"),
    ("ROOT(cart)\nif isNew { ROOT(post) }", "broken"), ("return\nROOT(post)", "broken"),
  ])
  func `the launch replaces a root`(roots: String, expected: String) async {
    let calls = ["post", "cart"].reduce(roots) {
      $0.replacing("ROOT(\($1))", with: "window?.rootViewController = \(Self.make($1))")
    }
    let start = "func start() { window?.rootViewController = \(Self.make("cart")) }"
    let code = Self.delegate(launching: calls, roots.contains("start") ? start : "")
    #expect(await answer(to: "never Post", code, Self.storyboard) == expected)
  }

  /// One of two screens is the root, and it is not known which.
  @Test(arguments: [
    ("SET isNew ? \(make("post")) : \(make("cart"))", "holds"),
    (
      "let id = isNew ? \"post-id\" : \"cart-id\"\nlet root = screens.\(makes("id"))\nSET root",
      "holds"
    ),
    ("SET screens.\(makes("isNew ? \"post-id\" : \"cart-id\""))", "holds"),
    ("let root = isNew ? \(make("post")) : \(make("cart"))\nSET root", "holds"),
    ("SET screens.\(makes("isNew ? \"post-id\" : name"))", "not decided"),
    ("SET isNew ? \(make("post")) : Welcome()", "not decided"),
    ("SET isNew ? \(make("post")) : find()", "not decided"),
    ("SET isNew ? \(make("post")) : isOld ? \(make("cart")) : \(make("feed"))", "not decided"),
  ])
  func `a condition chooses the root`(roots: String, expected: String) async {
    let code = Self.delegate(
      launching: "let screens = UIStoryboard(name: \"Main\", bundle: nil)\n"
        + roots.replacing("SET", with: "window?.rootViewController =")
    )
    let never = roots.contains(": name") ? "not decided" : "broken"
    #expect(await answer(to: "never Post", code, Self.storyboard) == never)
    #expect(await answer(to: "never Feed", code, Self.storyboard) == expected)
  }

  @Test(arguments: [
    ("@main struct Shop: App { var body: some Scene { WindowGroup { Root() } } }", false),
    ("@main class AppDelegate: UIResponder, UIApplicationDelegate {}", true),
  ])
  func `SwiftUI may show the first scene in a stack`(main: String, isRefused: Bool) async {
    let files = [
      "Main.storyboard": document(
        initial: "feed",
        screen("feed", control("Open", segue("s1", to: "post", "push"))) + screen("post")
      ),
      "A.swift": main,
    ]
    let text = await explore(["--rule", "refused-move"], files).output
    #expect(text.contains("is refused") == isRefused)
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
    #expect(
      await answer(to: "never Post after Feed", "", Self.storyboard, objectiveC: code) == expected
    )
    #expect(
      await answer(to: "only Post after Feed", "", Self.storyboard, objectiveC: code) == "broken"
    )
  }

  /// Both scenes are starts, so that a state after the other start counts.
  @Test func `a way from another start breaks a property`() async {
    let code = Self.delegate(Self.setRoot, "setRoot")
    #expect(await answer(to: "reach Feed from Post", code, Self.storyboard) == "broken")
    #expect(await answer(to: "reach Post from Feed", code, Self.storyboard) == "broken")
  }

  /// The feed pushes itself again and again, which only `--copies` bounds.
  @Test func `a root that was replaced does not come back`() async {
    let storyboard = document(
      initial: "post",
      screen("post", control("Go", action("start:", to: "post")))
        + screen("feed", control("More", segue("s1", to: "feed")))
    )
    let code = """
      class Post: UIViewController {
        @IBAction func start(_ sender: Any) { view.window?.rootViewController = \(Self.make("feed")) }
      }

      """
    #expect(await answer(to: "never Post after Feed", code, storyboard) == "holds")
    #expect(await answer(to: "never Feed after Post", code, storyboard) == "broken")
  }

  @Test func `a root of the launch may start in both columns`() async {
    let storyboard = document(
      initial: "post",
      splitView() + screen("post")
    ).replacing(#"id="split""#, with: #"id="split" storyboardIdentifier="split-id""#)
    let code = """
      class AppDelegate: UIResponder, UISplitViewControllerDelegate {
        \(Self.launch) { if isKnown { window?.rootViewController = \(Self.make("split")) } }
        func splitViewController(_ s: S, collapseSecondary c: C, onto p: C) -> Bool { detail.isEmpty }
      }

      """
    #expect(await answer(to: "only Cart after Feed", code, storyboard) == "not decided")
  }
}
