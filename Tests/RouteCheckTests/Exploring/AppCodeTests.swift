import RouteCheckTestSupport
import TestSupport
import Testing

@testable import RuleSupport
@testable import routecheck

/// Code of whole apps: what the launch shows, how screens are presented, and who takes them away.
@Suite struct AppCodeTests {
  private static let cart = #"storyboard!.instantiateViewController(withIdentifier: "cart-id")"#

  // MARK: The launch

  private static func launch(_ body: String, _ others: String = "") -> String {
    """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func scene(_ s: UIScene, willConnectTo e: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = s as? UIWindowScene else { return }
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        \(body)
      }
      \(others)
    }
    """
  }

  private static func root(_ id: String) -> String {
    #"window?.rootViewController = storyboard.instantiateViewController(withIdentifier: "\#(id)")"#
  }

  private static let starts: [(body: String, others: String, feed: String, cart: String)] = [
    (root("cart-id"), "", "holds", "broken"),
    ("if isNew { \(root("cart-id")) }", "", "broken", "broken"),
    ("if isNew { \(root("cart-id")) } else { \(root("feed-id")) }", "", "broken", "broken"),
    ("DispatchQueue.main.async { self.\(root("cart-id")) }", "", "holds", "broken"),
    ("window?.rootViewController = make()", "", "not decided", "holds"),
    (
      "set(make())", "func set(_ c: UIViewController) { window?.rootViewController = c }",
      "not decided", "holds"
    ),
    (
      "if isNew { \(root("cart-id")) }", "func log() { window?.rootViewController = make() }",
      "broken", "broken"
    ),
  ]

  @Test(arguments: starts)
  func `the launch may set another root`(body: String, others: String, feed: String, cart: String)
    async
  {
    let code = Self.launch(body, others)
    #expect(await answer(to: "never Feed", code) == feed)
    #expect(await answer(to: "never Cart", code) == cart)
  }

  @Test func `a property holds if it does from each root of the launch`() async {
    let app = feedApp("", screen("cart", control("Home", segue("c1", to: "feed", "presentation"))))
    let code = Self.launch("if isNew { \(Self.root("cart-id")) }")
    #expect(await answer(to: "reach Feed", code, app) == "holds")
    #expect(await answer(to: "reach Cart", code, app) == "not decided")
    #expect(await answer(to: "only Feed after Cart", code, app) == "broken")
  }

  /// Feed, which is in no stack, and whose button pushes Post.
  private static let bare = document(
    initial: "feed",
    screen("feed", control("Open", segue("s1", to: "post", "push"))) + screen("post")
  )

  private static let home =
    "[[UIStoryboard storyboardWithName:@\"Main\" bundle:nil] instantiateInitialViewController]"

  @Test(arguments: [
    ("", "broken"),
    (
      "self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:\(home)];",
      "holds"
    ),
    (
      "self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:self.window.rootViewController];",
      "not decided"
    ),
  ])
  func `code may put the first scene on a stack`(line: String, expected: String) async {
    let code = """
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o {
      \(line)
      return YES; }
      @end
      """
    #expect(await answer(to: "reach Post", "", Self.bare, objectiveC: code) == expected)
  }

  // MARK: Presentations

  @Test(arguments: [
    ("cart.modalPresentationStyle = .fullScreen", "broken"),
    ("cart.modalPresentationStyle = .overFullScreen", "broken"),
    ("cart.modalPresentationStyle = .formSheet", "holds"),
    ("if #available(iOS 13, *) { cart.modalPresentationStyle = .fullScreen }", "broken"),
    ("if isLarge { cart.modalPresentationStyle = .fullScreen }", "not decided"),
    ("other.modalPresentationStyle = .fullScreen", "not decided"), ("", "holds"),
  ])
  func `a presentation has the style that code sets`(line: String, expected: String) async {
    let code = """
      class Post: UIViewController {
        override func viewDidAppear(_ a: Bool) { let cart = \(Self.cart); \(line); present(cart, animated: true) }
      }
      """
    #expect(await answer(to: "back from Cart", code) == expected)
    let stack = code.replacing(
      "; \(line)",
      with: "; let stack = UINavigationController(rootViewController: cart); "
        + line.replacing("cart.", with: "stack.")
    ).replacing("present(cart", with: "present(stack")
    #expect(await answer(to: "back from Cart", stack) == expected)
  }

