import RouteCheckTestSupport
import TestSupport
import Testing

@testable import RuleSupport

/// Moves that a storyboard or code may keep a user from making.
@Suite struct BlockedMoveTests {
  /// A feed, its post on a stack, and a second tab.
  private static func tabs(_ attributes: String = "") -> String {
    let tabs = tabBar("nav", "cart").replacing(
      "<connections>",
      with: #"<tabBar key="tabBar" id="bar" \#(attributes)/><connections>"#
    )
    return feedApp("", tabs + screen("cart"))
      .replacing(#"initialViewController="nav""#, with: #"initialViewController="tabs""#)
  }

  /// The app whose button `Open` has attributes.
  private static func open(_ attributes: String, in parent: String = "") -> String {
    let button = feedApp().replacing(
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
    (open(#"hidden="YES""#), "isHidden"), (open(#"enabled="NO""#), "isEnabled"),
    (open(#"userInteractionEnabled="NO""#), "isUserInteractionEnabled"),
    (open("", in: #"hidden="YES" id="box""#), "isHidden"),
    (open("", in: #"alpha="0.0" id="box""#), "alpha"),
    (open("", in: #"userInteractionEnabled="NO""#), "isUserInteractionEnabled"),
  ])
  func `a control that takes no touches is not certain`(
    storyboard: String,
    property: String
  ) async {
    let outlet = #"<outlet property="box" destination="box" id="o1"/>"#
    let connected = storyboard.connecting(outlet, of: "feed")
    func code(_ property: String) -> String {
      "class Feed: UIViewController { func show() { box.\(property) = isOn } }\n"
    }
    #expect(await answer(to: "reach Post", code(property), storyboard) == "not decided")
    #expect(await answer(to: "reach Post", code("layer.zPosition"), connected) == "not decided")
    let expected = storyboard.contains(#"id="box""#) ? "holds" : "not decided"
    #expect(await answer(to: "reach Post", code(property), connected) == expected)
  }

  @Test(arguments: [
    ("box.hidden = NO;", "holds"), ("[box setHidden:NO];", "holds"), ("[box open];", "not decided"),
  ])
  func `Objective-C may show a control`(code: String, expected: String) async {
    let outlet = #"<outlet property="box" destination="box" id="o1"/>"#
    let storyboard = Self.open("", in: #"hidden="YES" id="box""#)
      .connecting(outlet, of: "feed")
    let code = "@implementation Feed\n- (void)show { \(code) }\n@end\n"
    #expect(await answer(to: "reach Post", "", storyboard, objectiveC: code) == expected)
  }

  private static let recognizers =
    #"<connections><outletCollection property="gestureRecognizers" destination="tap"/></connections>"#

  @Test(arguments: [
    ("<view>\(recognizers)</view>", "", "holds"),
    (#"<label userInteractionEnabled="NO">\#(recognizers)</label>"#, "", "not decided"),
    (#"<view hidden="YES"><view>\#(recognizers)</view></view>"#, "", "not decided"),
    ("<view>\(recognizers)</view>", #"enabled="NO""#, "not decided"), ("", "", "not decided"),
  ])
  func `a gesture needs a view that takes touches`(
    view: String,
    attributes: String,
    expected: String
  ) async {
    let connections = segue("s1", to: "post") + action("go", to: "feed")
    let recognizer = """
      <tapGestureRecognizer \(attributes) id="tap"><connections>\(connections)</connections>
      </tapGestureRecognizer>
      """
    let storyboard = document(
      initial: "nav",
      stack(root: "feed"),
      screen("feed", view, recognizer),
      screen("post"),
      screen("cart")
    ).connecting(segue("s2", "Cart", to: "cart"), of: "feed")
    let code = """
      class Feed: UIViewController {
        @IBAction func go() { performSegue(withIdentifier: "Cart", sender: nil) }
      }

      """
    #expect(await answer(to: "reach Post", code, storyboard) == expected)
    #expect(await answer(to: "reach Cart", code, storyboard) == expected)
  }

  @Test(arguments: [
    ("nav", "", "", "not decided"), ("nav", #"toolbarHidden="NO""#, "", "holds"),
    ("nav", "", "navigationController?.isToolbarHidden = false", "holds"),
    ("nav", "", "navigationController?.setToolbarHidden(false, animated: true)", "holds"),
    ("feed", #"toolbarHidden="NO""#, "", "not decided"),
  ])
  func `a toolbar is on a stack that shows it`(
    start: String,
    attribute: String,
    line: String,
    expected: String
  ) async {
    let post = segue("s1", to: "post", "presentation")
    let items = """
      <toolbarItems><barButtonItem id="b"><connections>\(post)</connections>
      </barButtonItem></toolbarItems>
      """
    let storyboard = document(
      initial: start,
      stack(root: "feed").replacing("id=\"nav\"", with: "id=\"nav\" \(attribute)"),
      screen("feed").adding(items, to: "feed"),
      screen("post")
    )
    let code = "class Feed: UIViewController { override func viewDidLoad() { \(line) } }\n"
    #expect(await answer(to: "reach Post", code, storyboard) == expected)
  }

  /// Feed shows Post by a segue of the button `Open` and Cart by its action; `more` is an outlet for the button.
  private static let opens = feedApp("", screen("cart"))
    .replacing(segue("s1", to: "post"), with: segue("s1", to: "post") + action("go", to: "feed"))
    .connecting(#"<outlet property="more" destination="b-Open" id="o1"/>"#, of: "feed")
    .connecting(segue("s8", "Cart", to: "cart", "show"), of: "feed")

  @Test(
    arguments: cases([
      "not decided": [
        "more.isHidden = true", "self.more?.isEnabled = false", "more.alpha = 0",
        "more.isUserInteractionEnabled = false", "more.removeFromSuperview()",
        "more.removeTarget(nil, action: nil, for: .allEvents)", "defer { more.isHidden = true }",
        "more.isHidden = true; more.isEnabled = true",
        "view.isUserInteractionEnabled = false",
      ],
      "holds": [
        "more.isHidden = false", "more.isHidden = isModal", "more.isHidden.toggle()",
        "if isModal { more.isHidden = true }", "switch kind { default: more.isHidden = true }",
        "more.isHidden = true; more.isHidden = isModal", "more.tintColor = .red",
        "more.alpha = 0; more.alpha = 1", "other.isHidden = true", "cell.more.isHidden = true",
        "more.isEnabled = false; valid.bind(to: more.rx.isEnabled)",
        "more.removeFromSuperview(); stack.addArrangedSubview(more)",
        "view.isUserInteractionEnabled = false; view.isUserInteractionEnabled = true",
        "view.removeFromSuperview()",
      ],
    ])
  )
  func `a control that code only hides is not certain`(code: String, expected: String) async {
    let feed = """
      class Feed: UIViewController {
        override func viewDidLoad() { \(code) }
        @IBAction func go() { performSegue(withIdentifier: "Cart", sender: nil) }
      }
      class Other: UIViewController { func show() { more.isHidden = false } }

      """
    #expect(await answer(to: "reach Post", feed, Self.opens) == expected)
    #expect(await answer(to: "reach Cart", feed, Self.opens) == expected)
  }

  @Test(
    arguments: cases([
      "not decided": [
        "[self.more setHidden:YES];", "_more.enabled = NO;", "self.more.alpha = 0;",
        "[[self more] removeFromSuperview];", "self.view.userInteractionEnabled = NO;",
      ],
      "holds": [
        "[self.more setHidden:NO];", "_more.hidden = self.isModal;",
        "if (self.isModal) { self.more.hidden = YES; }", "cell.more.hidden = YES;",
        "self.more.hidden = YES; [self.more setHidden:NO];",
      ],
    ])
  )
  func `a control that Objective-C only hides is not certain`(line: String, expected: String) async
  {
    let code = "@implementation Feed\n- (void)viewDidLoad { \(line) }\n@end\n"
    #expect(await answer(to: "reach Post", "", Self.opens, objectiveC: code) == expected)
  }

  /// Code of Feed that makes a recognizer, a button, or an alert. Each of them opens Cart.
  private static func made(_ object: String, _ line: String) -> String {
    switch object {
    case "tap":
      "let tap = UITapGestureRecognizer(target: self, action: #selector(open))\n" + line
    case "button":
      "let b = UIButton()\nb.addTarget(self, action: #selector(open), for: .touchUpInside)\n" + line
    case "alert":
      "let a = UIAlertController()\na.addAction(UIAlertAction() { _ in open() })\n" + line
    default: line
    }
  }

  @Test(arguments: [
    ("tap", "", "not decided"), ("tap", "tap.delegate = self", "not decided"),
    ("tap", "tap.isEnabled = false; view.add(tap)", "not decided"),
    ("tap", "view.addGestureRecognizer(tap)", "holds"),
    ("tap", "tap.isEnabled = isOn; view.add(tap)", "holds"),
    ("button", "", "not decided"), ("button", "view.addSubview(b)", "holds"),
    ("alert", "", "not decided"), ("alert", "a.title = title", "not decided"),
    ("alert", "present(a, animated: true)", "holds"), ("alert", "a.show()", "holds"),
    ("", "let i = UIBarButtonItem()\ni.action = #selector(open)", "not decided"),
    ("", "print(#selector(open))", "not decided"),
    ("", "let show = { self.open() }", "not decided"),
    ("", "let show: () -> Void = { open() }\n_ = show", "not decided"),
    ("", "let show = { self.open() }\nshow()", "holds"),
    ("", "let show = { self.open() }()", "holds"),
    ("", "func show() { open() }", "not decided"),
    ("", "func viewDidLoad() { open() }", "not decided"),
    ("", "func show() { open() }\nrun(show)", "holds"),
    (
      "", "}\nlazy var show: () -> Void = { [unowned self] in open() }\nfunc run() { show()",
      "holds"
    ),
  ])
  func `code that nothing uses is not certain`(
    object: String,
    line: String,
    expected: String
  ) async {
    let feed = """
      class Feed: UIViewController {
        override func viewDidLoad() { \(Self.made(object, line)) }
        @objc func open() { performSegue(withIdentifier: "Cart", sender: nil) }
      }

      """
    #expect(await answer(to: "reach Cart", feed, Self.opens) == expected)
  }

  @Test(arguments: [
    ("let i = UIBarButtonItem()\ni.action = #selector(open)", "i"),
    (made("button", ""), "UIBarButtonItem(customView: b)"),
  ])
  func `no bar shows an item without a stack`(line: String, item: String) async {
    let app = feedApp("", screen("cart"))
      .connecting(segue("s8", "Cart", to: "cart", "presentation"), of: "share")
    let share = """
      class Share: UIViewController {
        override func viewDidLoad() { \(line)\nnavigationItem.rightBarButtonItem = \(item) }
        @objc func open() { performSegue(withIdentifier: "Cart", sender: nil) }
      }

      """
    #expect(await answer(to: "reach Cart", share, app) == "not decided")
  }

  @Test(arguments: [
    ("", "broken"),
    ("panel.view.removeFromSuperview(); panel.removeFromParent()", "not decided"),
    ("hide(panel) }\nfunc hide(_ c: UIViewController) { c.view.alpha = 0", "not decided"),
  ])
  func `a child that code hides is not certain`(line: String, expected: String) async {
    let code = """
      class Feed: UIViewController {
        override func viewDidLoad() {
          let panel = storyboard!.instantiateViewController(withIdentifier: "cart-id")
          addChild(panel)
          view.addSubview(panel.view)
          panel.didMove(toParent: self)
          \(line)
        }
      }

      """
    #expect(await answer(to: "never Cart", code) == expected)
  }

  /// The control may be there only where the segue works, and a user may still meet it.
  @Test(arguments: [
    ("more.isHidden = navigationController == nil", false), ("more?.alpha = 0", false),
    ("if isModal { more.removeFromSuperview() }", false), ("self.more.isEnabled = false", false),
    ("other.isHidden = true", true), ("cell.more.isHidden = true", true),
    (
      "} override func shouldPerformSegue(withIdentifier i: String, sender: Any?) -> Bool { if isModal { return false }; return true",
      false
    ),
  ])
  func `a refusal of a control that code hides is not told`(code: String, isTold: Bool) async {
    let share = "@IBOutlet var more: UIButton!; override func viewDidLoad() { \(code) }"
    let files = ["A.swift": "class Share: UIViewController { \(share) }\n"]
    await expectRefusal(isTold, files)
  }

  @Test(arguments: [
    ("[self.more setHidden:YES];", false), ("_more.hidden = self.isModal;", false),
    ("[_more setEnabled:NO];", false), ("self.more.userInteractionEnabled = NO;", false),
    ("[[self more] removeFromSuperview];", false), ("self->_more.alpha = 0;", false),
    ("cell.more.hidden = YES;", true), ("[self.other setHidden:YES];", true),
  ])
  func `a refusal of a control that Objective-C hides is not told`(line: String, isTold: Bool) async
  {
    let code = """
      @interface Share : UIViewController
      @end
      @implementation Share
      - (void)viewDidLoad { \(line) }
      @end
      """
    await expectRefusal(isTold, ["A.m": code])
  }

  @Test(arguments: [
    ("add()", "func add() { PUSH }", false), ("PUSH", "", true),
    ("PUSH", "override func viewDidLoad() { PUSH }", false),
    ("if navigationController != nil { PUSH }", "", false),
    ("guard navigationController != nil else { return }; PUSH", "", false),
    ("if let _ = navigationController { PUSH }", "", false), ("if isPushed { PUSH }", "", false),
    ("view.endEditing(true); PUSH", "", true),
  ])
  func `a refusal of a segue that code may perform only where it works is not told`(
    action: String,
    others: String,
    isTold: Bool
  ) async {
    let push = #"performSegue(withIdentifier: "Cart", sender: nil)"#
    let code = """
      class Share: UIViewController {
        @IBAction func go() { \(action) }
        \(others)
      }

      """.replacing("PUSH", with: push)
    let people = RouteCheckTests.action("go", to: "share")
    await expectRefusal(isTold, ["A.swift": code], people, segue("s3", "Cart", to: "cart", "push"))
  }

  private func expectRefusal(
    _ isTold: Bool,
    _ files: [String: String],
    _ people: String = segue("s3", to: "cart", "push"),
    _ connection: String = #"<outlet property="more" destination="b-People" id="o1"/>"#
  ) async {
    let app = feedApp(control("People", people), screen("cart"))
      .connecting(connection, of: "share")
    let classes = ["Feed", "Post", "Cart"].map { "class \($0): UIViewController {}\n" }.joined()
    let others = ["Main.storyboard": app, "B.swift": classes]
    let run = await explore([], files.merging(others) { $1 })
    #expect(run.output.contains("[refused-move]") == isTold, "\(run.output)")
  }

  private static let tap = "reach Cart from Post within 1 tap"

  @Test(arguments: [
    ("", "", "holds"), (#"hidden="YES""#, "", "not decided"),
    ("", "tabBarController?.tabBar.isHidden = true", "not decided"),
    ("", "tabBarController?.tabBar.isHidden = false", "holds"),
  ])
  func `a hidden tab bar takes no taps`(attribute: String, code: String, expected: String) async {
    let post = "class Post: UIViewController { override func viewDidLoad() { \(code) } }\n"
    #expect(await answer(to: Self.tap, post, Self.tabs(attribute)) == expected)
  }

  @Test(arguments: [
    ("[self.tabBarController.tabBar setHidden:YES];", "not decided"),
    ("[self.tabBarController.tabBar setHidden:NO];", "holds"),
    ("self.tabBarController.tabBar.alpha = 0;", "not decided"),
    (
      "UITabBarItem *item = self.tabBarController.tabBar.items[0]; item.enabled = NO;",
      "not decided"
    ),
    ("UIBarButtonItem *item = self.navigationItem.rightBarButtonItem; item.enabled = NO;", "holds"),
  ])
  func `a tab bar that Objective-C hides takes no taps`(line: String, expected: String) async {
    let code = "@implementation Post\n- (void)viewDidLoad { \(line) }\n@end\n"
    #expect(await answer(to: Self.tap, "", Self.tabs(), objectiveC: code) == expected)
  }

  @Test func `a delegate may decline a tab`() async {
    let method = "func tabBarController(_ tabs: UITabBarController, "
    let declines =
      "class Post: UIViewController { \(method)shouldSelect c: UIViewController) -> Bool { false } }\n"
    #expect(await answer(to: Self.tap, declines, Self.tabs()) == "not decided")
    let inObjectiveC = """
      @implementation Delegate
      - (BOOL)tabBarController:(id)tabs shouldSelectViewController:(id)next { return NO; }
      @end
      """
    #expect(await answer(to: Self.tap, "", Self.tabs(), objectiveC: inObjectiveC) == "not decided")
    let notes = "class Post: UIViewController { \(method)didSelect c: UIViewController) {} }\n"
    #expect(await answer(to: Self.tap, notes, Self.tabs()) == "holds")
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
    #expect(await answer(to: "back from Post", code, feedApp()) == expected)
  }

  @Test(arguments: [
    ("router.close()", "not decided"), ("hero.dismissViewController()", "not decided"),
    ("addChild(UIHostingController(rootView: EndView()))", "not decided"),
    ("popover()", "broken"), ("save()", "broken"),
  ])
  func `a function of a library may leave a screen`(call: String, expected: String) async {
    let storyboard = covering(feedApp(control("Done", action("done", to: "share"))))
    let code = """
      class Share: UIViewController {
        var router: Router!
        @IBAction func done() { \(call) }
        func save() {}
      }

      """
    #expect(await answer(to: "back from Share", code, storyboard) == expected)
  }

  @Test(arguments: [("Go", "not decided"), ("Other", "holds")])
  func `an identifier that code hands to a library may be performed`(
    identifier: String,
    expected: String
  ) async {
    let storyboard = feedApp("", screen("cart"))
      .connecting(segue("m", "Go", to: "cart"), of: "feed")
    let code =
      "class Feed: UIViewController { func start() { performLater(\"\(identifier)\") } }\n"
      + "class Cart: UIViewController {}\n"
    #expect(await answer(to: "never Cart", code, storyboard) == expected)
  }

  @Test func `a class that is asked about unwinds may decline`() async {
    let back = control("Done", segue("u", to: "e", "unwind", action: "done:"))
    let end = #"share-id"><view key="view">"#
    let storyboard = feedApp().replacing(end, with: end + back)
      .replacing(#"<exit id="x"/>"#, with: "")
      .replacing("</view></viewController>", with: #"</view></viewController><exit id="e"/>"#)
    let unwind = "@IBAction func done(_ segue: UIStoryboardSegue) {}"
    let asked =
      "override func canPerformUnwindSegueAction(_ a: Selector, from c: UIViewController, sender: Any?) -> Bool { ok }"
    for (code, expected) in [(unwind, "holds"), (unwind + "\n" + asked, "not decided")] {
      let feed = "class Feed: UIViewController { \(code) }\n"
      #expect(await answer(to: "reach Feed from Share within 1 tap", feed, storyboard) == expected)
    }
  }
}
