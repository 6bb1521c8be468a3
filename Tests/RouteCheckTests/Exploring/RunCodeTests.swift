import RouteCheckTestSupport
import Testing

@testable import RuleSupport
@testable import routecheck

/// Which code of a screen something runs, and what UIKit makes of it.
@Suite struct RunCodeTests {
  private func answer(
    to property: String,
    _ code: String,
    _ storyboard: String,
    objectiveC: String = ""
  ) async -> String {
    await ExploreTests.answer(to: property, ["A.swift": code, "A.m": objectiveC], storyboard)
  }

  private static let button = ExploreTests.button(
    "Go",
    #"<action selector="go" destination="feed" id="a1"/>"#
  )

  /// Feed, whose code performs 'Cart'.
  private static let feed = Example.main(
    #"initialViewController="feed""#,
    """
    <scene><objects><viewController id="feed" customClass="Feed"><view key="view">\(button)</view>
      <connections><segue id="s2" identifier="Cart" kind="presentation" destination="cart"/></connections>
    </viewController></objects></scene>
    \(ExploreTests.scene("cart", ""))
    """
  ).files[0].text

  private static let performs = #"performSegue(withIdentifier: "Cart", sender: nil)"#

  // MARK: Names

  @Test(arguments: [
    ("@IBAction func go() { menu(Menu(), didSelect: 0) }", "broken"),
    ("@IBAction func go() { let menu = Menu(); menu.delegate = self }", "not decided"),
    ("let menu = Menu()\n@IBAction func go() { menu.delegate = self }", "not decided"),
    ("var menu = Menu()\n@IBAction func go() { self.menu.delegate = self }", "not decided"),
    ("var menu: Menu!\n@IBAction func go() { menu.delegate = self }", "not decided"),
    ("@IBAction func go() { show { menu in menu.delegate = self } }", "not decided"),
    (
      "override func prepare(for s: UIStoryboardSegue, sender: Any?) { guard let menu = s.destination as? Menu else { return }; menu.delegate = self }",
      "not decided"
    ),
    ("enum Kind { case menu }", "not decided"),
  ])
  func `a value runs no method of its name`(line: String, expected: String) async {
    let code = """
      class Feed: UIViewController {
      \(line)
      func menu(_ menu: Menu, didSelect row: Int) { \(Self.performs) }
      }
      """
    #expect(await answer(to: "never Cart", code, Self.feed) == expected)
  }

  @Test(arguments: ["next", "self.next"])
  func `a variable runs its accessor`(name: String) async {
    let code = """
      class Feed: UIViewController {
      @IBAction func go() { _ = \(name) }
      var next: Int { \(Self.performs); return 1 }
      }
      """
    #expect(await answer(to: "never Cart", code, Self.feed) == "broken")
  }

  // MARK: Objective-C

  private static let performsInObjectiveC =
    #"[self performSegueWithIdentifier:@"Cart" sender:nil]"#

  @Test(arguments: [
    ("[self open];", "broken"), ("[weakSelf open];", "broken"), ("self.open;", "broken"),
    ("[menu addTarget:self action:@selector(open)];", "broken"), ("[other open];", "not decided"),
    ("other.open;", "not decided"), ("", "not decided"),
  ])
  func `a message to another object runs no method of the class`(line: String, expected: String)
    async
  {
    let code = """
      @implementation Feed
      - (IBAction)go { \(line) }
      - (void)open { \(Self.performsInObjectiveC); }
      @end
      """
    #expect(await answer(to: "never Cart", "", Self.feed, objectiveC: code) == expected)
  }

  private static let shows =
    #"[self presentViewController:[self.storyboard instantiateViewControllerWithIdentifier:@"cart-id"] animated:YES completion:nil]"#

