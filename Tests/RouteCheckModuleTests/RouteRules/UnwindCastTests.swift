import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RouteReports
@testable import RouteRules

/// Casts in `prepare` of a class that unwinds, or that tries several classes.
@Suite struct UnwindCastTests {
  private static let storyboard = Example.main(
    #"initialViewController="home""#,
    """
    <scene><objects><viewController id="home" customClass="Start"><connections>
      <segue id="s0" kind="show" destination="feed"/>
    </connections></viewController></objects></scene>
    <scene><objects><viewController id="feed" customClass="Feed"><connections>
      <segue id="s1" kind="show" identifier="ShowPost" destination="post"/>
      <segue id="s2" kind="show" identifier="ShowMap" destination="nav"/>
      <segue id="s3" kind="unwind" identifier="Back" destination="x" unwindAction="back:"/>
    </connections></viewController><exit id="x"/></objects></scene>
    <scene><objects><viewController id="post" customClass="Post"/></objects></scene>
    <scene><objects><navigationController id="nav"><connections>
      <segue id="r" kind="relationship" relationship="rootViewController" destination="map"/>
    </connections></navigationController></objects></scene>
    <scene><objects><viewController id="map" customClass="Map"/></objects></scene>
    <scene><objects><viewController id="away" customClass="Away" storyboardIdentifier="Away"/>
    </objects></scene>
    """
  )
  private static let screens = """
    class Post: UIViewController {}
    class Map: UIViewController {}
    class Other: UIViewController {}
    protocol Screen {}
    class Home: UIViewController { @IBAction func back(_ segue: UIStoryboardSegue) {} }
    class Start: Home {}
    class Away: Home {}
    """

  private func count(_ body: String, _ rest: String = "") async -> Int {
    let code = """
      class Feed: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { \(body) }
      }
      """
    let example = Self.storyboard.and("Screens.swift", Self.screens + "\n" + rest)
      .and("Feed.swift", code)
    let project = await Project.load(example)
    return RuleRunner(only: ["destination-mismatch"]).run(on: project).diagnostics.count
  }

  /// The destination of an unwind is a controller that has the action.
  @Test(arguments: [
    ("Home", 0), ("Start", 0), ("Other", 1), ("Away", 1), ("Post", 0), ("UIViewController", 0),
  ])
  func aClassThatReceivesAnUnwindIsItsDestination(name: String, expected: Int) async {
    #expect(await count("if let a = segue.destination as? \(name) { a.run() }") == expected)
    let named = "if segue.identifier == \"Back\", let a = segue.destination as? \(name) {}"
    #expect(await count(named) == 0, "its destination is not in the storyboard")
  }

  /// The class has the action, and may be behind the scene if code puts it there.
  @Test(arguments: [
    ("", 1), ("func open(_ a: UIViewController) { a.present(Away(), animated: true) }", 0),
    (
      "func open(_ s: UIStoryboard, _ id: String) { s.instantiateViewController(withIdentifier: id) }",
      0
    ),
    (
      "class Near: Away {}\nfunc open(_ a: UIViewController) { a.present(Near(), animated: true) }",
      0
    ),
  ])
  func aControllerThatCodeMakesMayBeBehind(code: String, expected: Int) async {
    #expect(await count("if let a = segue.destination as? Away { a.run() }", code) == expected)
    let forced = await count("let a = segue.destination as! Away", code)
    #expect(forced == 1, "it fails for the other segues")
  }

  @Test func whatIsInsideOfAnUnwindsDestinationIsNotKnown() async {
    #expect(await count("let a = (segue.destination as? Nav)?.topViewController as? Other") == 0)
  }

  @Test(arguments: [
    ("Other", 1), ("Post", 0), ("Map", 0), ("Home", 0), ("Screen", 0), ("UITabBarController", 0),
    ("Unknown", 0),
  ])
  func anAlternativeThatNothingLeadsToIsReported(name: String, expected: Int) async {
    let body = """
      if let nav = segue.destination as? UINavigationController { nav.run() }
      else if let a = segue.destination as? \(name) { a.run() }
      """
    #expect(await count(body) == expected)
  }

  @Test func anAlternativeForOneSegueMayFail() async {
    let body = """
      if segue.identifier == "ShowPost" {
        if let post = segue.destination as? Post { post.run() }
        else if let a = segue.destination as? Other { a.run() }
      }
      """
    #expect(await count(body) == 0)
  }
}
