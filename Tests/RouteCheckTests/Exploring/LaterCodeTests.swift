import RouteCheckTestSupport
import Testing

@testable import RuleSupport

/// Code that runs after its screen is covered, or only after a tap on something that may not be there.
@Suite struct LaterCodeTests {
  /// A feed whose sheets cover it, with a segue to a cart that code performs.
  private static let fullScreen = covering(feedApp("", screen("cart")))
    .adding(control("Go", action("go", to: "feed")), toViewOf: "feed")
    .connecting(segue("s7", "Cart", to: "cart"), of: "feed")

  /// The same, without a back button in the posts.
  private static func withoutBack(_ attribute: String = #"hidesBackButton="YES""#) -> String {
    fullScreen.adding(#"<navigationItem key="navigationItem" \#(attribute)/>"#, to: "post")
  }

  private static func feed(_ code: String, _ members: String = "") -> String {
    "class Feed: UIViewController { @IBAction func go() { \(code) }\n\(members) }"
  }

  @Test(arguments: [
    ("load { self.dismiss(animated: true) }", "not decided"),
    ("Task { await load(); dismiss(animated: true) }", "not decided"),
    ("load { self.presentedViewController?.dismiss(animated: true) }", "not decided"),
    ("perform(#selector(close), with: nil, afterDelay: 3)", "not decided"),
    ("dismiss(animated: true)", "broken"), ("load { self.reload() }", "broken"),
    ("show(UIAction { _ in self.dismiss(animated: true) })", "broken"),
    ("load { self.close() }", "not decided"), ("load(then: close)", "not decided"),
    ("load { self.end() } }\nfunc end() { close()", "not decided"), ("close()", "broken"),
    ("DispatchQueue.main.async { self.close() }", "broken"),
    ("show(UIAction { _ in self.close() })", "broken"),
  ])
  func `a covered screen may dismiss what covers it later`(code: String, expected: String) async {
    let close = code.contains("close") ? "@objc func close() { dismiss(animated: true) }" : ""
    let feed = Self.feed(code, close)
    #expect(await answer(to: "back from Share", feed, Self.fullScreen) == expected)
  }

  @Test(arguments: [
    ("prepare(for segue: UIStoryboardSegue, sender: Any?)", "not decided"),
    ("viewDidLoad()", "broken"),
  ])
  func `a control that another screen gets may dismiss it`(
    method: String,
    expected: String
  ) async {
    let members = """
      override func \(method) { add(next) }
      func add(_ c: C) { b.addTarget(self, action: #selector(close), for: .touchUpInside) }
      @objc func close() { dismiss(animated: true) }
      """
    let code = Self.feed("", members) + "\nclass Share: UIViewController {}\n"
    #expect(await answer(to: "back from Share", code, Self.fullScreen) == expected)
  }

  private static let cart =
    #"UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "cart-id")"#

  @Test(arguments: [
    ("load { self.performSegue(withIdentifier: \"Cart\", sender: nil) }", "not decided"),
    ("performSegue(withIdentifier: \"Cart\", sender: nil)", "holds"),
    ("perform(#selector(next), with: nil, afterDelay: 3)", "not decided"),
    (
      "load { self.navigationController?.pushViewController(\(cart), animated: true) }",
      "not decided"
    ),
    ("navigationController?.pushViewController(\(cart), animated: true)", "holds"),
    (
      "f(\(cart)); load { self.show(\(cart), sender: nil) }; show(\(cart), sender: nil)",
      "not decided"
    ),
    ("load { self.view.window?.rootViewController = \(cart) }", "not decided"),
    ("view.window?.rootViewController = \(cart)", "holds"),
    ("load { self.next() }", "not decided"), ("Task { await next() }", "not decided"),
    ("load { self.end() } }\nfunc end() { next()", "not decided"), ("next()", "holds"),
  ])
  func `a covered screen may show another one later`(code: String, expected: String) async {
    let next =
      code.contains("next")
      ? "@objc func next() { performSegue(withIdentifier: \"Cart\", sender: nil) }" : ""
    let feed = Self.feed(code, next)
    #expect(await answer(to: "never Cart after Post", feed, Self.withoutBack()) == expected)
  }

  @Test(arguments: [
    ("load { self.navigationController?.popViewController(animated: true) }", "not decided"),
    ("navigationController?.popViewController(animated: true)", "broken"),
  ])
  func `a covered screen may pop what covers it later`(code: String, expected: String) async {
    #expect(await answer(to: "back from Post", Self.feed(code), Self.withoutBack()) == expected)
  }

  @Test(arguments: [
    ("hidesBackButton=\"YES\"", "", "broken"), ("hidesBackButton=\"NO\"", "", "holds"),
    ("hidesBackButton=\"YES\"", "navigationItem.hidesBackButton = false", "not decided"),
    (
      "hidesBackButton=\"YES\"", "navigationItem.setHidesBackButton(isNew, animated: true)",
      "not decided"
    ),
    ("hidesBackButton=\"YES\"", "navigationItem.hidesBackButton = true", "broken"),
    (
      "hidesBackButton=\"YES\"",
      "navigationController?.interactivePopGestureRecognizer?.delegate = nil", "not decided"
    ),
  ])
  func `a back button may be hidden for good`(item: String, line: String, expected: String) async {
    let code = "class Post: UIViewController { override func viewDidLoad() { \(line) } }"
    #expect(await answer(to: "back from Post", code, Self.withoutBack(item)) == expected)
  }

  /// Objective-C may show the button in a way that is not read.
  @Test func `a back button is not hidden for good in an app with Objective-C`() async {
    let files = ["A.m": "@implementation Other\n- (void)f {}\n@end\n"]
    #expect(await answer(to: "back from Post", files, Self.withoutBack()) == "not decided")
  }

  /// Share with a way out by an action.
  private static func share(_ item: String, isOnStack: Bool = false) -> String {
    let storyboard = fullScreen.adding(item, to: "share")
    if !isOnStack { return storyboard }
    return storyboard.replacing(
      #"modalPresentationStyle="fullScreen" destination="share""#,
      with: #"modalPresentationStyle="fullScreen" destination="inner""#
    ).replacing("</scenes>", with: stack("inner", root: "share") + "</scenes>")
  }

  private static let closing =
    "<connections>\(action("close", to: "share"))</connections>"
  private static let closable =
    fullScreen.adding(#"<button id="b9">\#(closing)</button>"#, toViewOf: "share")
  private static let item = """
    <navigationItem key="navigationItem"><barButtonItem key="rightBarButtonItem" title="Close" id="i9">
    <connections><action selector="close" destination="share" id="a9"/></connections></barButtonItem></navigationItem>
    """
  private static let closes = "@IBAction func close() { dismiss(animated: true) }"

  @Test(arguments: [
    (item, false, closes, "not decided"), (item, true, closes, "holds"),
    (
      item, true,
      closes + "\noverride func viewDidLoad() { navigationItem.rightBarButtonItem = nil }",
      "not decided"
    ),
    (
      "", true,
      "@objc func close() { dismiss(animated: true) }\noverride func viewDidLoad() "
        + "{ navigationItem.leftBarButtonItem = UIBarButtonItem(title: t, style: .done, target: self, action: #selector(close)) }",
      "holds"
    ),
    (
      "", false,
      "@objc func close() { dismiss(animated: true) }\noverride func viewDidLoad() "
        + "{ navigationItem.leftBarButtonItem = UIBarButtonItem(title: t, style: .done, target: self, action: #selector(Share.close)) }",
      "not decided"
    ),
    (
      "", false,
      "@objc func close() { dismiss(animated: true) }\noverride func viewDidLoad() "
        + "{ button.addTarget(self, action: #selector(close), for: .touchUpInside) }",
      "holds"
    ),
    (
      "", false,
      "override func viewDidLoad() { table.delegate = self }\nfunc tableView(_ t: T, didSelectRowAt i: I) { dismiss(animated: true) }",
      "holds"
    ),
    (
      "", false,
      "var top: Top!\noverride func viewDidLoad() { top.delegate = self }\nfunc close() { dismiss(animated: true) }\n}\n"
        + "class Top: UIView { weak var delegate: TopDelegate?\n@objc func end() { delegate?.close() }\n"
        + "func setUp() { button.addTarget(self, action: #selector(end), for: .touchUpInside) }",
      "holds"
    ),
  ])
  func `only a bar shows the items whose actions leave a screen`(
    item: String,
    isOnStack: Bool,
    members: String,
    expected: String
  ) async {
    let code = "class Share: UIViewController { \(members) }"
    let storyboard = Self.share(item, isOnStack: isOnStack)
    #expect(await answer(to: "reach Feed from Share", code, storyboard) == expected)
  }

  @Test(arguments: [
    (#"hidden="YES""#, "", "not decided"), (#"enabled="NO""#, "", "not decided"), ("", "", "holds"),
    (#"hidden="YES""#, #"<outlet property="close" destination="b9" id="o9"/>"#, "holds"),
    (#"enabled="NO""#, #"<outlet property="close" destination="b9" id="o9"/>"#, "not decided"),
  ])
  func `a control that takes no touches sends no action`(
    attribute: String,
    outlet: String,
    expected: String
  ) async {
    let button = #"<button id="b9" \#(attribute)>\#(Self.closing)</button>"#
    let storyboard = Self.fullScreen.adding(button, toViewOf: "share")
      .connecting(outlet, of: "share")
    let code =
      "class Share: UIViewController { func open() { close.isHidden = false }\n\(Self.closes) }"
    #expect(await answer(to: "reach Feed from Share", code, storyboard) == expected)
  }

  @Test(arguments: [
    ("dismiss(animated: true)", "broken"), ("pop()", "not decided"),
    ("Helper().run()", "not decided"),
    ("navigationController?.popViewController(animated: true)", "not decided"),
    ("(children[0] as? Cart)?.leave()", "not decided"), ("Library.popAll()", "not decided"),
  ])
  func `a class leaves its screen as code leaves it that the class may run`(
    line: String,
    expected: String
  ) async {
    let code = """
      class Post: UIViewController {
        func end() { \(line) }
      }
      class Helper { func run() { cart.leave() } }
      class Cart: UIViewController {
        override func viewDidAppear(_ animated: Bool) { leave() }
        func leave() { navigationController?.popViewController(animated: true) }
      }
      """
    #expect(await answer(to: "back from Post", code, Self.withoutBack()) == expected)
    // Any object may have the action.
    let button = control("X", action("leave", to: "-1"))
    let sends = Self.withoutBack(#"hidesBackButton="YES"/>\#(button)<navigationItem key="n""#)
    #expect(await answer(to: "back from Post", code, sends) == "not decided")
  }

  private static let alert = "UIAlertAction(title: t, style: .default)"

  @Test(arguments: [
    ("a.addAction(\(alert) { _ in self.next() })", ""),
    ("a.addAction(UIAlertAction(title: t, style: .default, handler: next))", ""),
    (
      "confirm { self.next() }",
      "func confirm(_ f: () -> Void) { a.addAction(\(alert) { _ in f() }) }"
    ),
    ("menu = UIMenu(children: [UIAction(title: t) { _ in self.next() }])", ""),
  ])
  func `an alert before a method takes a tap more`(code: String, members: String) async {
    for next in [
      "performSegue(withIdentifier: \"Cart\", sender: nil)",
      "navigationController?.pushViewController(\(Self.cart), animated: true)",
    ] {
      let feed = Self.feed(code, "func next() { \(next) }\n\(members)")
      #expect(await answer(to: "reach Cart within 1 tap", feed, Self.fullScreen) == "not decided")
      #expect(await answer(to: "reach Cart within 2 taps", feed, Self.fullScreen) == "holds")
      #expect(await answer(to: "reach Cart", feed, Self.fullScreen) == "holds")
    }
  }

  @Test(arguments: [
    ("[self dismissViewControllerAnimated:YES completion:nil];", "", "holds"),
    ("[UIAlertAction actionWithTitle:t style:0 handler:^(id a) { LEAVE }];", "", "not decided"),
    (
      "[UIAlertAction actionWithTitle:t style:0 handler:^(id a) { [self leave]; }];",
      "- (void)leave { LEAVE }", "not decided"
    ),
    ("[self leave];", "- (void)leave { LEAVE }", "holds"),
  ])
  func `an alert of Objective-C may ask before a screen is left`(
    line: String,
    method: String,
    expected: String
  ) async {
    let code = "@implementation Share\n- (IBAction)close { \(line) }\n\(method)\n@end\n"
      .replacing("LEAVE", with: "[self dismissViewControllerAnimated:YES completion:nil];")
    let files = ["A.m": code]
    let soon = await answer(to: "back from Share within 1 tap", files, Self.closable)
    #expect(soon == expected)
  }

  @Test(arguments: [
    ("LEAVE", "not decided"), ("[self run:^{ LEAVE }];", "not decided"),
    ("[a addAction:[UIAlertAction actionWithTitle:t style:0 handler:^(id b) { LEAVE }]];", "holds"),
  ])
  func `a dismissal of Objective-C may take an alert away`(line: String, expected: String) async {
    let code = """
      @implementation Share
      - (IBAction)close {
        UIAlertController *a = [UIAlertController alertControllerWithTitle:t message:m preferredStyle:1];
        \(line)
      }
      @end

      """.replacing("LEAVE", with: "[self dismissViewControllerAnimated:YES completion:nil];")
    #expect(await answer(to: "back from Share", ["A.m": code], Self.closable) == expected)
  }

  @Test func `the action of a control asks nothing`() async {
    let next = "performSegue(withIdentifier: \"Cart\", sender: nil)"
    for (action, expected) in [
      ("UIButton(primaryAction: UIAction(title: t) { _ in self.next() })", "holds"),
      (
        "UIButton(menu: UIMenu(children: [UIAction(title: t) { _ in self.next() }]))", "not decided"
      ),
    ] {
      let feed = Self.feed(action, "func next() { \(next) }\n")
      #expect(await answer(to: "reach Cart within 1 tap", feed, Self.fullScreen) == expected)
    }
  }

  @Test(arguments: [
    ("a.addAction(\(alert) { _ in self.dismiss(animated: true) })", "holds", "not decided"),
    ("dismiss(animated: true)", "holds", "holds"),
    // The alert is dismissed.
    (
      "a.addAction(\(alert)); present(a, animated: true); dismiss(animated: true)", "not decided",
      "not decided"
    ),
  ])
  func `an alert may ask before a screen is left`(code: String, back: String, soon: String) async {
    let code = "class Share: UIViewController { @IBAction func close() { \(code) } }"
    #expect(
      await answer(
        to: "reach Feed from Share",
        code,
        Self.closable.replacing(
          "<button id=\"b-Share\">",
          with: "<button id=\"b-Share\" hidden=\"YES\">"
        )
      ) == back
    )
    #expect(await answer(to: "back from Share within 1 tap", code, Self.closable) == soon)
  }

  @Test func `a segue after a dismissal may start from a screen that is gone`() async {
    let feed = Self.feed(
      "dismiss(animated: true) { self.performSegue(withIdentifier: \"Cart\", sender: nil) }"
    )
    #expect(await answer(to: "reach Cart", feed, Self.fullScreen) == "not decided")
  }

  /// Feed, whose button shows Share and whose code performs 'Cart', and Share, whose button dismisses it.
  private static let handOver = document(
    initial: "nav",
    stack(root: "feed"),
    screen("feed", control("Write", segue("s9", "Write", to: "share", "presentation"))),
    screen("share", control("Done", action("done", to: "share"))),
    screen("cart")
  ).connecting(segue("s7", "Cart", to: "cart"), of: "feed")

  private static let sharing = """
    class Feed: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "Write", let share = segue.destination as? Share { share.delegate = self }
      }
      func share(_ share: Share, didPick item: Int) { show() }
      func share(didCancel share: Share) { cancel() }
      func show() { performSegue(withIdentifier: "Cart", sender: nil) }
    }
    class Share: UIViewController {
      @IBAction func done() { dismiss(animated: true) { self.delegate?.share(self, didPick: 1) } }
    }
    """

  /// The last row has another delegate, in a local name.
  @Test(arguments: [
    ("", "", "broken"), ("{ cancel() }", "{ show() }", "broken"),
    ("share.delegate", "share.model", "not decided"), ("= self }", "= other }", "not decided"),
    ("\"Write\"", "\"Other\"", "not decided"), ("segue.destination as", "other as", "not decided"),
    ("didPick: 1", "didDrop: 1", "not decided"),
    ("(self, didPick: 1)", "(didCancel: self)", "not decided"),
    ("didPick item: Int) { show() }", "didPick item: Int) {}", "not decided"),
    ("{ show() }", "{ dismiss(animated: true); show() }", "not decided"),
    (
      "{ show() }", "{ tell(); show() }\nfunc tell() { present(sheet, animated: true) }",
      "not decided"
    ),
    ("{ show() }", "{ return\nshow() }", "not decided"),
    ("{ show() }", "{ later = UIBarButtonItem(action: #selector(show)) }", "not decided"),
    ("show() }\n", "\n#if DEBUG\nshow()\n#endif\n}\n", "not decided"),
    ("share.delegate = self", "\n#if DEBUG\nshare.delegate = self\n#endif\n", "not decided"),
    ("func show() {", "func show(_ now: Bool) {}; func show() {", "not decided"),
    ("self.delegate?", "let delegate = other; delegate?", "not decided"),
    ("{ self.delegate", "{ self.onDone = { self.delegate", "not decided"),
    ("true) { self", "true); do { self", "not decided"),
    ("@IBAction", "func reset() { delegate = nil }\n@IBAction", "not decided"),
    ("@IBAction func done", "func done", "not decided"),
    ("true) { self", "true) {\n#if DEBUG\nlog()\n#else\nself", "not decided"),
    (
      "class Feed: UIViewController {",
      "class Feed: Base { override func show() {} }\nclass Base: UIViewController {", "not decided"
    ),
  ])
  func `a screen may dismiss itself and let its presenter show another one`(
    part: String,
    other: String,
    expected: String
  ) async {
    var code = part.isEmpty ? Self.sharing : Self.sharing.replacing(part, with: other)
    if other.contains("#else") {
      code = code.replacing("didPick: 1)", with: "didPick: 1)\n#endif\n")
    }
    if other.contains("onDone") { code = code.replacing("didPick: 1)", with: "didPick: 1) }") }
    #expect(await answer(to: "never Cart after Share", code, Self.handOver) == expected)
  }

  @Test func `a presenter that is not the only one may not be the delegate`() async {
    let storyboard = Self.handOver.replacing(
      "</scenes>",
      with: screen("post", control("Ask", segue("s4", to: "share", "presentation"))) + "</scenes>"
    )
    let property = "never Cart after Share"
    #expect(await answer(to: property, Self.sharing, storyboard) == "not decided")
  }

  @Test(arguments: [
    ("", "", "broken"), ("setDelegate:self", "setModel:self", "not decided"),
    ("setDelegate:self", "setDelegate:nil", "not decided"),
    ("\"Write\"", "\"Other\"", "not decided"), ("didPick:1", "didDrop:1", "not decided"),
    ("[_delegate", "[_model", "not decided"), ("^{", "^{ [self run:^{", "not decided"),
    ("- (IBAction)", "- (void)reset { _delegate = nil; }\n- (IBAction)", "not decided"),
  ])
  func `a screen of Objective-C may let its presenter show another one`(
    part: String,
    other: String,
    expected: String
  ) async {
    let code = """
      @implementation Feed
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
        if ([[segue identifier] isEqualToString:@"Write"]) {
          Share *share = (Share *)segue.destinationViewController;
          [share setDelegate:self];
        }
      }
      - (void)share:(Share *)share didPick:(int)item {
        if (item == 1) { [self performSegueWithIdentifier:@"Cart" sender:self]; }
      }
      @end
      @implementation Share
      - (IBAction)done {
        [self dismissViewControllerAnimated:YES completion:^{
          [_delegate share:self didPick:1];
        }];
      }
      @end
      """
    let nested = other.contains("run") ? "1]; }];" : "1];"
    let changed = part.isEmpty ? code : code.replacing(part, with: other)
    let files = [
      "A.m": changed.replacing("didPick:1];", with: "didPick:" + nested),
      "A.h": """
      @interface Feed : UIViewController
      @end
      @interface Share : UIViewController
      @end
      """,
    ]
    #expect(await answer(to: "never Cart after Share", files, Self.handOver) == expected)
  }

  @Test(arguments: [
    "extension UINavigationItem { func hide() { hidesBackButton = true } }",
    "func hide(_ c: UIViewController) { c.navigationItem.hidesBackButton = true }",
    "struct Style { func apply(_ n: UINavigationController) { n.setNavigationBarHidden(true, animated: false) } }",
  ])
  func `code of other objects may hide any back button`(code: String) async {
    #expect(await answer(to: "reach Feed from Post", code, Self.fullScreen) == "not decided")
  }
}
