import RouteCheckTestSupport
import TestSupport
import Testing

@testable import RuleSupport

/// Code that another object runs, and code that takes back what a storyboard says.
@Suite struct OutsideCodeTests {
  /// A stack with Feed, whose button shows Post and whose code performs 'Cart', and a full screen Share after Post.
  private static func app(
    item: String = "",
    feed: String = "",
    stack: String = ""
  ) -> String {
    let root = segue("r", to: "feed", "rootViewController")
    let full = #"modalPresentationStyle="fullScreen""#
    let share = segue("s3", to: "share", "presentation", attributes: full)
    return document(
      initial: "nav",
      scene("nav", "Stack", root, kind: "navigationController", attributes: stack),
      screen(
        "feed",
        control("Open", segue("s1", to: "post")) + control("Go", action("go", to: "feed"))
      ),
      screen("post", control("Share", share)),
      screen("share"),
      screen("cart")
    ).connecting(segue("s2", "Cart", to: "cart"), of: "feed")
      .adding(feed, to: "feed")
      .adding(item, to: "post")
  }

  private static let performs = #"performSegue(withIdentifier: "Cart", sender: nil)"#

  private static let presents = """
    let cart = storyboard!.instantiateViewController(withIdentifier: "cart-id")
    present(cart, animated: true)
    """

  private static let performers: [(String, String)] = cases([
    "broken": [
      "@IBAction func go() { \(performs) }",
      "override func viewDidAppear(_ a: Bool) { start() }\nfunc start() { \(performs) }",
      "@IBAction func go() { Self.open(self) }\nstatic func open(_ feed: Feed) { feed.\(performs) }",
      "@IBAction func go() { let done = { self.end() }; done() }\nfunc end() { \(performs) }",
      "override func viewDidLoad() { save.addTarget(self, action: #selector(end), for: .touchUpInside) }\n"
        + "@objc func end() { \(performs) }",
      "@IBAction func go() { run { [weak self] in guard let strongSelf = self else { return }; strongSelf.\(performs) } }",
      "lazy var item = UIBarButtonItem(title: nil, style: .plain, target: self, action: #selector(end))\n"
        + "@objc func end() { \(performs) }",
      "lazy var model = Model(open: unowned(self, Feed.end))\nfunc end() { \(performs) }",
    ],
    "not decided": [
      "@IBAction func go() { navigationController?.popToRootViewController(animated: false); open() }\n"
        + "func open() { \(performs) }",
      "lazy var model = Model(open: unowned(other, Feed.end))\nfunc end() { \(performs) }",
      "lazy var model = events.add(self, Feed.end)\nfunc end() { \(performs) }",
      "func postDidFinish() { \(performs) }",
      "override func prepare(for s: UIStoryboardSegue, sender: Any?) { (s.destination as? Post)?.onDone = { \(performs) } }",
      "@IBAction func go() { post.onDone = { self.end() } }\nfunc end() { \(performs) }",
      "override func viewDidLoad() { center.addObserver(self, selector: #selector(end), name: n, object: nil) }\n"
        + "@objc func end() { \(performs) }",
      "override func viewDidLoad() { center.addObserver(forName: n, object: nil, queue: nil) { _ in self.\(performs) } }",
      "override func viewDidLoad() { if responds(to: #selector(end)) { log() } }\n@objc func end() { \(performs) }",
      "@IBAction func go() { presenter?.\(performs) }",
      "func postDidFinish() { \(makes); navigationController?.pushViewController(cart, animated: true) }",
    ],
  ])

  @Test(arguments: performers)
  func `a segue is certain if the screen itself runs its code`(code: String, expected: String) async
  {
    let feed = "class Feed: UIViewController {\n\(code)\n}"
    #expect(await answer(to: "never Cart", feed, Self.app()) == expected)
  }

  private static let makesCart =
    #"let cart = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "cart-id")"#

  private static let pushes =
    "static func show(in stack: UINavigationController?) { \(makesCart); stack?.pushViewController(cart, animated: true) }"

  private static let presentsFrom =
    "static func show(from source: UIViewController) { \(makesCart); source.present(cart, animated: true) }"

