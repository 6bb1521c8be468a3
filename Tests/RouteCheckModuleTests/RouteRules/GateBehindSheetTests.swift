import RouteCheckTestSupport
import TestSupport
import Testing

@testable import ProjectModel
@testable import RouteDiagnostics
@testable import RuleSupport

/// When a sheet over a screen for logging in contains the app.
@Suite struct GateBehindSheetTests {
  private func findings(in project: Project) -> [Finding] {
    let rule = Rule.gateBehindSheet
    return rule.findings(in: project, RuleInputs(of: project, for: [rule]))
  }

  private func count(
    gate: String = "LoginController",
    segue: String = "",
    app: String = "tabBarController",
    attributes: String = "",
    parts: String = "",
    source: String = ""
  ) async -> Int {
    let example = Example.main(
      #"initialViewController="gate""#,
      """
      <scene><objects><viewController id="gate" customClass="\(gate)"><view key="view">
        <button id="b"><connections>
          <segue id="s" kind="presentation" destination="app" \(segue)/>
        </connections></button></view></viewController></objects></scene>
      <scene><objects><\(app) id="app" customClass="Home" \(attributes)>\(parts)</\(app)></objects></scene>
      """
    ).and("App.swift", source)
    return findings(in: await Project.load(example)).count
  }

  @Test(arguments: [
    ("LoginController", 1), ("SignInVC", 1), ("WelcomeViewController", 1), ("SplashScreen", 1),
    ("SignUpViewController", 1), ("OnboardingController", 1), ("AnmeldungController", 1),
    ("PinCodeController", 1), ("FeedController", 0), ("LogController", 0),
    ("SettingsController", 0), ("RegisterViewController", 1), ("PinListController", 0),
    ("StartController", 1), ("RestartController", 0),
    ("TutorialListController", 0),
  ])
  func `a gate is recognized by the name of its class`(name: String, expected: Int) async {
    #expect(await count(gate: name) == expected)
  }

  @Test func `a class with too many superclasses may set any style`() async {
    let classes = (0..<300).map { "class C\($0): C\($0 + 1) {}\n" }.joined()
    #expect(await count(source: "class LoginController: C0 {}\n\(classes)") == 0)
    #expect(await count(source: "class LoginController: C290 {}\n\(classes)") == 1)
  }

  @Test func `code of a class of several scenes is told once`() async {
    let example = Example.scenes(
      initial: "first",
      screen("first", "LoginController", button: "Next", segue("s", to: "second")),
      scene("second", "LoginController"),
      scene("app", kind: "tabBarController", identifier: "App")
    ).and(
      "Login.swift",
      """
      class LoginController: UIViewController {
        func loggedIn() {
          let app = storyboard!.instantiateViewController(withIdentifier: "App")
          present(app, animated: true)
        }
      }
      """
    )
    #expect(findings(in: await Project.load(example)).count == 1)
  }

  /// `[[UINavigationController alloc] initWithRootViewController:app]`, in a variable or in place.
  @Test(arguments: [
    ("UIViewController *shown = \(Self.stack);", "shown", 1), ("", Self.stack, 1), ("", "app", 1),
    ("UIViewController *shown = \(Self.stack); shown.modalPresentationStyle = 0;", "shown", 0),
    ("UIViewController *shown = [[Other alloc] initWithApp:app];", "shown", 0),
  ])
  func `a stack that code in Objective-C makes is a sheet`(
    line: String,
    shown: String,
    expected: Int
  ) async {
    let example = Example.scenes(
      initial: "login",
      scene("login", "LoginController"),
      scene("app", kind: "tabBarController", identifier: "App")
    ).and(
      "Login.m",
      """
      @interface LoginController : UIViewController
      @end
      @implementation LoginController
      - (void)loggedIn {
        UIViewController *app = [self.storyboard instantiateViewControllerWithIdentifier:@"App"];
        \(line)
        [self presentViewController:\(shown) animated:YES completion:nil];
      }
      @end
      """
    )
    #expect(findings(in: await Project.load(example)).count == expected)
  }

  private static let stack = "[[UINavigationController alloc] initWithRootViewController:app]"

  @Test(arguments: [
    ("", "", 1), ("modalPresentationStyle=\"pageSheet\"", "", 1),
    ("modalPresentationStyle=\"formSheet\"", "", 1),
    ("modalPresentationStyle=\"fullScreen\"", "", 0),
    ("modalPresentationStyle=\"overFullScreen\"", "", 0),
    ("", "modalPresentationStyle=\"fullScreen\"", 0),
    ("modalPresentationStyle=\"automatic\"", "modalPresentationStyle=\"fullScreen\"", 1),
  ])
  func `only a presentation that a swipe dismisses is reported`(
    segue: String,
    attributes: String,
    expected: Int
  ) async {
    #expect(await count(segue: segue, attributes: attributes) == expected)
  }

  @Test func aSwipeMayBeSwitchedOff() async {
    let parts = """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="boolean" keyPath="modalInPresentation" value="YES"/>
      </userDefinedRuntimeAttributes>
      """
    #expect(await count(parts: parts) == 0)
  }

