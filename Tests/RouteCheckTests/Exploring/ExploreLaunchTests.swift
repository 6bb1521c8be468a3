import RouteCheckTestSupport
import TestSupport
import Testing

@testable import RuleSupport
@testable import routecheck

/// What code shows at the launch, in tests, or of classes that were not read.
@Suite struct ExploreLaunchTests {
  /// An app that is a login first, whose button makes the home the root of the window.
  private func login(_ delegate: [String: String]) async -> String {
    let button = """
      <button id="b"><connections><action selector="logIn" destination="login" id="t"/></connections>
      </button>
      """
    let files = [
      "App.paths": "never Login after Home",
      "Screens.storyboard": document(
        screen("login", button),
        screen("home")
      ),
      "Screens.swift": """
      class Home: UIViewController {}
      class Login: UIViewController {
        @IBAction func logIn() {
          view.window?.rootViewController = UIStoryboard(name: "Screens", bundle: nil)
            .instantiateViewController(withIdentifier: "home-id")
        }
      }
      """,
    ]
    return await explore(["--properties", "App.paths"], files.merging(delegate) { $1 }).output
  }

  private static let rootInSwift = """
    self.window?.rootViewController = UIStoryboard(name: "Screens", bundle: nil)
      .instantiateViewController(withIdentifier: "login-id")
    """
  private static let rootInObjectiveC = """
    UIStoryboard *screens = [UIStoryboard storyboardWithName:@"Screens" bundle:nil];
    self.window.rootViewController = [screens instantiateViewControllerWithIdentifier:@"login-id"];
    """
  private static let launchInSwift = """
    func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool
    """
  private static let launchInObjectiveC = """
    - (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o
    """

  @Test(
    arguments: cases([
      true: [
        "\(launchInSwift) {\n\(rootInSwift)\n}",
        "\(launchInSwift) {\nif isNew {\n} else {\n\(rootInSwift)\n}\n}",
        "func scene(_ s: UIScene, willConnectTo e: UISceneSession, options: O) {\n\(rootInSwift)\n}",
        // A function that the launch calls.
        "\(launchInSwift) {\nstart()\n}\nfunc start() {\n\(rootInSwift)\n}",
        "\(launchInSwift) {\nif a, b == [1] {\nstart()\n}\n}\nfunc start() {\n\(rootInSwift)\n}",
        """
        \(launchInSwift) { guard let a else { return begin() } }
        func begin() { switch a { case true: self.start() } }
        func start() { \(rootInSwift) }
        """,
        "\(launchInSwift) {\nstart()\n}\n@objc func start() {\n\(rootInSwift)\n}",
      ],
      false: [
        "\(launchInSwift) {\ncheck {\n\(rootInSwift)\n}\n}",
        "\(launchInSwift) {\nlet log = {\n\(rootInSwift)\n}\n}",
        "func application(_ a: UIApplication, open url: URL) -> Bool {\n\(rootInSwift)\n}",
        "func logOut() {\n\(rootInSwift)\n}",
        "\(launchInSwift) {\n\(rootInSwift)\n}\nfunc logOut() {\n\(rootInSwift)\n}",
        "\(launchInSwift) {\nstart()\n}\nfunc start() {\ncheck {\n\(rootInSwift)\n}\n}",
        "\(launchInSwift) {\ncheck {\nstart()\n}\n}\nfunc start() {\n\(rootInSwift)\n}",
        "\(launchInSwift) {\nif check({ start() }) { }\n}\nfunc start() {\n\(rootInSwift)\n}",
        "\(launchInSwift) {\nif a { }\ncheck { start() }\n}\nfunc start() {\n\(rootInSwift)\n}",
        "\(launchInSwift) {\nonLogOut = start\n}\nfunc start() {\n\(rootInSwift)\n}",
        """
        \(launchInSwift) { start() }
        func sceneWillEnterForeground(_ scene: UIScene) { start() }
        func start() { \(rootInSwift) }
        """,
        """
        \(launchInSwift) { start() }
        func application(_ a: UIApplication, open url: URL) -> Bool { start() }
        func start() { \(rootInSwift) }
        """,
      ],
    ])
  )
  func `what code shows at the launch is not shown later`(methods: String, isDecided: Bool) async {
    let delegate = "class AppDelegate: UIResponder, UIApplicationDelegate {\n\(methods)\n}"
    let text = await login(["App.swift": delegate])
    #expect(text.contains("is not decided") != isDecided, "\(text)")
  }