  /// What the button of Feed calls, and the functions of another class.
  private static let routers: [(String, String)] = cases([
    "broken": [
      "Router.show(in: navigationController) | \(pushes)",
      "run { [weak self] in Router.show(in: self?.navigationController) } | \(pushes)",
      "Router.show(in: self.navigationController!) | static func show(in stack: UINavigationController?) "
        + "{ guard let stack = stack else { return }; later { \(makesCart); stack.pushViewController(cart, animated: true) } }",
      "Router.show(from: self) | \(presentsFrom)",
      "Router.show(self) | static func show(_ source: UIViewController) "
        + "{ \(makesCart); source.navigationController?.show(cart, sender: nil) }",
      "router.show(a, from: self) | func show(_ a: A, from source: UIViewController) "
        + "{ \(makesCart); source.present(cart, animated: true) }",
    ],
    "not decided": [
      "Router.show(from: other) | \(presentsFrom)",
      "\n#if DEBUG\nRouter.show(from: self)\n#endif\n | \(presentsFrom)",
      "Router.show(from: self) | static func show(from source: UIViewController) "
        + "{ if source is Post { \(makesCart); source.present(cart, animated: true) } }",
      "Router.show(a, self) | static func show(_ a: A, _ source: UIViewController) "
        + "{ \(makesCart); source.present(cart, animated: true) }",
      "Router.show(from: self) | \(presentsFrom) func more() { Self.show(from: other) }",
      "Router.show(from: self) | \(presentsFrom) static func show(at row: Int) {}",
      "post.onDone = { Router.show(from: self) } | \(presentsFrom)",
      "Router.show(a, from: self) | static func show(_ a: A, from b: B) { show(from: a) } \(presentsFrom)",
      "Router.show(from: self) | static func show(from source: UIViewController) "
        + "{ \(makesCart); source.dismiss(animated: true); source.present(cart, animated: true) }",
      "Router.show(from: self) | static func show(from source: UIViewController) "
        + "{ \(makesCart); var source = source; source = top; source.present(cart, animated: true) }",
      "Router.show(from: self) | static func show(from other: UIViewController) "
        + "{ \(makesCart); find { (from: UIViewController) in from.present(cart, animated: true) } }",
    ],
  ])

  @Test(arguments: routers)
  func `a function may show a scene from the screen that calls it`(code: String, expected: String)
    async
  {
    let parts = code.components(separatedBy: " | ")
    let code = """
      class Feed: UIViewController { @IBAction func go() { \(parts[0]) } }
      class Router { \(parts[1]) }
      """
    #expect(await answer(to: "never Cart", code, Self.app()) == expected)
  }