  @Test(arguments: [("UIModalPresentationFullScreen", "broken"), ("style", "not decided")])
  func `a presentation of Objective-C has the style that code sets`(style: String, expected: String)
    async
  {
    let code = """
      @interface Post : UIViewController
      @end
      @implementation Post
      - (void)viewDidAppear:(BOOL)a {
        UIViewController *cart = [self.storyboard instantiateViewControllerWithIdentifier:@"cart-id"];
        cart.modalPresentationStyle = \(style);
        [self presentViewController:cart animated:YES completion:nil];
      }
      @end
      """
    #expect(await answer(to: "back from Cart", objectiveC: code) == expected)
  }

  @Test(arguments: [
    "let cart: Cart = \(cart) as! Cart", "let cart: UIViewController = \(cart)",
  ])
  func `a constant with a type is the scene`(line: String) async {
    let code = """
      class Post: UIViewController { override func viewDidAppear(_ a: Bool) { \(line); present(cart, animated: true) } }
      """
    #expect(await answer(to: "reach Cart", code) == "holds")
  }

  @Test(arguments: [
    ("style.apply(to: segue)", "struct Style { func apply(to s: UIStoryboardSegue) { $ } }"),
    ("Style.apply(segue)", "enum Style { static func apply(_ s: UIStoryboardSegue) { $ } }"),
    (
      "router.prepare(for: segue)",
      "class Router { func prepare(for s: UIStoryboardSegue) { $ } }"
    ),
  ])
  func `code that prepares a segue hands it to another object`(line: String, other: String) async {
    func back(_ setting: String) async -> String {
      let code = """
        class Feed: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) { \(line) }
        }
        \(other.replacing("$", with: setting))
        """
      return await answer(to: "back from Share", code)
    }
    let setting = "s.destination.modalPresentationStyle = .fullScreen"
    #expect(await back(setting) == "not decided")
    #expect(await back("s.destination.title = name") == "holds")
  }

  // MARK: Ways out

  /// Share has a button that sends an action.
  private static let acting = covering(feedApp(control("Go", action("go", to: "share"))))

  private static let picker =
    "func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo i: [String: Any])"