  @Test(
    arguments: cases([
      0: [
        "class Home: UITabBarController { func f() { isModalInPresentation = true } }",
        "class LoginController: UIViewController { func f() { d.modalPresentationStyle = .fullScreen } }",
        "class Other { func f(h: Home) { h.modalPresentationStyle = .fullScreen } }",
        "class LoginController: UIViewController { override func shouldPerformSegue(withIdentifier i: String, sender: Any?) -> Bool { false } }",
        "class LoginController: UIViewController { func presentationControllerShouldDismiss(_ p: P) -> Bool { false } }",
        "class Other { func presentationControllerShouldDismiss(_ p: P) -> Bool { false } }",
        "class Home: UITabBarController { func f() { navigationController?.isModalInPresentation = true } }",
        "class Other { func show() { window.rootViewController = Feed() } }",
        "class Other { func application(_ a: A) { center.add { window.rootViewController = Feed() } } }",
      ],
      1: [
        "class Other { func f() { d.modalPresentationStyle = .fullScreen } }",
        "class LoginController: UIViewController { func f() { modalPresentationStyle = .fullScreen } }",
        "class Other { func application(_ a: A) { window.rootViewController = Feed() } }",
        "class Home: UITabBarController { func f() { form.isModalInPresentation = false } }",
      ],
    ])
  )
  func codeMaySetAnotherStyle(source: String, expected: Int) async {
    #expect(await count(source: source) == expected)
  }

  @Test func `a presentation of a single screen is not reported`() async {
    #expect(await count(app: "viewController") == 0)
  }

  /// - Parameters:
  ///   - segues: The destinations of the gate's buttons, one for each.
  ///   - kind: The kind of these segues.
  private func count(
    segues: [String],
    kind: String = "presentation",
    source: String = "",
    _ scenes: String
  ) async -> Int {
    let gate = scene("gate", "Login", view: Self.buttons(segues, kind))
    let example = Example.scenes(initial: "gate", gate, scenes).and("App.swift", source)
    return findings(in: await Project.load(example)).count
  }

  /// Buttons with segues.
  private static func buttons(_ destinations: [String], _ kind: String) -> String {
    destinations.enumerated().map { number, destination in
      button("\(kind)-b\(number)", segue("\(kind)-s\(number)", to: destination, kind))
    }.joined(separator: "\n")
  }

  /// An app whose buttons show screens, and those screens.
  private static func app(_ screens: [String], class name: String? = nil) -> String {
    scene("app", name, view: buttons(screens, "show")) + screens.map { scene($0) }.joined()
  }

  /// The way to most screens is the app, also without tabs.
  @Test(arguments: [(0, 0), (1, 1), (2, 1), (5, 1)])
  func `a presentation that leads to most screens is reported`(screens: Int, expected: Int) async {
    let app = Self.app((0..<screens).map { "n\($0)" })
    #expect(await count(segues: ["app"], kind: "modal", app) == expected)
  }

  /// A list and its detail are an app only if there is nothing else.
  @Test(arguments: [
    ("", "class Detail: UIViewController {}", 0), (scene("other"), "", 0),
    ("", "class Detail: UIView {}", 1), (scene("other", "TermsController"), "", 1),
  ])
  func `other screens may be the app`(scenes: String, source: String, expected: Int) async {
    #expect(await count(segues: ["app"], source: source, Self.app(["list"]) + scenes) == expected)
  }

  @Test func `settings in the app are a part of it`() async {
    let settings = scene("list", "SettingsController")
    let app = scene("app", view: Self.buttons(["list"], "show")) + settings
    #expect(await count(segues: ["app"], app) == 1)
  }

  /// A button of a screen before the app says so, or a password. Another way on speaks for a screen of the app.
  @Test(arguments: [
    ("Continue", "", 1), ("Log In", "", 1), ("Log In with Apple", "", 1), ("Start Cooking", "", 0),
    ("Edit", "", 0), ("Edit", Self.password, 0), ("OK", Self.password, 1),
  ])
  func `a screen of any name may be before the app`(
    title: String,
    field: String,
    expected: Int
  ) async {
    func count(_ others: String) async -> Int {
      let go = segue("s", to: "app", "presentation")
      let button = #"<button id="b"><state key="normal" title="\#(title)"/>"#
      let view = "\(field)\(others)\(button)<connections>\(go)</connections></button>"
      let scenes = scene("first", "First", view: view) + Self.tabs + scene("other", "Other")
      return findings(in: await Project.load(Example.scenes(initial: "first", scenes))).count
    }
    #expect(await count("") == expected)
    #expect(await count(button("b2", segue("s2", to: "other", "show"))) == 0)
  }

  @Test(arguments: [
    ("Register", Self.password, 1), ("Register", "", 0), ("Other", Self.password, 1),
    ("Register", Self.password + button("b", segue("s", to: "app", "push")), 0),
  ])
  func `a registration may be beside the gate`(
    name: String,
    view: String,
    expected: Int
  ) async {
    let button = button("b1", segue("s1", to: "app", "presentation"))
    let other = RuleSupport.button("b2", segue("s2", to: "other", "show"))
    let example = Example.scenes(
      initial: "gate",
      scene("gate", "ViewController", view: Self.password + button + other),
      scene("other", name, view: view),
      Self.tabs
    )
    #expect(findings(in: await Project.load(example)).count == expected)
  }

