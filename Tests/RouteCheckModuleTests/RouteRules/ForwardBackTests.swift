import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RuleSupport

/// When a segue to a scene that is still below is a mistake, and when it is not.
@Suite struct ForwardBackTests {
  /// A scene with a button for each segue, written as `kind>destination` and the button's title.
  private static func scene(_ id: String, _ buttons: [(segue: String, title: String)]) -> String {
    let parts = buttons.enumerated().map { index, button in
      let segue = button.segue.split(separator: ">")
      return """
        <button id="\(id)b\(index)"><state key="normal" title="\(button.title)"/><connections>
        <segue id="\(id)s\(index)" kind="\(segue[0])" destination="\(segue[1])"/>
        </connections></button>
        """
    }
    return """
      <scene><objects><viewController id="\(id)" customClass="\(id.capitalized)"><view key="view">
      \(parts.joined())</view></viewController></objects></scene>
      """
  }

  private func messages(_ scenes: [String], _ source: String = "") async -> [String] {
    let example = Example.main(#"initialViewController="a""#, scenes.joined(separator: "\n"))
      .and("App.swift", source)
    let project = await Project.load(example)
    return Rule.forwardBack.findings(in: project, RuleInputs(of: project, for: [.forwardBack])).map(
      \.message.string
    )
  }

  @Test(arguments: [
    ("presentation", "Home", ["button 'Home' presents a second A instead of going back"]),
    ("modal", "Close", ["button 'Close' presents a second A instead of going back"]),
    ("presentation", "Play", []), ("show", "Save and Add Another", []), ("show", "Open Menu", []),
    ("show", "Back", ["button 'Back' shows a second A instead of going back"]),
    ("push", "Zurück", ["button 'Zurück' shows a second A instead of going back"]),
    ("show", "Next", []), ("custom", "Back", []), ("embed", "Back", []), ("unwind", "Back", []),
  ])
  func `a control named back that shows an earlier scene is reported`(
    kind: String,
    title: String,
    expected: [String]
  ) async {
    let scenes = [
      Self.scene("a", [("show>b", "Open")]), Self.scene("b", [("\(kind)>a", title)]),
    ]
    #expect(await messages(scenes) == expected)
  }

  @Test func `a scene that is not below is not a way back`() async {
    // From a, either b or c is shown: neither is below the other.
    let scenes = [
      Self.scene("a", [("show>b", "B"), ("show>c", "C")]),
      Self.scene("b", [("show>d", "Done")]), Self.scene("c", []), Self.scene("d", []),
    ]
    #expect(await messages(scenes) == [])
  }

  @Test func onlyTheWayBackIsReportedAndNotTheWayForwards() async {
    // The home screen is above the first login screen, so only logging out repeats one.
    let scenes = [
      Self.scene("a", [("presentation>b", "Home")]),
      Self.scene("b", [("presentation>a", "Log Out")]),
    ]
    #expect(
      await messages(scenes) == ["button 'Log Out' presents a second A instead of going back"]
    )
  }

  @Test func `a stack of the scene itself does not hide the segues after it`() async {
    let stack = """
      <scene><objects><navigationController id="n"><connections>
      <segue id="r" kind="relationship" relationship="rootViewController" destination="b"/>
      </connections></navigationController></objects></scene>
      """
    let scenes = [
      Self.scene("a", [("show>b", "Open")]), stack,
      Self.scene(
        "b",
        [("presentation>n", "Again"), ("show>n", "Stack"), ("presentation>a", "Back")]
      ),
    ]
    #expect(await messages(scenes) == ["button 'Back' presents a second A instead of going back"])
  }

  @Test func aSceneMayPresentItself() async {
    #expect(await messages([Self.scene("a", [("presentation>a", "Cancel")])]) == [])
  }