  @Test(
    arguments: cases([
      "broken": [
        "class Post: UIViewController { \(picker) { picker.dismiss(animated: true) } }",
        "class Post: UIViewController { \(picker) { dismiss(animated: true) } }",
        "extension UIViewController { func toast() { let a = UIAlertController(); a.dismiss(animated: true) } }",
        "extension UIViewController { @IBAction func close() { dismiss(animated: true) } }",
        "extension UIViewController { func close() { dismiss(animated: true) } }\nclass Post: UIViewController { func viewDidLoad() { close() } }",
      ],
      "not decided": [
        "class Post: UIViewController { \(picker) { picker.dismiss(animated: true) { self.dismiss(animated: true) } } }",
        "class Post: UIViewController { \(picker) { dismiss(animated: true); dismiss(animated: true) } }",
        "class Post: UIViewController { func done(_ c: UIViewController) { c.dismiss(animated: true) } }",
        "extension UIViewController { func close() { dismiss(animated: true) } }\nclass Router { func end() { top.close() } }",
        "extension UIViewController { func didEnd() { dismiss(animated: true) } }",
      ],
    ])
  )
  func `code that takes other screens away is no way out`(code: String, expected: String) async {
    let app = covering(feedApp())
    #expect(
      await answer(to: "back from Share", "class Share: UIViewController {}\n\(code)", app)
        == expected
    )
  }

  @Test(arguments: [
    (
      "- (void)imagePickerController:(UIImagePickerController *)picker didFinishPickingMediaWithInfo:(NSDictionary *)i { [picker dismissViewControllerAnimated:YES completion:nil]; }",
      "broken"
    ),
    (
      "- (void)mailComposeController:(MFMailComposeViewController *)c didFinishWithResult:(int)r error:(NSError *)e { [self dismissViewControllerAnimated:YES completion:nil]; }",
      "broken"
    ),
  ])
  func `a delegate of Objective-C dismisses its picker`(method: String, expected: String) async {
    let app = covering(feedApp())
    let code = "@implementation Post\n\(method)\n@end\n"
    #expect(
      await answer(to: "back from Share", "class Share: UIViewController {}", app, objectiveC: code)
        == expected
    )
  }

  @Test(
    arguments: cases([
      "holds": [
        "dismiss(animated: true)", "presentingViewController?.dismiss(animated: true)",
        "if let n = navigationController { n.popViewController(animated: true) } else { dismiss(animated: true) }",
        "guard navigationController == nil else { return }; dismiss(animated: true)",
        "if presentedViewController == nil { dismiss(animated: true) }",
        "log(); dismiss(animated: true) }; func log() { if isOn { present(sheet, animated: true) }",
      ],
      "not decided": [
        // There is none on top, or none below.
        "if presentedViewController != nil { dismiss(animated: true) }",
        "if presentingViewController == nil { dismiss(animated: true) } else { navigationController?.popViewController(animated: true) }",
        "guard navigationController != nil else { return }; dismiss(animated: true)",
        "if let stack = navigationController { dismiss(animated: true) }",
        "return\ndismiss(animated: true)",
        "tell(); dismiss(animated: true) }; func tell() { present(sheet, animated: true)",
        "tell(); leave() }; func tell() { present(sheet, animated: true) }; func leave() { dismiss(animated: true)",
        // There is no navigation controller.
        "navigationController?.presentingViewController?.dismiss(animated: true)",
        "present(UIAlertController(title: t, message: nil, preferredStyle: .alert), animated: true); dismiss(animated: true)",
        "if isBeingPresented { dismiss(animated: true) } else { dismiss(animated: true); navigationController?.popViewController(animated: true) }",
      ],
    ])
  )
  func `an action leaves its screen`(line: String, expected: String) async {
    let code = "class Share: UIViewController { @IBAction func go() { \(line) } }"
    #expect(await answer(to: "back from Share within 1 tap", code, Self.acting) == expected)
  }

  @Test func `a closure that another object keeps does not dismiss now`() async {
    let code = """
      class Post: UIViewController {
        override func viewDidAppear(_ a: Bool) {
          let cart = \(Self.cart) as! Cart
          cart.onDone = { self.dismiss(animated: true) }
          present(cart, animated: true)
        }
      }
      """
    #expect(await answer(to: "reach Cart", code) == "holds")
  }

  @Test func `what is below a screen that code opens is not known`() async {
    let code = """
      class Links { func open() { top.present(UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "cart-id"), animated: true) } }
      """
    #expect(await answer(to: "never Post after Cart", code) == "not decided")
    let main = document(initial: "feed", screen("feed") + screen("cart"))
    let classes = "class Feed: UIViewController {}\nclass Cart: UIViewController {}\n"
    let files = [
      "Main.storyboard": main, "A.swift": classes + code, "App.paths": "reach Feed from Cart",
    ]
    let run = await explore(["--properties", "App.paths"], files)
    expect(run.output, contains: "code opens 'Cart' at a place")
  }

  @Test(arguments: [
    ("class Share: Base {}", "not decided"), ("class Share: UIViewController {}", "broken"),
  ])
  func `a superclass that was not read may leave`(code: String, expected: String) async {
    #expect(await answer(to: "reach Feed from Share", code, Self.acting) == expected)
  }

  // MARK: Controls

  /// Cart is behind an item on the right of the bar of Feed.
  private static let bar = feedApp("", screen("cart")).adding(
    """
    <navigationItem key="navigationItem"><barButtonItem key="rightBarButtonItem" title="Cart" id="i1">
    <connections><segue id="i2" kind="presentation" destination="cart"/></connections></barButtonItem>
    </navigationItem>
    """,
    to: "feed"
  )

  @Test(arguments: [
    (
      "navigationItem.rightBarButtonItem = add", "self.navigationItem.rightBarButtonItem = add;",
      "not decided"
    ),
    (
      "navigationItem.rightBarButtonItems = []", "self.navigationItem.rightBarButtonItems = @[];",
      "not decided"
    ),
    (
      "navigationItem.setRightBarButton(nil, animated: true)",
      "[self.navigationItem setRightBarButtonItem:nil animated:YES];", "not decided"
    ),
    (
      "navigationItem.leftBarButtonItem = editButtonItem",
      "self.navigationItem.leftBarButtonItem = self.editButtonItem;", "holds"
    ),
  ])
  func `code replaces the items of one side`(swift: String, objectiveC: String, expected: String)
    async
  {
    let code = "class Feed: UIViewController { override func viewDidLoad() { \(swift) } }"
    #expect(await answer(to: "reach Cart", code, Self.bar) == expected)
    let message = "@implementation Feed\n- (void)viewDidLoad { \(objectiveC) }\n@end\n"
    #expect(await answer(to: "reach Cart", "", Self.bar, objectiveC: message) == expected)
  }

  private static let toHome = control("Done", segue("s3", to: "x", "unwind", action: "home:"))

  @Test(arguments: [
    ("class Feed: UIViewController { @IBAction func hme(_ s: UIStoryboardSegue) {} }", "broken"),
    ("class Feed: Base {}", "not decided"),
    ("class Feed: UIViewController { @IBAction func home(_ s: UIStoryboardSegue) {} }", "holds"),
  ])
  func `an unwind action that no class has leads nowhere`(code: String, expected: String) async {
    let app = covering(feedApp(Self.toHome))
    #expect(await answer(to: "reach Feed from Share", code, app) == expected)
  }

  @Test(
    arguments: cases([
      "broken": [
        "override func viewDidLoad() { navigationItem.hidesBackButton = true }",
        "override func viewWillAppear(_ a: Bool) { navigationItem.setHidesBackButton(true, animated: a) }",
      ],
      "not decided": [
        "override func viewDidLoad() { if isNew { navigationItem.hidesBackButton = true } }",
        "func update() { navigationItem.hidesBackButton = true }",
        "override func viewDidLoad() { navigationItem.hidesBackButton = true }\nfunc end() { navigationItem.hidesBackButton = false }",
        "override func viewDidLoad() { bar.hidesBackButton = true }",
        "override func viewDidLoad() { load { self.navigationItem.hidesBackButton = true } }",
        "override func viewDidLoad() { do { try load() } catch { navigationItem.hidesBackButton = true } }",
      ],
    ])
  )
  func `code hides the back button for good`(method: String, expected: String) async {
    let code = "class Post: UIViewController {\n\(method)\n}"
    let property = "reach Feed from Post within 1 tap"
    #expect(await answer(to: property, code) == expected)
  }

  private static let row = "func tableView(_ t: UITableView, didSelectRowAt p: IndexPath)"
  private static let presents = "present(\(cart), animated: true)"

  /// Feed has a table, whose delegate is the controller if there is an outlet.
  private static func table(_ outlet: String) -> String {
    feedApp("", screen("cart")).adding(
      #"<tableView id="table"><connections>\#(outlet)</connections></tableView>"#,
      toViewOf: "feed"
    )
  }

  @Test(arguments: [
    ("UIViewController", "", "", "not decided"),
    ("UIViewController", "table.delegate = self", "", "holds"),
    ("UIViewController", "table.rx.setDelegate(self)", "", "holds"),
    ("UIViewController", "", #"<outlet property="delegate" destination="feed" id="o1"/>"#, "holds"),
    (
      "UIViewController", "", #"<outlet property="delegate" destination="other" id="o1"/>"#,
      "not decided"
    ),
    (
      "UIViewController", "", #"<outlet property="dataSource" destination="feed" id="o1"/>"#,
      "not decided"
    ),
    ("UITableViewController", "", "", "holds"), ("Base", "", "", "holds"),
    ("UITableViewController", "tableView.delegate = nil", "", "not decided"),
    ("UITableViewController", "tableView.delegate = rows", "", "not decided"),
    ("UITableViewController", "tableView.delegate = self", "", "holds"),
    ("UITableViewController", "player.delegate = nil", "", "holds"),
  ])
  func `rows are for the delegate`(base: String, line: String, outlet: String, expected: String)
    async
  {
    let code = """
      class Feed: \(base) { override func viewDidLoad() { \(line) }
        \(Self.row) { \(Self.presents) }
      }
      """
    #expect(await answer(to: "reach Cart", code, Self.table(outlet)) == expected)
  }

  @Test(arguments: [
    ("override func open() {}", "not decided"),
    ("override func open() { super.open() }", "holds"), ("func other() {}", "holds"),
  ])
  func `a class does not run a method that it replaces`(method: String, expected: String) async {
    let code = """
      class Base: UIViewController { override func viewDidAppear(_ a: Bool) { open() }
        func open() { \(Self.presents) }
      }
      class Post: Base { \(method) }
      """
    #expect(await answer(to: "reach Cart", code) == expected)
    let performing = code.replacing(
      Self.presents,
      with: #"performSegue(withIdentifier: "cart", sender: self)"#
    )
    let app = feedApp("", screen("cart")).connecting(segue("s3", "cart", to: "cart"), of: "post")
    #expect(await answer(to: "reach Cart", performing, app) == expected)
  }

  @Test func `the item of a programmatic screen is its own`() async {
    func reach(_ declaration: String) async -> String {
      let code = "\(declaration) { func viewDidLoad() { navigationItem.rightBarButtonItem = add } }"
      return await answer(to: "reach Cart", code, Self.bar)
    }
    #expect(await reach("class Help: UIViewController") == "holds")
    #expect(await reach("extension UIViewController") == "not decided")
  }

  @Test(arguments: [
    (
      "</tabBarController>",
      #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="selectedIndex"/></userDefinedRuntimeAttributes></tabBarController>"#,
      "never Cart after Feed", "broken", "only Cart after Feed", "not decided"
    ),
    ("", "", "reach Cart", "holds", "only Cart after Feed", "holds"),
    (
      #"</viewController>"#,
      #"<tabBarItem key="tabBarItem" enabled="NO" id="i1"/></viewController>"#,
      "reach Cart", "not decided", "never Cart", "not decided"
    ),
  ])
  func `a storyboard decides about tabs`(
    text: String,
    replacement: String,
    first: String,
    one: String,
    second: String,
    other: String
  ) async {
    let tabs = document(initial: "tabs", tabBar("feed", "cart"), screen("feed"), screen("cart"))
    let app = text.isEmpty ? tabs : tabs.replacing(text, with: replacement)
    #expect(await answer(to: first, "", app) == one)
    #expect(await answer(to: second, "", app) == other)
  }

  @Test func `a split controller of columns does not ask the delegate of the older style`() async {
    let code = """
      class Split: UISplitViewController, UISplitViewControllerDelegate {
        override func viewDidLoad() { delegate = self }
        func splitViewController(_ s: UISplitViewController, collapseSecondary c: UIViewController, onto p: UIViewController) -> Bool { true }
      }
      """
    for (attributes, expected) in [("", "holds"), (#"style="doubleColumn""#, "not decided")] {
      let app = document(initial: "split", splitView(attributes + #" customClass="Split""#))
      #expect(await answer(to: "never Cart", code, app) == expected)
    }
  }

  @Test func `an identifier is no name of a screen whose class has other scenes`() async {
    let app = feedApp("", screen("cart")).replacing(
      #"customClass="Cart""#,
      with: #"customClass="Share""#
    )
    #expect(await answer(to: "reach cart-id", "", app).contains("expected the name of a screen"))
    #expect(await answer(to: "reach Share", "", app) == "holds")
    #expect(await answer(to: "reach post-id", "", app) == "holds")
  }

  @Test(arguments: [("", "broken"), ("window?.rootViewController = make()", "not decided")])
  func `a refusal depends on the root of the launch`(line: String, expected: String) async {
    let app = feedApp().replacing(#"id="s1""#, with: #"id="s1" identifier="open""#)
    #expect(await answer(to: #"refused "open""#, Self.launch(line), app) == expected)
  }

  @Test(arguments: [
    ("UIViewController", "broken"), ("AVPlayerViewController", "not decided"),
    ("UIImagePickerController", "not decided"), ("UIHostingController<ShareView>", "not decided"),
  ])
  func `what a framework shows dismisses itself`(type: String, expected: String) async {
    let code = "class Share: \(type) {}"
    #expect(await answer(to: "back from Share", code, covering(feedApp())) == expected)
  }

  // MARK: Objective-C

  private static let shows =
    #"[self presentViewController:[self.storyboard instantiateViewControllerWithIdentifier:@"cart-id"] animated:YES completion:nil];"#

  @Test(
    arguments: cases([
      "holds": [
        "- (void)viewDidAppear:(BOOL)a { \(shows) }",
        "- (void)viewDidAppear:(BOOL)a { [self open]; }\n- (void)open { \(shows) }",
        "- (void)viewDidAppear:(BOOL)a { [api load:^{ [weakSelf open]; }]; }\n- (void)open { \(shows) }",
        "- (void)viewDidAppear:(BOOL)a { \(shows.replacing("[self p", with: "[strongSelf p")) }",
        "- (void)viewDidLoad { [b addTarget:self action:@selector(open) forControlEvents:1]; }\n- (void)open { \(shows) }",
        "- (void)tableView:(UITableView *)t didSelectRowAtIndexPath:(NSIndexPath *)p { \(shows) }\n- (void)viewDidLoad { [self.table setDelegate:self]; }",
      ],
      "not decided": [
        "- (void)viewDidLoad { [center addObserver:self selector:@selector(open) name:n object:nil]; }\n- (void)open { \(shows) }",
        "- (void)tableView:(UITableView *)t didSelectRowAtIndexPath:(NSIndexPath *)p { \(shows) }\n- (void)viewDidLoad { self.tableView.allowsSelection = NO; }",
        "- (void)tableView:(UITableView *)t didSelectRowAtIndexPath:(NSIndexPath *)p { \(shows) }\n- (void)viewDidLoad { [self.tableView setAllowsSelection:NO]; }",
        "- (void)other { [menu open]; }\n- (void)open { \(shows) }",
        "- (void)viewDidAppear:(BOOL)a { \(shows.replacing("[self p", with: "[menu p")) }",
      ],
    ])
  )
  func `methods of Objective-C run others`(methods: String, expected: String) async {
    let code = "@interface Post : UIViewController\n@end\n@implementation Post\n\(methods)\n@end\n"
    #expect(await answer(to: "reach Cart", objectiveC: code) == expected)
  }

  @Test(arguments: [
    ("", "holds"),
    (
      "- (UIModalPresentationStyle)modalPresentationStyle { return UIModalPresentationFullScreen; }",
      "not decided"
    ),
    ("- (BOOL)isModalInPresentation { return YES; }", "not decided"),
  ])
  func `a getter of Objective-C decides about swipes`(method: String, expected: String) async {
    let code = "@implementation Share\n\(method)\n@end\n"
    #expect(await answer(to: "back from Share", objectiveC: code) == expected)
  }

  @Test(arguments: [
    ("return YES;", "holds"), ("return NO;", "not decided"),
    ("if (isEmpty) { return YES; } return NO;", "not decided"),
    (
      "if ([c isKindOfClass:[Cart class]] && ([(Cart *)c item] == nil)) { return YES; } return NO;",
      "holds"
    ),
    ("if ([(Cart *)c item] != nil) { return YES; } return NO;", "not decided"),
  ])
  func `a delegate of Objective-C sets the detail aside`(body: String, expected: String) async {
    let code = """
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o {
        splitViewController.delegate = self;
        return YES; }
      - (BOOL)splitViewController:(UISplitViewController *)s collapseSecondaryViewController:(UIViewController *)c ontoPrimaryViewController:(UIViewController *)p { \(body) }
      @end
      """
    let app = document(initial: "split", splitView())
    #expect(await answer(to: "never Cart", "", app, objectiveC: code) == expected)
  }

  @Test func `a subscription to notifications runs later`() async {
    for (line, expected) in [
      ("center.publisher(for: name).sink", "not decided"), ("model.$item.sink", "broken"),
    ] {
      let code = """
        class Post: UIViewController {
          override func viewDidAppear(_ a: Bool) { \(line) { _ in self.present(\(Self.cart), animated: true) } }
        }
        """
      #expect(await answer(to: "never Cart", code) == expected)
    }
  }
}
