import RouteCheckTestSupport
import Testing

@testable import routecheck

/// Moves that a storyboard or code may keep a user from making.
@Suite struct BlockedMoveTests {
  private func answer(
    to property: String,
    _ storyboard: String,
    _ code: String = "",
    _ objectiveC: String = ""
  ) async -> String {
    await ExploreTests.answer(to: property, ["A.swift": code, "A.m": objectiveC], storyboard)
  }

  /// A feed, its post on a stack, and a second tab.
  private static let tabs = ExploreTests.app(
    "",
    """
    <scene><objects><tabBarController id="tabs"><tabBar key="tabBar" id="bar"/><connections>
      <segue id="t1" kind="relationship" relationship="viewControllers" destination="nav"/>
      <segue id="t2" kind="relationship" relationship="viewControllers" destination="cart"/>
    </connections></tabBarController></objects></scene>
    \(ExploreTests.scene("cart", ""))
    """
  ).replacing(#"initialViewController="nav""#, with: #"initialViewController="tabs""#)

  /// The app whose button `Open` has attributes.
  private static func open(_ attributes: String, in parent: String = "") -> String {
    let button = ExploreTests.app().replacing(
      #"<button id="b-Open""#,
      with: #"<button \#(attributes) id="b-Open""#
    )
    guard !parent.isEmpty else { return button }
    return button.replacing(
      "<button ",
      with: "<view \(parent)><subviews><button ",
      maxReplacements: 1
    )
    .replacing("</button>", with: "</button></subviews></view>", maxReplacements: 1)
  }

  @Test(arguments: [
    open(#"hidden="YES""#), open(#"enabled="NO""#), open(#"userInteractionEnabled="NO""#),
    open("", in: #"hidden="YES" id="box""#), open("", in: #"userInteractionEnabled="NO""#),
  ])
  func `a control that takes no touches is not certain`(storyboard: String) async {
    #expect(await answer(to: "reach Post", storyboard) == "not decided")
    let outlet = #"<outlet property="box" destination="box" id="o1"/>"#
    let connected = storyboard.replacing(
      #"</viewController><exit id="x"/>"#,
      with: "<connections>\(outlet)</connections></viewController><exit id=\"x\"/>"
    )
    let expected = storyboard.contains(#"id="box""#) ? "holds" : "not decided"
    #expect(await answer(to: "reach Post", connected) == expected)
  }

  private static let tap = "reach Cart from Post within 1 tap"

  @Test(arguments: [
    ("", "", "holds"),
    ("", "tabBarController?.tabBar.isHidden = true", "not decided"),
    ("", "tabBarController?.tabBar.isHidden = false", "holds"),
    ("hidden", "", "not decided"),
  ])
  func `a hidden tab bar takes no taps`(attribute: String, code: String, expected: String) async {
    let storyboard = Self.tabs.replacing(
      #"key="tabBar""#,
      with: #"key="tabBar" \#(attribute.isEmpty ? "" : #"hidden="YES""#)"#
    )
    let post = "class Post: UIViewController { override func viewDidLoad() { \(code) } }\n"
    #expect(await answer(to: Self.tap, storyboard, post) == expected)
  }

  @Test func `a delegate may decline a tab`() async {
    let method = "func tabBarController(_ tabs: UITabBarController, "
    let declines =
      "class Post: UIViewController { \(method)shouldSelect c: UIViewController) -> Bool { false } }\n"
    #expect(await answer(to: Self.tap, Self.tabs, declines) == "not decided")
    let inObjectiveC = """
      @implementation Delegate
      - (BOOL)tabBarController:(id)tabs shouldSelectViewController:(id)next { return NO; }
      @end
      """
    #expect(await answer(to: Self.tap, Self.tabs, "", inObjectiveC) == "not decided")
    let notes = "class Post: UIViewController { \(method)didSelect c: UIViewController) {} }\n"
    #expect(await answer(to: Self.tap, Self.tabs, notes) == "holds")
  }

  @Test(arguments: [
    ("setNavigationBarHidden(true, animated: true)", "", "", "not decided"),
    ("navigationBar.isHidden = true", "", "", "not decided"),
    ("isNavigationBarHidden = true", "isNavigationBarHidden = false", "", "holds"),
    ("isNavigationBarHidden = true", "", "setNavigationBarHidden(false, animated: true)", "holds"),
    ("isNavigationBarHidden = false", "", "", "holds"),
  ])
  func `a screen below may hide the bar`(
    appears: String,
    disappears: String,
    next: String,
    expected: String
  ) async {
    func line(_ code: String) -> String { code.isEmpty ? "" : "navigationController?.\(code)" }
    let code = """
      class Feed: UIViewController {
        override func viewWillAppear(_ animated: Bool) { \(line(appears)) }
        override func viewWillDisappear(_ animated: Bool) { \(line(disappears)) }
      }
      class Post: UIViewController { override func viewDidLoad() { \(line(next)) } }

      """
    #expect(await answer(to: "back from Post", ExploreTests.app(), code) == expected)
  }

  @Test(arguments: [
    ("router.close()", "not decided"), ("hero.dismissViewController()", "not decided"),
    ("popover()", "broken"), ("save()", "broken"),
  ])
  func `a function of a library may leave a screen`(call: String, expected: String) async {
    let storyboard = ExploreTests.app(
      ExploreTests.button("Done", #"<action selector="done" destination="share" id="a"/>"#)
    ).replacing(
      #"kind="presentation""#,
      with: #"kind="presentation" modalPresentationStyle="fullScreen""#
    )
    let code = """
      class Share: UIViewController {
        var router: Router!
        @IBAction func done() { \(call) }
        func save() {}
      }

      """
    #expect(await answer(to: "back from Share", storyboard, code) == expected)
  }

  @Test(arguments: [("Go", "not decided"), ("Other", "holds")])
  func `an identifier that code hands to a library may be performed`(
    identifier: String,
    expected: String
  ) async {
    let storyboard = ExploreTests.app("", ExploreTests.scene("cart", "")).replacing(
      #"</viewController><exit id="x"/>"#,
      with: #"<connections><segue id="m" identifier="Go" kind="show" destination="cart"/>"#
        + #"</connections></viewController><exit id="x"/>"#
    )
    let code =
      "class Feed: UIViewController { func start() { performLater(\"\(identifier)\") } }\n"
      + "class Cart: UIViewController {}\n"
    #expect(await answer(to: "never Cart", storyboard, code) == expected)
  }

  @Test func `a class that is asked about unwinds may decline`() async {
    let back = ExploreTests.button(
      "Done",
      #"<segue id="u" kind="unwind" unwindAction="done:" destination="e"/>"#
    )
    let end = #"share-id"><view key="view">"#
    let storyboard = ExploreTests.app().replacing(end, with: end + back)
      .replacing(#"<exit id="x"/>"#, with: "")
      .replacing("</view></viewController>", with: #"</view></viewController><exit id="e"/>"#)
    let unwind = "@IBAction func done(_ segue: UIStoryboardSegue) {}"
    let asked =
      "override func canPerformUnwindSegueAction(_ a: Selector, from c: UIViewController, sender: Any?) -> Bool { ok }"
    for (code, expected) in [(unwind, "holds"), (unwind + "\n" + asked, "not decided")] {
      let feed = "class Feed: UIViewController { \(code) }\n"
      #expect(await answer(to: "reach Feed from Share within 1 tap", storyboard, feed) == expected)
    }
  }
}
