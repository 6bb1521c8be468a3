import RouteCheckTestSupport
import Testing

@testable import RuleSupport

/// Messages to a container that may not be around the screen. Without it, they do nothing.
@Suite struct MissingContainerTests {
  /// The feed is in a stack in a tab, and presents the share alone, or in a stack.
  private static func storyboard(stack isInStack: Bool) -> String {
    let share = segue("s1", to: isInStack ? "sheet" : "share", "presentation")
    return covering(
      document(
        initial: "tabs",
        tabBar("nav", "post"),
        stack(root: "feed"),
        stack("sheet", root: "share"),
        screen("feed", control("Share", share)),
        screen("post"),
        screen("share", control("Go", action("go:", to: "share"))),
        screen("cart")
      )
    )
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
    let files = objectiveC ? ["A.m": messages] : ["A.swift": swift]
    return await RouteCheckTests.answer(to: property, files, storyboard(stack: stack))
  }

  private static let leaves = "dismiss(animated: true)"
  private static let pops = "navigationController?.popViewController(animated: true)"
  private static let shows = "present(\(cart), animated: true)"
  private static let cart = #"storyboard!.instantiateViewController(withIdentifier: "cart-id")"#

  @Test(arguments: [
    ("present(\(cart), animated: true)", "broken", "broken"),
    ("show(\(cart), sender: self)", "broken", "broken"),
    ("navigationController?.present(\(cart), animated: true)", "not decided", "broken"),
    ("navigationController?.show(\(cart), sender: self)", "not decided", "broken"),
    ("tabBarController?.present(\(cart), animated: true)", "not decided", "not decided"),
    ("if let n = navigationController { n.save() } else { \(shows) }", "broken", "not decided"),
    (
      "guard let n = navigationController else { return \(shows) }; n.save()", "broken",
      "not decided"
    ),
    (
      "if navigationController != nil { save() } else if isNew { \(shows) }", "broken",
      "not decided"
    ),
    ("if self.navigationController == nil { \(shows) }", "broken", "not decided"),
    ("if tabBarController != nil { \(shows) }", "not decided", "not decided"),
    ("guard !(self is Post) else { return }; \(shows)", "not decided", "not decided"),
    (
      "\n#if DEBUG\nview.window?.rootViewController = \(cart)\n#endif\n", "not decided",
      "not decided"
    ),
    ("view.window?.rootViewController = \(cart)", "broken", "broken"),
    ("if let n = navigationController, n.isNew { save() } else { \(shows) }", "broken", "broken"),
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
    ("if presentingViewController != nil { \(leaves) } else { \(pops) }", "holds", "holds"),
    ("if stack.viewControllers.count > 1 { \(pops) } else { \(leaves) }", "holds", "holds"),
    ("\(leaves); \(pops)", "holds", "holds"),
    ("if navigationController == nil { \(leaves) } else { \(pops) }", "holds", "not decided"),
    ("guard !(self is Post) else { return }; \(leaves)", "not decided", "not decided"),
    ("\n#if DEBUG\n\(leaves)\n#endif\n", "not decided", "not decided"),
    ("if presentingViewController != nil { \(leaves) }", "holds", "holds"),
    ("if isBeingPresented { \(leaves) } else { \(pops) }", "not decided", "not decided"),
    (
      "if presentingViewController is UINavigationController { \(leaves) } else { \(pops) }",
      "not decided", "not decided"
    ),
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