  @Test func aSceneThatNothingReachesIsNotShown() async {
    let scenes = [
      Self.scene("a", []), Self.scene("b", [("show>c", "Open")]),
      Self.scene("c", [("presentation>b", "Back")]),
    ]
    #expect(await messages(scenes) == [])
  }

  @Test func aTabBarControllerMayBeBelow() async {
    let tabs = """
      <scene><objects><tabBarController id="a" customClass="Tabs"><connections>
      <segue id="t" kind="relationship" relationship="viewControllers" destination="b"/>
      </connections></tabBarController></objects></scene>
      """
    let scenes = [
      tabs, Self.scene("b", [("show>c", "Open")]), Self.scene("c", [("presentation>a", "Play")]),
    ]
    #expect(await messages(scenes) == ["button 'Play' presents a second B instead of going back"])
  }

  @Test(arguments: [
    ("override func shouldPerformSegue(withIdentifier i: I, sender: Any?) -> Bool { false }", 0),
    ("override func shouldPerformSegue(withIdentifier i: I, sender: Any?) -> Bool { a }", 1),
    ("func other() {}", 1),
  ])
  func aClassMayRefuseSegues(method: String, count: Int) async {
    let scenes = [
      Self.scene("a", [("show>b", "Open")]), Self.scene("b", [("presentation>a", "Back")]),
    ]
    let source = "class B: UIViewController { \(method) }"
    #expect(await messages(scenes, source).count == count)
  }

  /// Code of the screens that takes the first of them off the stack, or leaves it there.
  @Test(arguments: [
    ("func f() { navigationController?.setViewControllers([self], animated: false) }", 0),
    ("@IBAction func f() { navigationController?.setViewControllers([x], animated: false) }", 1),
    ("func f() { view.window?.rootViewController = self }", 0),
    ("@IBOutlet var go: UIButton!; func f() { go.removeFromSuperview() }", 0),
    ("@IBOutlet var go: UIButton!; func f() { go.isEnabled = true }", 1),
    ("@IBOutlet var other: UIButton!; func f() { other.isHidden = true }", 1),
  ])
  func `code may keep a screen from being below`(code: String, count: Int) async {
    let back = Self.scene("b", [("show>a", "Back")]).replacing(
      "<view key",
      with: #"<connections><outlet property="go" destination="bb0" id="o"/></connections><view key"#
    )
    let scenes = [Self.scene("a", [("show>b", "Open")]), back]
    #expect(await messages(scenes, "class B: UIViewController { \(code) }").count == count)
    if !code.contains("IBOutlet") {
      #expect(await messages(scenes, "class A: UIViewController { \(code) }").count == count)
    }
  }

  @Test(arguments: [
    ("performSegue(withIdentifier: \"BackToA\", sender: nil)", 1),
    ("if popToA() { return }; performSegue(withIdentifier: \"BackToA\", sender: nil)", 0),
    ("performSegue(withIdentifier: name, sender: nil)", 0), ("print(self)", 0),
  ])
  func codeMayPerformASegue(statement: String, count: Int) async {
    let manual = """
      <scene><objects><viewController id="b" customClass="B"><connections>
      <segue id="m" kind="presentation" identifier="BackToA" destination="a"/>
      </connections></viewController></objects></scene>
      """
    let pop = "navigationController?.popToRootViewController(animated: true)"
    let helper = statement.contains("popToA") ? "func popToA() -> Bool { \(pop) }" : ""
    let source = "class B: UIViewController { func f() { \(statement) }; \(helper) }"
    #expect(await messages([Self.scene("a", [("show>b", "Open")]), manual], source).count == count)
  }

  @Test func manyPresentationsAreBounded() async {
    let count = 1_100
    let scenes = (0..<count).map { number in
      Self.scene(
        number == 0 ? "a" : "n\(number)",
        [("presentation>n\((number + 1) % count)", "Next"), ("presentation>a", "Back")]
      )
    }
    #expect(await messages(scenes).count == 1_024)
  }
}
