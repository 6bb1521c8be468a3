import RouteCheckTestSupport
import TestSupport
import Testing

@testable import RuleSupport

/// Code by which a move does something else than its storyboard says.
@Suite struct UncertainMoveTests {
  private static func prepare(_ code: String) -> String {
    """
    class Feed: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) { \(code) }
    }

    """
  }

  @Test(arguments: [
    ("segue.destination.modalPresentationStyle = .fullScreen", "not decided"),
    ("segue.destination.isModalInPresentation = true", "not decided"),
    ("segue.destination.isModalInPresentation = isDirty", "not decided"),
    ("segue.destination.modalPresentationStyle = .formSheet", "holds"),
    ("segue.destination.title = sender", "holds"),
  ])
  func `the screen before may change a presentation`(code: String, expected: String) async {
    #expect(await answer(to: "back from Share", Self.prepare(code)) == expected)
  }

  @Test(arguments: [
    ("let a = UIAlertController(title: t, message: m, preferredStyle: .alert)", "holds"),
    ("let a = makeScreen()", "not decided"),
  ])
  func `the style of an alert is no screen's`(line: String, expected: String) async {
    let code = """
      extension UIViewController { func ask() {
      \(line)
      a.modalPresentationStyle = .overFullScreen
      } }
      """
    #expect(await answer(to: "back from Share", code) == expected)
  }

  @Test func `the screen before may change a presentation in Objective-C`() async {
    func code(_ line: String) -> String {
      """
      @implementation Feed
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender { \(line) }
      @end
      """
    }
    let covers =
      "segue.destinationViewController.modalPresentationStyle = UIModalPresentationFullScreen;"
    #expect(await answer(to: "back from Share", objectiveC: code(covers)) == "not decided")
    #expect(await answer(to: "back from Share", objectiveC: code("[self save];")) == "holds")
  }

  private static let asks =
    "func presentationControllerShouldDismiss(_ c: UIPresentationController) -> Bool { false }"

  @Test(arguments: [
    "class Feed: UIViewController { \(asks) }\n", "class Share: UIViewController { \(asks) }\n",
    "class Sheets: NSObject { \(asks) }\n",
    "class Feed: UIViewController { func adaptivePresentationStyle(for c: C) -> S { .fullScreen } }\n",
  ])
  func `a delegate may decline a swipe`(code: String) async {
    #expect(await answer(to: "back from Share", code) == "not decided")
  }

  /// Post leads to Share as well, but nothing leads to Post but Feed.
  @Test func `a delegate of other screens declines no swipe`() async {
    let storyboard = feedApp("", screen("cart"))
    let code = "class Cart: UIViewController { \(Self.asks) }\n"
    #expect(await answer(to: "back from Share", code, storyboard) == "holds")
  }

  @Test(arguments: [
    ("navigationController?.setViewControllers([self], animated: false)", "not decided"),
    ("navigationController?.viewControllers.removeAll { $0 is Feed }", "not decided"),
    ("navigationController?.viewControllers.remove(at: 0)", "not decided"),
    ("self.navigationController!.viewControllers = [self]", "not decided"),
    (
      "guard let nav = navigationController else { return }; nav.viewControllers = [self]",
      "not decided"
    ),
    (
      "guard let nav = navigationController else { return }\nnav.viewControllers.remove(at: 0)",
      "not decided"
    ),
    ("let count = navigationController?.viewControllers.count", "holds"),
    ("let next = UINavigationController(); next.viewControllers = [self]", "holds"),
    ("items.removeAll()", "holds"),
  ])
  func `a stack that code changes may not lead back`(line: String, expected: String) async {
    let code = "class Post: UIViewController { override func viewDidLoad() { \(line) } }\n"
    #expect(await answer(to: "reach Feed from Post within 1 tap", code) == expected)
  }

  @Test(arguments: [
    ("self.navigationController.viewControllers = @[self];", "not decided"),
    ("[self.navigationController setViewControllers:@[self] animated:NO];", "not decided"),
    ("self.navigationItem.leftBarButtonItem = menu;", "not decided"),
    (
      "self.navigationItem.leftBarButtonItem = menu; self.navigationItem.leftItemsSupplementBackButton = YES;",
      "holds"
    ),
    ("controller.viewControllers = @[self];", "holds"),
    ("[[self navigationController] setViewControllers:@[self] animated:NO];", "not decided"),
    (
      "UINavigationController *nav = self.navigationController; nav.viewControllers = @[self];",
      "not decided"
    ),
    ("UINavigationController *nav = [Stack new]; nav.viewControllers = @[self];", "holds"),
    ("[self.navigationController.navigationBar setHidden:YES];", "not decided"),
  ])
  func `a stack that Objective-C changes may not lead back`(line: String, expected: String) async {
    let code = "@implementation Post\n- (void)viewDidLoad { \(line) }\n@end\n"
    #expect(await answer(to: "reach Feed from Post within 1 tap", objectiveC: code) == expected)
  }