  /// How a screen calls a function of the delegate that the launch calls, too.
  @Test(
    arguments: cases([
      "these moves break": [
        "(UIApplication.shared.delegate as? AppDelegate)?.showLogin()",
        "(UIApplication.shared.delegate as! AppDelegate).showLogin()",
        "AppDelegate.shared.showLogin()",
        """
        let app = UIApplication.shared
          .delegate as! AppDelegate
        app.showLogin()
        """,
        "guard let app = app as? AppDelegate else { return }; app.showLogin()",
        "let app = find()\napp.showLogin()",
        """
        goToLogin(in: view.window)
        }
        }
        func goToLogin(in window: UIWindow?) { \(rootInSwift.replacing("self.", with: "")) }
        class Other {
        func log() {
        """,
        "Home.leave()\n}\nstatic func leave() {\nAppDelegate.shared.showLogin()",
        "onEnd = AppDelegate.shared.showLogin",
      ],
      "is not decided": [
        """
        }
        static func leave() { AppDelegate.shared.showLogin() }
        }
        class Pushes: NSObject {
        func receive() { Home.leave() }
        func log() {
        """,
        // A closure of another object may run at any time.
        "start()\n}\n}\nclass Menu {\nfunc open() {\ncheck { app.showLogin() }\n}\nfunc close() {",
      ],
      "1 hold": ["router.start()", "Router.shared.log { $0.start() }"],
    ])
  )
  func `a screen calls a function of the launch`(call: String, answer: String) async {
    let files = [
      "App.paths": "never Login after Home",
      "Screens.storyboard": document(
        screen(
          "home",
          """
          <button id="b"><connections><action selector="logOut" destination="home" id="t"/>
          </connections></button>
          """
        ),
        screen("login")
      ),
      "App.swift": """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        \(Self.launchInSwift) { if isNew { showLogin() } else { showHome() } }
        func showLogin() { \(Self.rootInSwift) }
        func showHome() { \(Self.rootInSwift.replacing("login", with: "home")) }
      }
      class Router { func start() { check { AppDelegate.shared.log() } } }
      class Login: UIViewController {}
      class Home: UIViewController { @IBAction func logOut() { \(call) } }
      """,
    ]
    let text = await explore(["--properties", "App.paths"], files).output
    expect(text, contains: answer)
  }

  @Test(arguments: [
    ("\(launchInObjectiveC) {\n\(rootInObjectiveC)\n}", true),
    ("\(launchInObjectiveC) {\nif (isNew) {\n\(rootInObjectiveC)\n}\n}", true),
    ("\(launchInObjectiveC) {\n[self check:^{\n\(rootInObjectiveC)\n}];\n}", false),
    ("\(launchInObjectiveC) {\n[self check:^(BOOL ok) {\n\(rootInObjectiveC)\n}];\n}", false),
    ("- (void)logOut {\n\(rootInObjectiveC)\n}", false),
  ])
  func `what Objective-C shows at the launch is not shown later`(
    method: String,
    isDecided: Bool
  ) async {
    let delegate = "@implementation AppDelegate\n\(method)\n@end"
    let text = await login(["App.m": delegate])
    #expect(text.contains("is not decided") != isDecided, "\(text)")
  }

  /// A coordinator has a stack of its own, and is called by its only name.
  @Test(arguments: [
    ("", true), ("func application(_ a: UIApplication, open: URL) { coordinator.pay() }", false),
    ("func log() { check { coordinator.pay() } }", false),
  ])
  func `a coordinator shows a screen after those that call it`(other: String, holds: Bool) async {
    let files = [
      "Main.storyboard": document(
        initial: "home",
        screen(
          "home",
          #"<button id="b"><connections><segue id="s" kind="show" destination="cart"/></connections></button>"#
        ),
        screen("cart"),
        screen("pay")
      ),
      "App.paths": "only Pay after Cart",
      "App.swift": """
      class Coordinator {
        func pay() {
          let pay = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "pay-id")
          navigationController.pushViewController(pay, animated: true)
        }
      }
      class AppDelegate { \(other) }
      class Home: UIViewController {}
      class Cart: UIViewController { override func viewDidAppear(_ a: Bool) { coordinator?.pay() } }
      class Pay: UIViewController {}
      """,
    ]
    let text = await explore(["--properties", "App.paths"], files).output
    #expect(text.contains("1 hold") == holds, "\(text)")
  }

