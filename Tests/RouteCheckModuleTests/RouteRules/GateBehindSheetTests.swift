import RouteCheckTestSupport
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
    ("SignUpViewController", 1), ("OnboardingController", 1), ("FeedController", 0),
    ("LogController", 0), ("SettingsController", 0),
  ])
  func `a gate is recognized by the name of its class`(name: String, expected: Int) async {
    #expect(await count(gate: name) == expected)
  }

  @Test func `a segue to a screen before the gate hides no other one`() async {
    let example = Example.main(
      #"initialViewController="gate""#,
      """
      <scene><objects><viewController id="gate" customClass="LoginController"><view key="view">
        <button id="a"><connections>
          <segue id="s1" kind="presentation" destination="help"/>
        </connections></button>
        <button id="b"><connections>
          <segue id="s2" kind="presentation" destination="app"/>
        </connections></button></view></viewController></objects></scene>
      <scene><objects><viewController id="help" customClass="SignUpController"/></objects></scene>
      <scene><objects><tabBarController id="app" customClass="Home"/></objects></scene>
      """
    )
    #expect(findings(in: await Project.load(example)).count == 1)
  }

  @Test func `code of a class of several scenes is told once`() async {
    let example = Example.main(
      #"initialViewController="first""#,
      """
      <scene><objects><viewController id="first" customClass="LoginController"><view key="view">
        <button id="b"><connections>
          <segue id="s" kind="show" destination="second"/>
        </connections></button></view></viewController></objects></scene>
      <scene><objects><viewController id="second" customClass="LoginController"/></objects></scene>
      <scene><objects><tabBarController id="app" storyboardIdentifier="App"/></objects></scene>
      """
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
    let example = Example.main(
      #"initialViewController="login""#,
      """
      <scene><objects><viewController id="login" customClass="LoginController"/></objects></scene>
      <scene><objects><tabBarController id="app" storyboardIdentifier="App"/></objects></scene>
      """
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

  @Test(arguments: [
    ("class Home: UITabBarController { func f() { isModalInPresentation = true } }", 0),
    (
      "class LoginController: UIViewController { func f() { d.modalPresentationStyle = .fullScreen } }",
      0
    ),
    ("class Other { func f(h: Home) { h.modalPresentationStyle = .fullScreen } }", 0),
    ("class Other { func f() { d.modalPresentationStyle = .fullScreen } }", 1),
    (
      "class LoginController: UIViewController { override func shouldPerformSegue(withIdentifier i: String, sender: Any?) -> Bool { a } }",
      0
    ),
  ])
  func codeMaySetAnotherStyle(source: String, expected: Int) async {
    #expect(await count(source: source) == expected)
  }

  @Test func `a presentation of a single screen is not reported`() async {
    #expect(await count(app: "viewController") == 0)
  }

  /// The way to most screens is the app, also without tabs.
  @Test(arguments: [(1, 0), (2, 1), (5, 1)])
  func `a presentation that leads to most screens is reported`(screens: Int, expected: Int) async {
    let buttons = (0..<screens).map {
      """
      <button id="b\($0)"><connections><segue id="s\($0)" kind="show" destination="n\($0)"/>
      </connections></button>
      """
    }
    let scenes = (0..<screens).map {
      "<scene><objects><viewController id=\"n\($0)\"/></objects></scene>"
    }
    let example = Example.main(
      #"initialViewController="gate""#,
      """
      <scene><objects><viewController id="gate" customClass="Login"><view key="view">
        <button id="g"><connections><segue id="s" kind="modal" destination="app"/></connections>
        </button></view></viewController></objects></scene>
      <scene><objects><viewController id="app"><view key="view">\(buttons.joined())</view>
      </viewController></objects></scene>
      \(scenes.joined())
      """
    )
    #expect(findings(in: await Project.load(example)).count == expected)
  }

  /// - Parameter segues: The destinations of the gate's buttons, one for each.
  private func count(segues: [String], _ scenes: String) async -> Int {
    let buttons = segues.enumerated().map { number, destination in
      """
      <button id="b\(number)"><connections>
        <segue id="s\(number)" kind="presentation" destination="\(destination)"/>
      </connections></button>
      """
    }
    let example = Example.main(
      #"initialViewController="gate""#,
      """
      <scene><objects><viewController id="gate" customClass="Login"><view key="view">
        \(buttons.joined(separator: "\n"))
      </view></viewController></objects></scene>
      \(scenes)
      """
    )
    return findings(in: await Project.load(example)).count
  }

  private static let tabs = #"<scene><objects><tabBarController id="app"/></objects></scene>"#

  @Test func `a sheet of help does not hide the presentation of the app`() async {
    let help = #"<scene><objects><viewController id="help"/></objects></scene>"#
    #expect(await count(segues: ["help", "app"], Self.tabs + help) == 1)
  }

  @Test func atMost256SeguesAreFollowed() async {
    #expect(await count(segues: Array(repeating: "app", count: 300), Self.tabs) == 256)
  }

  /// - Parameter others: The number of further screens that the gate leads to.
  @Test(arguments: [(3, 1), (4, 0)])
  func `a presentation that leads to half of the screens is reported`(others: Int, expected: Int)
    async
  {
    let names = (0..<others).map { "n\($0)" }
    let scenes = (names + ["a", "b"]).map {
      #"<scene><objects><viewController id="\#($0)"/></objects></scene>"#
    }
    let app = """
      <scene><objects><viewController id="app"><view key="view">
        <button id="x"><connections><segue id="xa" kind="show" destination="a"/></connections>
        </button>
        <button id="y"><connections><segue id="yb" kind="show" destination="b"/></connections>
        </button></view></viewController></objects></scene>
      """
    #expect(await count(segues: names + ["app"], app + scenes.joined()) == expected)
  }
}