  @Test(arguments: [
    ("", "holds"), ("navigationController?.popViewController(animated: true)", "not decided"),
  ])
  func `two pops go farther than one`(second: String, expected: String) async {
    let done = control("Done", action("done", to: "post"))
    let storyboard = feedApp().adding(done, toViewOf: "post")
    let code = """
      class Post: UIViewController {
        override func viewDidLoad() { navigationItem.hidesBackButton = true }
        @IBAction func done() {
          navigationController?.popViewController(animated: false)
          \(second)
        }
      }

      """
    #expect(await answer(to: "reach Feed from Post", code, storyboard) == expected)
  }

  @Test(arguments: [
    ("\(pop); \(pop)", "not decided"), ("for _ in 0..<2 { \(pop) }", "not decided"),
    ("while isDeep { \(pop) }", "not decided"), ("(0..<2).forEach { _ in \(pop) }", "not decided"),
    ("\(pop); load { self.\(pop) }", "not decided"),
    ("if isNew { \(pop) } else { \(pop) }", "holds"),
    ("switch kind { case .one: \(pop)\ndefault: \(pop) }", "holds"),
  ])
  func `several pops may go farther`(code: String, expected: String) async {
    let storyboard = feedApp("", screen("cart", control("Done", action("done", to: "cart"))))
      .adding(control("Cart", segue("s3", to: "cart")), toViewOf: "post")
    let cart = """
      class Cart: UIViewController {
        override func viewDidLoad() { navigationItem.hidesBackButton = true }
        @IBAction func done() { \(code) }
      }

      """
    let post =
      "class Post: UIViewController { override func viewDidLoad() { navigationItem.hidesBackButton = true } }\n"
    #expect(await answer(to: "never Feed after Cart", post + cart, storyboard) == expected)
  }

  private static let pop = "navigationController?.popViewController(animated: true)"

  @Test(arguments: [
    ("viewDidLoad()", "Share", "not decided"), ("viewDidAppear(_ a: Bool)", "Share", "holds"),
    ("viewDidLoad()", "Post", "holds"),
  ])
  func `nothing is presented before the view is in a window`(
    method: String,
    segue: String,
    expected: String
  ) async {
    let storyboard = Self.ofCode(segue)
    let code = """
      class Feed: UIViewController {
        override func \(method) { performSegue(withIdentifier: "\(segue)", sender: nil) }
      }

      """
    #expect(await answer(to: "reach \(segue)", code, storyboard) == expected)
    let helper = code.replacing("{ performSegue", with: "{ open() }; func open() { performSegue")
    #expect(await answer(to: "reach \(segue)", helper, storyboard) == expected)
  }

  @Test(arguments: [
    ("PERFORM", "not decided"), ("open()", "not decided"), ("if isNew { open() }", "broken"),
    ("guard isNew else { return }; open()", "broken"), ("run { self.open() }", "broken"),
    ("other.open()", "broken"),
  ])
  func `a screen that always moves on takes no tap`(line: String, expected: String) async {
    let storyboard = document(
      initial: "feed",
      screen("feed", control("Post", segue("s1", to: "post"))),
      screen("post"),
      screen("share")
    ).connecting(segue("s2", "Share", to: "share", "presentation"), of: "feed")
    let perform = #"performSegue(withIdentifier: "Share", sender: nil)"#
    let code = """
      class Feed: UIViewController {
        override func viewDidAppear(_ a: Bool) { \(line) }
        func open() { PERFORM }
      }
      """
    let found = await answer(
      to: "never Post",
      code.replacing("PERFORM", with: perform),
      storyboard
    )
    #expect(found == expected)
  }

  /// A feed whose code performs the segue to a screen.
  private static func ofCode(_ name: String) -> String {
    let kind = name == "Share" ? "presentation" : "show"
    return document(
      initial: "nav",
      stack(root: "feed"),
      screen("feed", control("Go", action("go", to: "feed"))),
      screen("share", control("Cart", segue("s2", to: "cart"))),
      screen("post", control("Cart", segue("s3", to: "cart"))),
      screen("cart")
    ).connecting(segue("s1", name, to: name.lowercased(), kind), of: "feed")
  }