  private static let password = """
    <textField id="f"><textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
    """

  @Test func `a side menu has the app's screens`() async {
    let menu = scene("app", "SWRevealViewController", segue("f", to: "feed", "custom"))
    let named = menu.replacing(#"id="f""#, with: #"id="f" identifier="sw_front""#)
    #expect(await count(segues: ["app"], menu + scene("feed")) == 0)
    #expect(await count(segues: ["app"], named + scene("feed")) == 1)
  }

  /// Code that makes the gate the root again leaves the app in the sheet.
  @Test(arguments: [
    ("Gate", "next", 1), ("Gate", "UINavigationController(rootViewController: next)", 1),
    ("Gate", "isIn ? HomeController() : next", 0), ("Home", "next", 0), ("Other", "next", 0),
  ])
  func `code may make another screen the root`(
    identifier: String,
    root: String,
    expected: Int
  ) async {
    let source = """
      class Feed: UIViewController {
        func leave() {
          let next = storyboard!.instantiateViewController(withIdentifier: "\(identifier)")
          view.window!.rootViewController = \(root)
        }
      }
      """
    let example = Example.scenes(
      initial: "gate",
      scene("gate", "Login", identifier: "Gate", view: Self.buttons(["app"], "presentation")),
      scene("app", kind: "tabBarController", identifier: "Home"),
      scene("feed", "Feed")
    ).and("Feed.swift", source)
    #expect(findings(in: await Project.load(example)).count == expected)
  }

  @Test(arguments: [("Feed", 1), ("ForgotEmail", 0), ("HelpController", 0), ("Settings", 0)])
  func `a sheet beside the way into the app is not reported`(name: String, expected: Int) async {
    let app = Self.app(["a", "b", "c"], class: name)
    #expect(await count(segues: ["app"], app) == expected)
    let tabs = scene("app", name, kind: "tabBarController")
    #expect(await count(segues: ["app"], tabs) == expected)
  }

  private static let tabs = scene("app", kind: "tabBarController")

  /// A screen with content that leads to a gate is not before the app; one whose buttons only log in or sign up is.
  @Test(arguments: [
    ("Products", "Product", 0), ("ViewController", "SignUp", 1), ("ViewController", "Product", 0),
    ("PhoneLogin", "Product", 1),
  ])
  func `a gate in the middle of an app is not one`(
    first: String,
    other: String,
    expected: Int
  ) async {
    let example = Example.scenes(
      initial: "first",
      scene("first", first, view: Self.buttons(["other", "gate"], "show")),
      scene("other", other),
      scene("gate", "Login", view: Self.buttons(["app"], "presentation")),
      Self.tabs
    )
    #expect(findings(in: await Project.load(example)).count == expected)
  }

  /// The launch or another screen may show the gate, and not a segue.
  @Test(arguments: [
    ("class AppDelegate", "application(_ a: A, didFinishLaunchingWithOptions o: O)", Self.root, 1),
    ("class AppDelegate", "logOut()", Self.root, 0),
    ("class Products: UIViewController", "open()", "show(gate, sender: nil)", 0),
    ("class ViewController: UIViewController", "open()", "show(gate, sender: nil)", 1),
  ])
  func `code may show the gate`(
    type: String,
    function: String,
    line: String,
    expected: Int
  ) async {
    let source = """
      \(type) {
        func \(function) {
          let main = UIStoryboard(name: "Main", bundle: nil)
          let gate = main.instantiateViewController(withIdentifier: "Gate")
          \(line)
        }
      }
      """
    let example = Example.scenes(
      initial: "first",
      scene("first", type.contains("Products") ? "Products" : "ViewController"),
      scene("gate", "Login", identifier: "Gate", view: Self.buttons(["app"], "presentation")),
      Self.tabs
    ).and("App.swift", source)
    #expect(findings(in: await Project.load(example)).count == expected)
  }

  private static let root = "window.rootViewController = gate"

  /// The other sheet is of help, or is a screen before the app as well.
  @Test(arguments: [nil, "SignUpController"])
  func `another sheet does not hide the presentation of the app`(name: String?) async {
    #expect(await count(segues: ["other", "app"], Self.tabs + scene("other", name)) == 1)
  }

  @Test func atMost256SeguesAreFollowed() async {
    #expect(await count(segues: Array(repeating: "app", count: 300), Self.tabs) == 256)
  }

  /// The other screen may be the app.
  @Test(arguments: [("SignUp", 1), ("Terms", 1), ("Home", 0)])
  func `a presentation beside another screen is not reported`(name: String, expected: Int) async {
    let scenes = Self.app(["a", "b"]) + scene("other", name)
    #expect(await count(segues: ["other", "app"], scenes) == expected)
  }
}