  /// Feed pushes Cart while Post is on top, so that Post is below Cart.
  @Test(arguments: [
    """
    class Feed: UIViewController { func postDidFinish() { \(performs) } }
    class Post: UIViewController { @IBAction func end() { delegate?.postDidFinish() } }
    """,
    """
    class Feed: UIViewController {}
    class Post: UIViewController { @IBAction func end() { (first as? Feed)?.\(performs) } }
    """,
  ])
  func `a covered screen may show another one`(code: String) async {
    #expect(await answer(to: "never Post after Cart", code, Self.app()) == "not decided")
    #expect(
      await answer(to: "reach Feed from Cart within 1 tap", code, Self.app()) == "not decided"
    )
  }

  @Test(
    arguments: cases([
      "not decided": [
        "class Lock { func end() { window?.rootViewController?.dismiss(animated: false) } }",
        "class Feed: UIViewController { @objc func end() { dismiss(animated: true) } }",
        "class Feed: UIViewController { override func viewDidLoad() { Timer.scheduledTimer(withTimeInterval: 9, repeats: false) { _ in self.dismiss(animated: true) } } }",
      ],
      "holds": ["class Cart: UIViewController { @IBAction func go() { dismiss(animated: true) } }"],
    ])
  )
  func `another object may dismiss a screen without code`(code: String, expected: String) async {
    #expect(await answer(to: "never Feed after Share", code, Self.app()) == expected)
  }

  /// Methods of Feed, which presents Share in full screen after Post.
  @Test(
    arguments: cases([
      "not decided": [
        "- (void)viewDidLoad { [center addObserver:self selector:@selector(end) name:n object:nil]; }\n- (void)end { DISMISS }",
        "- (void)viewDidLoad { [center addObserverForName:n object:nil queue:nil usingBlock:^(id n) { DISMISS }]; }",
        "- (void)observeValueForKeyPath:(id)p ofObject:(id)o change:(id)c context:(void *)x { DISMISS }",
        "- (void)prepareForSegue:(id)segue sender:(id)s { [share setOnDone:^{ DISMISS }]; }",
        "- (void)prepareForSegue:(id)segue sender:(id)s { [share show:self.item completion:^{ DISMISS }]; }",
        "- (void)prepareForSegue:(id)segue sender:(id)s { share.action = @selector(end); }\n- (void)end { DISMISS }",
      ],
      "holds": [
        "- (IBAction)go { DISMISS }", "- (void)viewDidAppear:(BOOL)a { DISMISS }",
        "- (void)viewDidAppear:(BOOL)a { dispatch_async(queue, ^{ DISMISS }); }",
        "- (IBAction)go { [self end]; }\n- (void)end { DISMISS }",
      ],
    ])
  )
  func `code of Objective-C may dismiss a screen from outside`(
    methods: String,
    expected: String
  ) async {
    let code = "@implementation Feed\n\(methods)\n@end\n"
      .replacing("DISMISS", with: "[self dismissViewControllerAnimated:YES completion:nil];")
    let files = ["A.m": code, "B.swift": "class Feed: UIViewController {}\n"]
    #expect(await answer(to: "never Feed after Share", files, Self.app()) == expected)
  }

  private static let left = #"<barButtonItem key="leftBarButtonItem" title="Menu" id="m1"/>"#

  @Test(
    arguments: cases([
      "not decided": [
        #"<navigationItem key="navigationItem">\#(left)</navigationItem>"#,
        #"<navigationItem key="navigationItem"><leftBarButtonItems><barButtonItem title="Menu" id="m1"/></leftBarButtonItems></navigationItem>"#,
        #"<navigationItem key="navigationItem" hidesBackButton="YES"/>"#,
      ],
      "holds": [
        #"<navigationItem key="navigationItem" leftItemsSupplementBackButton="YES">\#(left)</navigationItem>"#,
        #"<navigationItem key="navigationItem"><barButtonItem key="rightBarButtonItem" title="Edit" id="m1"/></navigationItem>"#,
      ],
    ])
  )
  func `a left item takes the back button away`(item: String, expected: String) async {
    #expect(await answer(to: "reach Feed from Post", "", Self.app(item: item)) == expected)
  }

  private static let backs: [(String, String)] = cases([
    "not decided": [
      "class Stack: UINavigationController { override func popViewController(animated: Bool) -> UIViewController? { nil } }",
      "class Stack: UINavigationController { func navigationBar(_ b: B, shouldPop i: I) -> Bool { false } }",
      "class Post: UIViewController { override func viewDidLoad() { navigationItem.backAction = ask } }",
      "class Feed: UIViewController { override func prepare(for s: UIStoryboardSegue, sender: Any?) { s.destination.navigationItem.hidesBackButton = true } }",
    ],
    "holds": [
      "class Stack: UINavigationController { override func viewDidLoad() { super.viewDidLoad() } }",
      "class Stack: UINavigationController {}\nextension UINavigationController { func popViewController(animated: Bool, completion: () -> Void) { completion() } }",
    ],
  ])

  @Test(arguments: backs)
  func `code may keep a user from going back`(code: String, expected: String) async {
    #expect(await answer(to: "reach Feed from Post", code, Self.app()) == expected)
  }

  @Test(arguments: [
    ("Stack", "- (id)popViewControllerAnimated:(BOOL)a { return nil; }"),
    (
      "UINavigationController (Back)",
      "- (BOOL)navigationBar:(B *)b shouldPopItem:(I *)i { return NO; }"
    ),
  ])
  func `code of Objective-C may keep a user from going back`(type: String, method: String) async {
    let files = [
      "A.m": "@implementation \(type)\n\(method)\n@end\n",
      "B.swift": "class Stack: UINavigationController {}\n",
    ]
    #expect(await answer(to: "reach Feed from Post", files, Self.app()) == "not decided")
  }

  private static let makes =
    #"let cart = storyboard!.instantiateViewController(withIdentifier: "cart-id")"#

  @Test(arguments: [
    ("navigationController?.popViewController(animated: false)", "not decided"), ("", "holds"),
  ])
  func `a screen that is pushed in place of another may not lead back to it`(
    line: String,
    expected: String
  ) async {
    let code = """
      class Post: UIViewController { override func viewDidAppear(_ a: Bool) {
        \(Self.makes); \(line)
        navigationController?.pushViewController(cart, animated: true) } }
      """
    #expect(await answer(to: "reach Post from Cart within 1 tap", code, Self.app()) == expected)
  }

  @Test(arguments: [
    ("viewDidLoad()", "not decided"), ("viewWillAppear(_ a: Bool)", "not decided"),
    ("awakeFromNib()", "not decided"),
    ("viewDidAppear(_ a: Bool)", "holds"),
  ])
  func `code presents nothing before the view is in a window`(method: String, expected: String)
    async
  {
    let code =
      "class Feed: UIViewController { override func \(method) { \(Self.makes); present(cart, animated: true) } }"
    #expect(await answer(to: "reach Cart", code, Self.app()) == expected)
    let helper = """
      class Feed: UIViewController {
        override func \(method) { start() }
        func start() { \(Self.makes); present(cart, animated: true) }
      }
      """
    #expect(await answer(to: "reach Cart", helper, Self.app()) == expected)
    let further = helper.replacing("{ start() }", with: "{ begin() }; func begin() { start() }")
    #expect(await answer(to: "reach Cart", further, Self.app()) == expected)
    let base = """
      class Base: UIViewController { override func \(method) { start() }; func start() {} }
      class Feed: Base { override func start() { \(Self.makes); present(cart, animated: true) } }
      """
    #expect(await answer(to: "reach Cart", base, Self.app()) == expected)
  }

  @Test(arguments: [
    ("override var isModalInPresentation: Bool { get { true } set {} }", "not decided"),
    (
      "override var modalPresentationStyle: UIModalPresentationStyle { get { .fullScreen } set {} }",
      "not decided"
    ),
    ("override var title: String? { get { nil } set {} }", "holds"),
  ])
  func `a property may be overridden`(member: String, expected: String) async {
    let sheet = Self.app().replacing(#"modalPresentationStyle="fullScreen""#, with: "")
    #expect(
      await answer(to: "back from Share", "class Share: UIViewController { \(member) }", sheet)
        == expected
    )
  }

  private static let button = """
    <navigationItem key="navigationItem"><barButtonItem key="rightBarButtonItem" title="Cart" id="m1"><connections>
    <segue id="s9" kind="show" destination="cart"/></connections></barButtonItem></navigationItem>
    """

  @Test(arguments: [
    ("", "", "holds"), ("", #"navigationBarHidden="YES""#, "not decided"),
    ("navigationItem.rightBarButtonItem = nil", "", "not decided"),
    ("navigationController?.isNavigationBarHidden = true", "", "not decided"),
    ("navigationItem.title = nil", "", "holds"),
  ])
  func `only a bar shows the items of a screen`(line: String, stack: String, expected: String) async
  {
    let code = "class Feed: UIViewController { override func viewDidLoad() { \(line) } }"
    #expect(
      await answer(to: "reach Cart", code, Self.app(feed: Self.button, stack: stack)) == expected
    )
  }

  @Test(arguments: [("rightBarButtonItem = nil", "not decided"), ("title = nil", "holds")])
  func `other code may change the items of a bar`(line: String, expected: String) async {
    let style =
      "enum Style { static func apply(to c: UIViewController) { c.navigationItem.\(line) } }"
    #expect(await answer(to: "reach Cart", style, Self.app(feed: Self.button)) == expected)
    let feed =
      "class Feed: UIViewController { override func viewDidLoad() { tabBarController?.navigationItem.\(line) } }"
    #expect(await answer(to: "reach Cart", feed, Self.tabsInStack) == expected)
  }

  /// A tab bar controller on a stack, with an item that leads to a cart.
  private static let tabsInStack = document(
    initial: "nav",
    stack(root: "tabs"),
    tabBar("feed").replacing("<connections>", with: button + "<connections>"),
    screen("feed") + screen("cart")
  )

  @Test func `a screen without a stack has no bar`() async {
    let storyboard = Self.app(feed: Self.button)
      .replacing(#"initialViewController="nav""#, with: #"initialViewController="feed""#)
    #expect(await answer(to: "reach Cart", "", storyboard) == "not decided")
  }

  @Test(arguments: [
    ("viewControllers = [feed]", "not decided"), ("viewControllers?.removeLast()", "not decided"),
    ("tabBar.items?[1].isEnabled = false", "not decided"),
    ("tabBar.isUserInteractionEnabled = isOpen", "not decided"),
    ("hidesBottomBarWhenPushed = true", "not decided"),
    ("tabBar.items?[1].isEnabled = true", "holds"), ("let viewControllers = 3", "holds"),
  ])
  func `a class may change its children`(line: String, expected: String) async {
    let code = "class Tabs: UITabBarController { override func viewDidLoad() { \(line) } }"
    #expect(await answer(to: "reach Cart", code, tabApp("feed", "cart")) == expected)
    // The first tab may be another one.
    let never = line.hasPrefix("viewControllers") ? "not decided" : "broken"
    #expect(await answer(to: "never Feed", code, tabApp("feed", "cart")) == never)
  }

  @Test(arguments: [
    ("tabBarController?.viewControllers?.remove(at: 1)", "not decided"),
    ("tabs.viewControllers = tabs.viewControllers?.filter { $0 is Feed }", "not decided"),
    ("stack.viewControllers = [feed]", "holds"),
  ])
  func `another object may change the tabs`(line: String, expected: String) async {
    let code = "class Router { func start() { \(line) } }"
    #expect(await answer(to: "reach Cart", code, tabApp("feed", "cart")) == expected)
  }

  @Test func `another object may change the tabs in Objective-C`() async {
    let code = """
      @implementation Router
      - (void)start { self.tabBarController.viewControllers = @[feed]; }
      @end

      """
    let app = tabApp("feed", "cart")
    #expect(await answer(to: "reach Cart", "", app, objectiveC: code) == "not decided")
  }

  /// The first tab is selected anyway.
  @Test(arguments: [("0", "holds"), ("1", "not decided"), ("last", "not decided")])
  func `the launch may select a tab`(tab: String, expected: String) async {
    let code = """
      class AppDelegate: UIResponder {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: O?) -> Bool {
          if isNew { tabBarController.selectedIndex = \(tab) }
        }
      }

      """
    #expect(await answer(to: "only Cart after Feed", code, tabApp("feed", "cart")) == expected)
  }

  @Test(arguments: [
    (performs, true), ("if isOpen { log() }; \(performs)", true),
    ("load { if isOpen { return } }; \(performs)", true),
    ("DispatchQueue.main.async { \(performs) }", true),
    ("let log = { isOpen ? 1 : 2 }; \(performs)", true), ("if !isOpen { \(performs) }", false),
    ("if isOpen { log() } else { \(performs) }", false),
    ("guard !isOpen else { return }; \(performs)", false),
    ("if isOpen { if isNew { return } }; \(performs)", false),
    ("switch state { case .open: break\n default: \(performs) }", false),
    ("if !isOpen { load { \(performs) } }", false), (presents, true),
    ("if let user, !isOpen { \(performs) }", false), ("if let user { \(performs) }", false),
    ("if let window = view.window, let user { \(performs) }", false),
    ("if let tabs = tabBarController { \(performs) }", true),
    ("if #available(iOS 15, *) { \(performs) }", true),
    ("guard let window = view.window else { return }; \(performs)", true),
    ("if isOpen { if let user { return } }; \(performs)", false),
    ("if !isOpen { \(presents) }", false),
  ])
  func `a screen that code always shows at once comes before taps`(
    body: String,
    isAlways: Bool
  ) async {
    let code = "class Feed: UIViewController { override func viewDidAppear(_ a: Bool) { \(body) } }"
    await expectTaps(["A.swift": code], arePrevented: isAlways)
  }

  @Test(arguments: [
    ("PERFORM;", true), ("if (self.isOpen) { [self log]; } PERFORM;", true),
    ("[self load:^{ if (self.isOpen) { return; } }]; PERFORM;", true),
    ("[self load:^{ PERFORM; }];", true), ("if (self.isOpen) [self log]; PERFORM;", true),
    ("if (!self.isOpen) { PERFORM; }", false), ("if (!self.isOpen) PERFORM;", false),
    ("if (self.isOpen) { [self log]; } else { PERFORM; }", false),
    ("if (self.isOpen) return; PERFORM;", false),
    ("switch (state) { default: [self log]; PERFORM; }", false),
    ("if (!self.isOpen) { [self load:^{ PERFORM; }]; }", false),
    ("if (@available(iOS 15, *)) { PERFORM; }", true),
  ])
  func `code of Objective-C that always shows a screen at once comes before taps`(
    body: String,
    isAlways: Bool
  ) async {
    let performs = #"[self performSegueWithIdentifier:@"Cart" sender:nil]"#
    let code = """
      @interface Feed : UIViewController
      @end
      @implementation Feed
      - (void)log { return; }
      - (void)viewDidAppear:(BOOL)animated { \(body.replacing("PERFORM", with: performs)) }
      @end
      """
    await expectTaps(["A.m": code], arePrevented: isAlways)
  }

  private func expectTaps(_ files: [String: String], arePrevented: Bool) async {
    let answers = ["only Post after Cart": "broken", "reach Post within 1 tap": "holds"]
    for (property, expected) in answers {
      let found = await answer(to: property, files, Self.app())
      #expect(found == (arePrevented ? "not decided" : expected), "\(property)")
    }
    #expect(await answer(to: "reach Post", files, Self.app()) == "holds")
  }

  @Test(arguments: [
    ("", "holds"), ("override func dismiss(animated: Bool, completion: C?) {}", "not decided"),
    (
      "override func dismiss(animated: Bool, completion: C?) { if isDone { super.dismiss(animated: animated) } }",
      "not decided"
    ),
    (
      "override func dismiss(animated: Bool, completion: C?) { super.dismiss(animated: animated) }",
      "holds"
    ),
  ])
  func `a class may dismiss nothing`(method: String, expected: String) async {
    let close = control("Close", action("close", to: "share"))
    let storyboard = Self.app().adding(close, toViewOf: "share")
    let code =
      "class Share: UIViewController { @IBAction func close() { dismiss(animated: true) }\n\(method) }"
    #expect(await answer(to: "back from Share", code, storyboard) == expected)
    if expected == "holds" { return }
    let objectiveC = """
      @implementation Share
      - (IBAction)close { [self dismissViewControllerAnimated:YES completion:nil]; }
      - (void)dismissViewControllerAnimated:(BOOL)a completion:(id)c {}
      @end
      """
    let files = ["A.m": objectiveC, "B.swift": "class Share: UIViewController {}\n"]
    #expect(await answer(to: "back from Share", files, storyboard) == expected)
  }

  @Test func `an alert takes a tap more`() async {
    let code = """
      class Feed: UIViewController { @IBAction func go() {
        alert.addAction(UIAlertAction(title: "Cart", style: .default) { _ in self.\(Self.performs) }) } }
      """
    #expect(await answer(to: "reach Cart within 1 tap", code, Self.app()) == "not decided")
    #expect(await answer(to: "reach Cart", code, Self.app()) == "holds")
  }

  @Test func `the launch may show another screen than the first`() async {
    let code = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool { start(); return true }
        func start() { showCart() }
        func showCart() {
          window?.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "cart-id")
        }
      }
      """
    #expect(await answer(to: "reach Feed within 0 taps", code, Self.app()) == "not decided")
    #expect(await answer(to: "only Post after Cart", code, Self.app()) == "not decided")
  }

  /// The storyboard is not known, and its first scene may be any initial one.
  @Test func `an initial scene of an unknown storyboard may be any`() async {
    let news = document(
      initial: "lost",
      screen("lost").replacing(#"storyboardIdentifier="lost-id""#, with: "")
    )
    let code = """
      class Feed: UIViewController { @IBAction func go() {
        present(UIStoryboard(name: names[0], bundle: nil).instantiateInitialViewController()!, animated: true) } }
      class Lost: UIViewController {}
      """
    let files = ["A.swift": code + "\n", "News.storyboard": news]
    #expect(await answer(to: "never Lost", files, Self.app()) == "not decided")
  }

  @Test func `another class decides when its object performs a segue`() async {
    let code = """
      class Post: UIViewController { override func viewDidAppear(_ a: Bool) { let feed = Feed(); feed.\(Self.performs) } }
      """
    #expect(await answer(to: "never Cart", code, Self.app()) == "not decided")
  }

  @Test(arguments: [
    ("[self.tabBar.items[1] setEnabled:NO];", "not decided"),
    ("[[self.tabBar.items objectAtIndex:1] setEnabled:isOpen];", "not decided"),
    ("self.tabBarItem.enabled = NO;", "not decided"),
    ("self.tabBar.userInteractionEnabled = YES;", "holds"),
    ("self.button.enabled = NO;", "holds"),
  ])
  func `a class of Objective-C may disable its tabs`(line: String, expected: String) async {
    let code = "@implementation Tabs\n- (void)viewDidLoad { \(line) }\n@end\n"
    let tabs = "class Tabs: UITabBarController {}\n"
    let app = tabApp("feed", "cart")
    #expect(await answer(to: "reach Cart", tabs, app, objectiveC: code) == expected)
  }

  @Test func `a stack may have another root`() async {
    let code =
      "class Stack: UINavigationController { override func viewDidLoad() { viewControllers = [x] } }"
    #expect(await answer(to: "never Feed", code, Self.app()) == "not decided")
  }
}