  @Test(arguments: [
    ("override func viewDidAppear(_ a: Bool)", 0, "not decided"),
    ("override func viewDidAppear(_ a: Bool)", 1, "not decided"),
    ("override func viewDidAppear(_ a: Bool)", 2, "holds"),
    ("@IBAction func go()", 1, "broken"), ("@IBAction func go()", 2, "holds"),
    ("func tableView(_ t: UITableView, didSelectRowAt i: IndexPath)", 1, "broken"),
  ])
  func `code may show a screen without a tap`(method: String, taps: Int, expected: String) async {
    let code = """
      class Feed: UITableViewController {
        \(method) { performSegue(withIdentifier: "Post", sender: nil) }
      }

      """
    let property = taps == 0 ? "reach Post within 0 taps" : "reach Cart within \(taps) taps"
    #expect(await answer(to: property, code, Self.ofCode("Post")) == expected)
  }

  /// A tab bar controller with a feed and a cart.
  private static let tabs = tabApp("feed", "cart")
    .adding(control("Go", action("go", to: "feed")), toViewOf: "feed")

  private static let tabCode: [(String, String)] = cases([
    "not decided": [
      "class Tabs: UITabBarController { override func viewDidLoad() { selectedIndex = last } }",
      "class Tabs: UITabBarController {}\n"
        + "class D: A { func application(_ a: A) { (window?.rootViewController as? Tabs)?.selectedIndex = i } }",
      "class Tabs: UITabBarController {}\n"
        + "class D: A { func application(_ a: A) { let root = window!.rootViewController as! Tabs\nroot.selectedIndex = 1 } }",
      "class Tabs: UITabBarController {}\n"
        + "class Feed: UIViewController { func f() { tabBarController?.selectedViewController = x } }",
    ],
    "holds": [
      "class Tabs: UITabBarController {}\n"
        + "class Feed: UIViewController { @IBAction func go() { tabBarController?.selectedIndex = 1 } }",
      "class Tabs: UITabBarController {}\n"
        + "class Feed: UIViewController { var selectedIndex = 0; func f() { selectedIndex = 1 } }",
      "class Tabs: UITabBarController { override func viewDidLoad() { menu.selectedIndex = 1 } }",
    ],
  ])

  @Test(arguments: tabCode)
  func `code may select the first tab that a user sees`(code: String, expected: String) async {
    let code = code + "\n"
    #expect(await answer(to: "only Cart after Feed", code, Self.tabs) == expected)
    #expect(await answer(to: "reach Feed within 0 taps", code, Self.tabs) == expected)
    #expect(await answer(to: "reach Feed within 1 tap", code, Self.tabs) == "holds")
  }

  @Test(arguments: [
    ("self.tabBarController.selectedIndex = 1;", "not decided"),
    ("[tabs setSelectedIndex:1];", "not decided"), ("self.selectedIndex = 1;", "holds"),
    ("menu.selectedIndex = 1;", "holds"),
    ("[[self tabBarController] setSelectedIndex:1];", "not decided"),
    ("((UITabBarController *)window.rootViewController).selectedIndex = 1;", "not decided"),
    ("UITabBarController *root = [self root]; root.selectedIndex = 1;", "not decided"),
  ])
  func `Objective-C may select the first tab`(line: String, expected: String) async {
    let code = "@implementation Feed\n- (void)viewDidLoad { \(line) }\n@end\n"
    let tabs = "class Tabs: UITabBarController {}\n"
    #expect(await answer(to: "only Cart after Feed", tabs, Self.tabs, objectiveC: code) == expected)
  }

  @Test(arguments: [
    ("", "broken"),
    (
      "class D: A { func splitViewController(_ s: S, collapseSecondary: C, onto: C) -> Bool { true } }",
      "not decided"
    ),
  ])
  func `a delegate may choose the column that a collapsed split controller shows`(
    code: String,
    expected: String
  ) async {
    let split = document(initial: "split", splitView())
    #expect(await answer(to: "only Cart after Feed", code + "\n", split) == expected)
  }

  /// A feed that embeds a cart, which leads to a post.
  private static func embedding(_ attributes: String) -> String {
    document(
      initial: "feed",
      screen(
        "feed",
        """
        <subviews><containerView id="box" \(attributes)><connections>
          <segue id="e1" identifier="Cart" kind="embed" destination="cart"/>
        </connections></containerView></subviews>
        """
      ),
      screen("cart", control("Post", segue("s1", to: "post", "presentation"))),
      screen("post")
    )
  }

