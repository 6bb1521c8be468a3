import RouteCheckTestSupport
import Testing

@testable import RouteCheckCore

/// When a sheet over a screen for logging in contains the app.
@Suite struct GateBehindSheetTests {
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
    return Rule.gateBehindSheet.check(await Project.load(example)).count
  }

  @Test(arguments: [
    ("LoginController", 1), ("SignInVC", 1), ("WelcomeViewController", 1), ("SplashScreen", 1),
    ("SignUpViewController", 1), ("OnboardingController", 1), ("FeedController", 0),
    ("LogController", 0), ("SettingsController", 0),
  ])
  func theClassSaysWhatAGateIs(name: String, expected: Int) async {
    #expect(await count(gate: name) == expected)
  }

  @Test(arguments: [
    ("", "", 1), ("modalPresentationStyle=\"pageSheet\"", "", 1),
    ("modalPresentationStyle=\"formSheet\"", "", 1),
    ("modalPresentationStyle=\"fullScreen\"", "", 0),
    ("modalPresentationStyle=\"overFullScreen\"", "", 0),
    ("", "modalPresentationStyle=\"fullScreen\"", 0),
    ("modalPresentationStyle=\"automatic\"", "modalPresentationStyle=\"fullScreen\"", 1),
  ])
  func theStyleDecides(segue: String, attributes: String, expected: Int) async {
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

  @Test func aSingleScreenIsNotTheApp() async {
    #expect(await count(app: "viewController") == 0)
  }

  /// The way to most screens is the app, also without tabs.
  @Test(arguments: [(1, 0), (2, 1), (5, 1)])
  func theWayToMostScreensIsTheApp(screens: Int, expected: Int) async {
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
    #expect(Rule.gateBehindSheet.check(await Project.load(example)).count == expected)
  }
}