  /// What runs the code that presents a cart on the first screen.
  @Test(arguments: [
    ("func application(_ a: UIApplication, open u: URL) -> Bool { show() }", "holds"),
    ("func center(_ c: Center, didReceive r: Response) { load { self.show() } }", "holds"),
    ("\(launchInSwift) { show() }", "not decided"),
    ("\(launchInSwift) { begin() }\nfunc begin() { show() }", "not decided"),
    ("\(launchInSwift) { load { self.show() } }", "not decided"),
    ("\(launchInSwift) { begin() }\nfunc begin() { load { self.show() } }", "not decided"),
    (
      "\(launchInSwift) { begin() }\nfunc begin() { user = nil }\nvar user: User? { didSet { show() } }",
      "not decided"
    ),
    ("override init() { show() }", "not decided"),
    ("override init() { load { self.show() } }", "not decided"),
    ("let links = Links { AppDelegate().show() }", "not decided"),
    (
      "func application(_ a: UIApplication, open u: URL) -> Bool { show() }\nfunc other() { stack.pushViewController(\(make)(withIdentifier: name), animated: true) }",
      "not decided"
    ),
    (
      "func application(_ a: UIApplication, open u: URL) -> Bool { show() }\nlet cart = Cart()",
      "not decided"
    ),
    (
      "func application(_ a: UIApplication, open u: URL) -> Bool { show(); open(Cart()) }",
      "not decided"
    ),
    ("func center(_ c: Center, didReceive r: Response) { show(); open(Cart()) }", "holds"),
    (
      "func application(_ a: UIApplication, open u: URL) -> Bool { show() }\n\(launchInSwift) { window?.rootViewController = first }",
      "not decided"
    ),
  ])
  func `what the launch does not run comes after the first screen`(
    code: String,
    expected: String
  ) async {
    let delegate = """
      class AppDelegate: UIResponder {
        \(code)
        func show() {
          let cart = \(Self.make)(withIdentifier: "cart-id")
          window?.rootViewController?.present(cart, animated: true)
        }
      }
      """
    #expect(await answer(to: "only Cart after Feed", delegate) == expected)
    #expect(await answer(to: "only Cart after Post", delegate) == "not decided")
  }

  private static let make =
    #"UIStoryboard(name: "Main", bundle: nil).instantiateViewController"#

  /// The class of the menu is one of another module.
  @Test(arguments: [
    ("never Post after Share", false), ("never Menu", true), ("reach Menu", true),
  ])
  func `an object of a class that was not read leads nowhere`(property: String, isUndecided: Bool)
    async
  {
    let files = [
      "Main.storyboard": document(
        initial: "share",
        screen("share"),
        screen("post"),
        screen("menu")
      ),
      "App.paths": property,
      "App.swift": """
      import Menus
      class Post: UIViewController {}
      class Share: UIViewController { func open() { manager.menu = Menu(rootViewController: post) } }
      """,
    ]
    let text = await explore(["--properties", "App.paths"], files).output
    #expect(text.contains("is not decided") == isUndecided, "\(text)")
  }

  @Test(arguments: ["import XCTest", "@testable import Shop"])
  func `a test that makes a screen does not show it in the app`(line: String) async {
    let files = [
      "Main.storyboard": feedApp("", screen("help")),
      "App.paths": "never Help",
      "App.swift": """
      class Feed: UIViewController {}
      class Post: UIViewController {}
      class Share: UIViewController {}
      class Help: UIViewController {}
      """,
      "HelpTests.swift":
        "\(line)\nclass HelpSpec: Spec { override func spec() { _ = Help(id: 1) } }",
    ]
    let text = await explore(["--properties", "App.paths"], files).output
    expect(text, lacks: "is not decided")
  }
}