  private static func answers(_ answer: String) -> String {
    "class Feed: UIViewController { override func shouldPerformSegue(withIdentifier id: String, sender: Any?) "
      + "-> Bool { return \(answer) } }\n"
  }

  @Test(arguments: [
    ("", "", "holds"), (#"hidden="YES""#, "", "not decided"),
    ("", answers("isOpen"), "not decided"),
    ("", answers("true"), "holds"),
  ])
  func `an embedded screen may be missing`(attributes: String, code: String, expected: String) async
  {
    let storyboard = Self.embedding(attributes)
    #expect(await answer(to: "reach Cart", code, storyboard) == expected)
    #expect(await answer(to: "reach Post", code, storyboard) == expected)
    #expect(await answer(to: "reach Cart from Post", code, storyboard) == expected)
    #expect(await answer(to: "only Post after Cart", code, storyboard) == expected)
    let never = expected == "holds" ? "broken" : expected
    #expect(await answer(to: "never Cart", code, storyboard) == never)
  }

  /// The code hides the container view by its outlet, or the view of the screen in it.
  @Test(arguments: [
    (
      "class Feed: UIViewController { @IBOutlet var box: UIView!\nfunc f() { box.isHidden = isOn } }\n",
      ""
    ),
    ("class Cart: UIViewController { func f() { view.isHidden = isOn } }\n", ""),
    ("", "@implementation Feed\n- (void)f { self.box.hidden = self.isOn; }\n@end\n"),
    ("", "@implementation Cart\n- (void)f { self.view.hidden = self.isOn; }\n@end\n"),
    ("", "@implementation Feed\n- (void)f { [_box removeFromSuperview]; }\n@end\n"),
    ("", "@implementation Cart\n- (void)f { [[self view] setHidden:self.isOn]; }\n@end\n"),
  ])
  func `an embedded screen may be hidden`(swift: String, objectiveC: String) async {
    let storyboard = Self.embedding("")
      .connecting(#"<outlet property="box" destination="box" id="o1"/>"#, of: "feed")
    func answer(to property: String) async -> String {
      await RouteCheckTests.answer(to: property, swift, storyboard, objectiveC: objectiveC)
    }
    #expect(await answer(to: "reach Cart") == "not decided")
    #expect(await answer(to: "only Post after Cart") == "not decided")
    #expect(await answer(to: "never Post") == "broken")
  }

  /// A feed in a stack with a table, whose row shows a post.
  private static let table = document(
    initial: "nav",
    stack(root: "feed"),
    """
    <scene><objects><viewController id="feed" customClass="Feed"><tableView key="view"><prototypes>
      <tableViewCell id="row"><connections>
        <segue id="s1" kind="show" destination="post"/>
      </connections></tableViewCell>
    </prototypes></tableView><connections>
      <segue id="s2" identifier="Cart" kind="show" destination="cart"/>
    </connections></viewController></objects></scene>
    """,
    screen("post") + screen("cart") + screen("share")
  )

  @Test(
    arguments: cases([
      "holds": ["", "override func viewDidLoad() { view.isUserInteractionEnabled = true }"],
      "not decided": [
        "func tableView(_ t: T, willSelectRowAt i: I) -> I? { nil }",
        "func tableView(_ t: T, shouldHighlightRowAt i: I) -> Bool { false }",
        "override func viewDidLoad() { tableView.allowsSelection = false }",
        "func tableView(_ t: T, cellForRowAt i: I) -> C { cell.isUserInteractionEnabled = i.row > 1 }",
      ],
    ])
  )
  func `the rows of a table may take no taps`(method: String, expected: String) async {
    let code = """
      class Feed: UITableViewController {
        \(method)
        func tableView(_ t: T, didSelectRowAt i: I) {
          if i.row == 0 { return performSegue(withIdentifier: "Cart", sender: nil) }
          let share = storyboard!.instantiateViewController(withIdentifier: "share-id")
          navigationController?.pushViewController(share, animated: true)
        }
      }

      """
    for name in ["Post", "Cart", "Share"] {
      #expect(await answer(to: "reach \(name)", code, Self.table) == expected)
    }
  }

  @Test(arguments: [
    ("tableView:(T *)t willSelectRowAtIndexPath:(I *)i", "not decided"),
    ("tableView:(T *)t willDisplayCell:(C *)c forRowAtIndexPath:(I *)i", "holds"),
  ])
  func `rows of Objective-C may take no taps`(method: String, expected: String) async {
    let code = "@implementation Feed\n- (id)\(method) { return nil; }\n@end\n"
    #expect(await answer(to: "reach Post", "", Self.table, objectiveC: code) == expected)
  }

  @Test(arguments: [
    ("detailButton", "", "holds"), ("detailDisclosureButton", "", "holds"),
    ("disclosureIndicator", "", "not decided"),
    ("disclosureIndicator", "cell.accessoryType = .detailButton", "holds"),
  ])
  func `only a button is an accessory that takes taps`(
    type: String,
    line: String,
    expected: String
  ) async {
    let storyboard = Self.table
      .replacing(#"id="s1""#, with: #"id="s1" trigger="accessoryAction""#)
      .replacing(#"id="row""#, with: #"id="row" accessoryType="\#(type)""#)
    let code = """
      class Feed: UITableViewController {
        func tableView(_ t: T, cellForRowAt i: I) -> C { \(line) }
      }

      """
    #expect(await answer(to: "reach Post", code, storyboard) == expected)
  }

  @Test(arguments: [("0.0", "not decided"), ("0.5", "holds")])
  func `a transparent control takes no taps`(alpha: String, expected: String) async {
    let storyboard = feedApp().replacing("<button ", with: "<button alpha=\"\(alpha)\" ")
    #expect(await answer(to: "reach Post", "", storyboard) == expected)
  }

  @Test(arguments: [
    ("- (void)editor:(Editor *)editor didSave:(BOOL)isNew", "", "not decided"),
    (
      "- (void)editor:(Editor *)editor didSave:(BOOL)isNew", "[self editor:nil didSave:NO];",
      "holds"
    ),
    ("- (IBAction)go:(id)sender forEvent:(UIEvent *)event", "", "not decided"),
    ("- (void)tableView:(T *)t didSelectRowAtIndexPath:(I *)i", "", "holds"),
    ("- (IBAction)go", "", "holds"), ("- (void)go", "", "not decided"),
    ("- (void)go", "[self go];", "holds"),
    ("- (void)viewController:(id)c didPick:(id)p", "", "not decided"),
    ("- (void)alertView:(id)v clickedButtonAtIndex:(NSInteger)i", "", "holds"),
    ("- (void)loadPost", "", "not decided"),
    ("- (void)touchesEnded:(NSSet *)t withEvent:(UIEvent *)e", "", "holds"),
    ("- (void)setEditing:(BOOL)isEditing", "", "not decided"),
    ("- (void)tableView:(T *)t didDeselectRowAtIndexPath:(I *)i", "", "not decided"),
    ("- (void)tableView:(T *)t didSelectRow:(I *)i", "", "not decided"),
    (
      "- (void)tableView:(T *)t commitEditingStyle:(int)s forRowAtIndexPath:(I *)i", "",
      "not decided"
    ),
    ("- (void)tableView:(T *)t accessoryButtonTappedForRowWithIndexPath:(I *)i", "", "not decided"),
    ("- (void)performSegueWithIdentifier:(id)i sender:(id)s {}\n- (IBAction)go", "", "not decided"),
    (
      "- (void)performSegueWithIdentifier:(id)i sender:(id)s { if (ok) { return; } [super performSegueWithIdentifier:i sender:s]; }\n- (IBAction)go",
      "", "not decided"
    ),
    (
      "- (void)performSegueWithIdentifier:(id)i sender:(id)s { [super performSegueWithIdentifier:i sender:s]; }\n- (IBAction)go",
      "", "holds"
    ),
  ])
  func `a method of Objective-C may never run`(
    method: String,
    call: String,
    expected: String
  ) async {
    let code = """
      @implementation Feed
      - (void)viewDidAppear:(BOOL)animated { \(call) }
      \(method) { [self performSegueWithIdentifier:@"Post" sender:nil]; }
      @end
      """
    #expect(await answer(to: "reach Post", "", Self.ofCode("Post"), objectiveC: code) == expected)
  }

  @Test(arguments: [
    ("open(withItem item: Any?) {}", "not decided"), ("open(item: Any?) {}", "holds"),
    ("open(withItem item: Any?) { super.open(withItem: item) }", "not decided"),
  ])
  func `Swift may override a method of Objective-C`(method: String, expected: String) async {
    let base = """
      @interface Base : UIViewController
      @end
      @implementation Base
      - (IBAction)go { [self openWithItem:nil]; }
      - (void)openWithItem:(id)item { [self performSegueWithIdentifier:@"Post" sender:nil]; }
      @end
      """
    let code = "class Feed: Base { override func \(method) }\n"
    let app = Self.ofCode("Post")
    #expect(await answer(to: "reach Post", code, app, objectiveC: base) == expected)
  }
}
