import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RuleRunning
@testable import RuleSupport

/// Casts in `prepare` of a class that unwinds, or that tries several classes.
@Suite struct UnwindCastTests {
  private static let storyboard = Example.scenes(
    initial: "home",
    scene("home", "Start", segue("s0", to: "feed")),
    scene(
      "feed",
      "Feed",
      segue("s1", "ShowPost", to: "post"),
      segue("s2", "ShowMap", to: "nav"),
      segue("s3", "Back", to: "x", "unwind", action: "back:"),
      exit: "x"
    ),
    scene("post", "Post"),
    scene("nav", nil, segue("r", to: "map", "rootViewController"), kind: "navigationController"),
    scene("map", "Map"),
    scene("away", "Away", identifier: "Away")
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
    return await RuleRunner(only: ["destination-mismatch"]).run(on: example).diagnostics.count
  }

  /// The destination of an unwind is a controller that has the action.
  @Test(arguments: [
    ("Home", 0), ("Start", 0), ("Other", 1), ("Away", 1), ("Post", 0), ("UIViewController", 0),
  ])
  func aClassThatReceivesAnUnwindIsItsDestination(name: String, expected: Int) async {
    #expect(await count("if let a = segue.destination as? \(name) { a.run() }") == expected)
  }

  /// The class of the controller is not in the storyboard, but it has the action.
  @Test(arguments: [
    ("Home", 0), ("Away", 0), ("Other", 1), ("Post", 1), ("UIViewController", 0), ("Screen", 0),
    ("Unknown", 0),
  ])
  func aClassWithoutTheActionReceivesNoUnwind(name: String, expected: Int) async {
    let named = "if segue.identifier == \"Back\", let a = segue.destination as? \(name) {}"
    #expect(await count(named) == expected)
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