  @Test(arguments: [performsInObjectiveC, shows])
  func `an alert of Objective-C may ask before a move`(move: String) async {
    func soon(_ line: String) async -> String {
      let code = "@implementation Feed\n- (IBAction)go { \(line) }\n@end\n"
      return await answer(to: "reach Cart within 1 tap", "", Self.feed, objectiveC: code)
    }
    let action = "[UIAlertAction actionWithTitle:@\"OK\" style:0 handler:^(UIAlertAction *a) {"
    #expect(await soon("\(action) \(move); }];") == "not decided")
    #expect(await soon("\(move);") == (move == Self.shows ? "not decided" : "holds"))
    if move != Self.shows {
      #expect(await soon("dispatch_async(queue, ^{ \(move); });") == "holds")
    }
  }

  // MARK: Unwinds

  @Test(arguments: [
    ("", "broken"), ("title = nil", "broken"), ("dismiss(animated: true)", "not decided"),
    ("navigationController?.popToRootViewController(animated: true)", "not decided"),
    ("s.source.dismiss(animated: true)", "not decided"),
  ])
  func `an unwind action that takes screens away may lead elsewhere`(
    body: String,
    expected: String
  ) async {
    let share = ExploreTests.button(
      "Done",
      #"<segue id="s3" kind="unwind" destination="x" unwindAction="done:"/>"#
    )
    let code =
      "class Post: UIViewController { @IBAction func done(_ s: UIStoryboardSegue) { \(body) } }"
    let app = ExploreTests.app(share)
    #expect(await answer(to: "reach Feed from Share within 1 tap", code, app) == expected)
  }

  // MARK: Split controllers

  /// Home, and a split controller of Feed and Cart in a tab of its own.
  private static let split = Example.main(
    #"initialViewController="tabs""#,
    """
    \(ExploreTests.tabs("post", "split"))
    \(ExploreTests.scene("post", ""))
    \(ExploreTests.split(#"customClass="Split""#, ExploreTests.button("Cart", #"<segue id="s1" kind="showDetail" destination="cart"/>"#)))
    """
  ).files[0].text

  private static func collapse(_ body: String) -> String {
    "func splitViewController(_ s: UISplitViewController, collapseSecondary c: UIViewController, onto p: UIViewController) -> Bool { \(body) }"
  }

  private static let setsDelegate = "override func viewDidLoad() { delegate = self }"

  @Test(arguments: [
    ("", "broken", "broken"), ("\(setsDelegate)\n\(collapse("true"))", "holds", "holds"),
    ("\(setsDelegate)\n\(collapse("return true"))", "holds", "holds"),
    ("\(setsDelegate)\n\(collapse("return isFirst"))", "not decided", "not decided"),
    ("\(setsDelegate)\n\(collapse("isFirst = true; return true"))", "not decided", "not decided"),
    (
      "\(setsDelegate)\n\(collapse("if (c as? Cart)?.item == nil { return true }\nreturn false"))",
      "holds", "holds"
    ),
    (
      "\(setsDelegate)\n\(collapse("guard let c = c as? Cart else { return false }\nreturn c.item == nil\n"))",
      "holds", "holds"
    ),
    ("\(setsDelegate)\n\(collapse("isEmpty = item == nil\n"))", "not decided", "not decided"),
    (
      "\(setsDelegate)\n\(collapse("if (c as? Cart)?.item == nil { return false }\nreturn true"))",
      "not decided", "not decided"
    ),
    (collapse("true"), "not decided", "not decided"),
    (
      "\(setsDelegate)\n\(collapse("true").replacing("collapseSecondary c", with: "show c"))",
      "not decided", "not decided"
    ),
  ])
  func `a delegate may set the detail aside wherever a split controller appears`(
    code: String,
    list: String,
    only: String
  ) async {
    let split = "class Split: UISplitViewController, UISplitViewControllerDelegate {\n\(code)\n}\n"
    #expect(await answer(to: "reach Feed within 1 tap", split, Self.split) == list)
    #expect(await answer(to: "only Cart after Feed", split, Self.split) == only)
  }

  // MARK: Appearance

