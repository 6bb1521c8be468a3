import RouteCheckTestSupport
import Testing

@testable import RuleSupport
@testable import routecheck

/// Messages to a container that may not be around the screen. Without it, they do nothing.
@Suite struct MissingContainerTests {
  /// The feed is in a stack in a tab, and presents the share alone, or in a stack.
  private static func storyboard(stack: Bool) -> String {
    let tabs = ExploreTests.tabs("nav", "post")
    let nav = """
      <scene><objects><navigationController id="nav"><connections>
        <segue id="r" kind="relationship" relationship="rootViewController" destination="feed"/>
      </connections></navigationController></objects></scene>
      """
    let share = #"<action selector="go:" destination="share" id="a1"/>"#
    return Example.main(
      #"initialViewController="tabs""#,
      tabs + nav
        + nav.replacing(#"id="nav""#, with: #"id="sheet""#).replacing(#"id="r""#, with: #"id="r2""#)
        .replacing("feed", with: "share")
        + ExploreTests.scene(
          "feed",
          ExploreTests.button(
            "Share",
            """
            <segue id="s1" kind="presentation" modalPresentationStyle="fullScreen" \
            destination="\(stack ? "sheet" : "share")"/>
            """
          )
        )
        + ExploreTests.scene("post", "")
        + ExploreTests.scene("share", ExploreTests.button("Go", share))
        + ExploreTests.scene("cart", "")
    ).files[0].text
  }

  private static func answer(
    to property: String,
    _ code: String,
    objectiveC: Bool = false,
    stack: Bool
  ) async -> String {
    let swift = "class Share: UIViewController { @IBAction func go(_ sender: Any) { \(code) } }\n"
    let messages = """
      @interface Share : UIViewController
      @end
      @implementation Share
      - (IBAction)go:(id)sender { \(code) }
      @end

      """
    return await ExploreTests.answer(
      to: property,
      objectiveC ? ["A.m": messages] : ["A.swift": swift],
      storyboard(stack: stack)
    )
  }

  private static let cart = #"storyboard!.instantiateViewController(withIdentifier: "cart-id")"#

  @Test(arguments: [
    ("present(\(cart), animated: true)", "broken", "broken"),
    ("show(\(cart), sender: self)", "broken", "broken"),
    ("navigationController?.present(\(cart), animated: true)", "not decided", "broken"),
    ("navigationController?.show(\(cart), sender: self)", "not decided", "broken"),
    ("tabBarController?.present(\(cart), animated: true)", "not decided", "not decided"),
    (
      "splitViewController?.showDetailViewController(\(cart), sender: self)", "not decided",
      "not decided"
    ),
  ])
  func `a container shows a scene only if it is there`(
    code: String,
    alone: String,
    inStack: String
  ) async {
    #expect(await Self.answer(to: "never Cart", code, stack: false) == alone)
    #expect(await Self.answer(to: "never Cart", code, stack: true) == inStack)
  }

  @Test(arguments: [
    ("dismiss(animated: true)", "holds", "holds"),
    ("presentingViewController?.dismiss(animated: true)", "holds", "holds"),
    ("navigationController?.dismiss(animated: true)", "not decided", "holds"),
    (
      "navigationController?.presentingViewController?.dismiss(animated: true)", "not decided",
      "holds"
    ),
    ("tabBarController?.dismiss(animated: true)", "not decided", "not decided"),
  ])
  func `a container is dismissed only if it is there`(
    code: String,
    alone: String,
    inStack: String
  ) async {
    #expect(await Self.answer(to: "reach Feed from Share", code, stack: false) == alone)
    #expect(await Self.answer(to: "reach Feed from Share", code, stack: true) == inStack)
  }

  @Test(arguments: [
    ("[self", "broken", "holds"), ("[self.navigationController", "not decided", "not decided"),
    ("[self.tabBarController", "not decided", nil),
  ])
  func `the containers of Objective-C`(receiver: String, cart: String, back: String?) async {
    let make = "[self.storyboard instantiateViewControllerWithIdentifier:@\"cart-id\"]"
    let shows = "\(receiver) presentViewController:\(make) animated:YES completion:nil];"
    #expect(await Self.answer(to: "never Cart", shows, objectiveC: true, stack: false) == cart)
    guard let back else { return }
    let leaves = "\(receiver) dismissViewControllerAnimated:YES completion:nil];"
    #expect(
      await Self.answer(to: "reach Feed from Share", leaves, objectiveC: true, stack: false) == back
    )
    #expect(
      await Self.answer(to: "reach Feed from Share", leaves, objectiveC: true, stack: true)
        == "holds"
    )
  }

  @Test func `a direct way counts beside one by a container`() async {
    let code = """
      if isNew { navigationController?.present(\(Self.cart), animated: true) }
      else { present(\(Self.cart), animated: true) }
      """
    #expect(await Self.answer(to: "never Cart", code, stack: false) == "broken")
  }

  @Test(arguments: [
    ("present(\(cart), animated: true)", "holds", "broken"),
    ("}\noverride func viewDidAppear(_ a: Bool) { present(\(cart), animated: true)", "holds", nil),
    (
      """
      show() }
      override func viewDidAppear(_ a: Bool) { perform(#selector(show), with: nil, afterDelay: 1) }
      @objc func show() { present(\(cart), animated: true)
      """, "holds", nil
    ),
    (
      """
      show() }
      override func viewDidLoad() {
        center.addObserver(self, selector: #selector(show), name: name, object: nil)
      }
      @objc func show() { present(\(cart), animated: true)
      """, "holds", nil
    ),
  ])
  func `code of a control shows a scene after a tap`(
    code: String,
    soon: String,
    atOnce: String?
  ) async {
    #expect(await Self.answer(to: "reach Cart within 2 taps", code, stack: true) == soon)
    let early = await Self.answer(to: "reach Cart within 1 tap", code, stack: true)
    #expect(early == atOnce ?? "not decided")
  }
}