  /// A button of Post presents tabs, whose code performs 'Welcome'.
  private static let tabs = Example.main(
    #"initialViewController="post""#,
    """
    <scene><objects><tabBarController id="tabs" customClass="Tabs"><connections>
      <segue id="t1" kind="relationship" relationship="viewControllers" destination="feed"/>
      <segue id="t2" kind="relationship" relationship="viewControllers" destination="cart"/>
      <segue id="s2" identifier="Welcome" kind="presentation" destination="share"/>
    </connections></tabBarController></objects></scene>
    \(ExploreTests.scene("post", ExploreTests.button("Log in", #"<segue id="s1" kind="presentation" destination="tabs" modalPresentationStyle="fullScreen"/>"#)))
    \(ExploreTests.scene("feed", "") + ExploreTests.scene("cart", "") + ExploreTests.scene("share", ""))
    """
  ).files[0].text

  @Test(arguments: [("viewDidAppear(_ a: Bool)", "not decided"), ("pressesEnded()", "broken")])
  func `code that runs when tabs appear does not run when one is selected`(
    method: String,
    expected: String
  ) async {
    let code = """
      class Tabs: UITabBarController {
        override func \(method) { if isNew { performSegue(withIdentifier: "Welcome", sender: nil) } }
      }
      """
    #expect(await answer(to: "never Share", code, Self.tabs) == "broken")
    #expect(await answer(to: "never Share after Cart", code, Self.tabs) == expected)
  }

  // MARK: Classes of segues

  @Test(arguments: [
    ("override func perform() { show(destination) }", "not decided"),
    ("override func perform() { super.perform() }", "broken"),
  ])
  func `the class of a segue may show a screen in a stack`(method: String, expected: String) async {
    let storyboard = Example.main(
      #"initialViewController="feed""#,
      """
      \(ExploreTests.scene("feed", ExploreTests.button("Cart", #"<segue id="s1" kind="presentation" destination="cart" customClass="Modal"/>"#)))
      \(ExploreTests.scene("cart", ExploreTests.button("Post", #"<segue id="s2" kind="push" destination="post"/>"#)))
      \(ExploreTests.scene("post", ""))
      """
    ).files[0].text
    let code = "class Modal: UIStoryboardSegue { \(method) }"
    #expect(await answer(to: "reach Post", code, storyboard) == expected)
    let run = await ToolRun(
      ["explore"],
      files: .memory(["Main.storyboard": storyboard, "A.swift": code])
    )
    #expect(run.output.contains("[refused-move]") == (expected == "broken"), "\(run.output)")
  }

  // MARK: Places

  @Test func `a screen that only code of another shows is behind it`() async {
    let storyboard = Example.main(
      #"initialViewController="feed""#,
      ExploreTests.scene("feed", "") + ExploreTests.scene("post", "")
        + ExploreTests.scene("cart", "")
    ).files[0].text
    let code = """
      class Feed: UIViewController {}
      class Cart: UIViewController {}
      class Post: UIViewController {
        override func viewDidAppear(_ a: Bool) {
          present(storyboard!.instantiateViewController(withIdentifier: "cart-id"), animated: true)
        }
      }
      """
    let run = await ToolRun(
      ["explore"],
      files: .memory(["Main.storyboard": storyboard, "A.swift": code])
    )
    let reasons = ["'Post': no segue and no code leads there", "'Cart': behind 'Post'"]
    for reason in reasons { #expect(run.output.contains(reason), "\(run.output)") }
  }

  @Test func `a path names the code that something runs`() async {
    let present =
      #"present(storyboard!.instantiateViewController(withIdentifier: "cart-id"), animated: true)"#
    let code = """
      class Cart: UIViewController {}
      class Feed: UIViewController {
        @IBAction func extend() { \(present) }
        @IBAction func go() { \(present) }
      }
      """
    let run = await ToolRun(
      ["explore", "--properties", "App.paths"],
      files: .memory(["Main.storyboard": Self.feed, "A.swift": code, "App.paths": "never Cart"])
    )
    #expect(run.output.contains("(A.swift:4)"), "\(run.output)")
  }
}
