import RouteCheckTestSupport
import Testing

@testable import RuleSupport

/// Children that code adds to a screen.
@Suite struct AddedChildTests {
  private static let make = #"storyboard!.instantiateViewController(withIdentifier: "cart-id")"#
  private static let cart = "let cart = \(make)\n"
  private static let other =
    #"storyboard!.instantiateViewController(withIdentifier: "other-id")"#
  private static let adds = "addChild(cart)\nview.addSubview(cart.view)\n"
  private static let lazyCart = "private lazy var cart = \(make)\n"
  private static let add = """
    func add(_ child: UIViewController) { addChild(child); view.addSubview(child.view) }

    """

  /// A feed in a stack, which leads to a post, and screens that only code shows. The cart leads to a sheet.
  private static let storyboard = document(
    initial: "nav",
    stack(root: "feed"),
    screen(
      "feed",
      control("Open", segue("s1", to: "post")) + control("Go", action("go:", to: "feed"))
    ),
    screen("post"),
    screen("cart", control("Share", segue("s2", to: "share", "presentation"))),
    screen("share"),
    screen("other")
  )

  private static func answer(to property: String, _ code: String, _ rest: String = "") async
    -> String
  {
    let feed =
      "class Feed: UIViewController {\n\(code)\n}\nclass Other: UIViewController {}\n\(rest)"
    return await RouteCheckTests.answer(to: property, feed, storyboard)
  }

  private static func appears(_ code: String) -> String {
    "override func viewDidLoad() {\n\(code)}\n"
  }

  @Test(arguments: [
    appears(cart + adds),
    appears("setUp()\n") + "func setUp() { if isNew { \(cart)\(adds)} }",
    appears(cart + adds + "cart.view.frame = self.view.bounds\n"),
    appears(
      cart + adds + "cart.view.topAnchor.constraint(equalTo: view.topAnchor).isActive = true\n"
    ),
    appears("let nav = UINavigationController(rootViewController: \(make))\n")
      .replacing("))\n", with: "))\naddChild(nav)\nview.addSubview(nav.view)\n"),
    appears(cart + "add(cart)\n") + add,
    lazyCart + appears(adds),
    lazyCart + add
      + appears("add(cart)\nnavigationController?.popToRootViewController(animated: true)\n"),
    "private lazy var cart: UIViewController = {\nvar cart = \(make)\nreturn cart\n}()\n"
      + appears(adds),
    lazyCart + "private lazy var other = \(other)\n"
      + appears(
        "let child = if isNew { cart } else { other }\naddChild(child)\nview.addSubview(child.view)\n"
      ),
    "@IBAction func go(_ sender: Any) {\n\(cart)\(adds)}",
  ])
  func `a child that code adds is there`(code: String) async {
    #expect(await Self.answer(to: "never Share", code) == "broken")
  }

  @Test(arguments: [
    // The view of the child is not in sight.
    appears(cart + "addChild(cart)\n"),
    appears(cart + adds.replacing("view.add", with: "slot.add")),
    appears(
      cart + adds.replacing("addSubview(cart.view)", with: "insertSubview(cart.view, at: 0)")
    ),
    appears(cart + adds + "cart.view.frame = CGRect(x: -300, y: 0, width: 300, height: 600)\n"),
    appears(cart + adds + "cart.view.frame.origin.x = -300\n"),
    appears(cart + adds + "cart.view.isHidden = true\n"),
    appears(
      cart + adds
        + "cart.view.leadingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true\n"
    ),
    lazyCart + appears(adds + "hide()\n") + "func hide() { cart.view.alpha = 0 }",
    // Another controller gets the child, or another child is added.
    appears(cart + adds.replacing("addChild", with: "parent?.addChild")),
    appears(cart + "other.add(cart)\n") + add,
    appears(cart + "add(cart)\n") + "func add(_ child: UIViewController) {}",
    appears(cart + "add(cart)\n") + add + "func add(_ title: String) {}",
    lazyCart + appears("add(UIViewController())\n") + add.replacing("child", with: "cart"),
    lazyCart + appears("let cart = UIViewController()\n" + adds),
    lazyCart + appears("cart = find()\n" + adds),
    lazyCart.replacing("private ", with: "") + appears(adds),
    appears("var cart = \(make)\nif isNew { cart = find() }\n" + adds),
    "private lazy var cart: UIViewController = {\nif isNew { return \(other) }\nreturn \(make)\n}()\n"
      + appears(adds),
    lazyCart + "private lazy var other = \(other)\n"
      + appears(
        "let child = if isNew { cart.children[0] } else { other }\naddChild(child)\nview.addSubview(child.view)\n"
      ),
    // Nothing is known to run the code, it runs later, or it takes the screen away.
    "func setUp() {\n\(cart)\(adds)}",
    appears("loader.onEnd = { [self] in\n\(cart)\(adds)}\n"),
    appears(
      "NotificationCenter.default.addObserver(self, selector: #selector(setUp), name: n, object: nil)\n"
    )
      + "@objc func setUp() {\n\(cart)\(adds)}",
    appears(cart + adds + "navigationController?.popViewController(animated: false)\n"),
    // One child may replace the other.
    appears(cart + adds + "let other = \(other)\naddChild(other)\nview.addSubview(other.view)\n"),
  ])
  func `it is not certain that a child is there`(code: String) async {
    #expect(await Self.answer(to: "never Share", code) == "not decided")
  }

  @Test(arguments: [
    // The child may always be there, and covers the controls of the screen.
    ("only Post after Cart", appears(cart + adds), "not decided"),
    ("only Feed after Cart", appears(cart + adds), "not decided"),
    ("reach Post", appears(cart + adds), "not decided"),
    ("reach Share from Feed", appears(cart + adds), "not decided"),
    ("back from Cart", appears(cart + adds), "not decided"),
    ("reach Share within 1 tap", appears(cart + adds), "holds"),
    ("only Cart after Feed", appears(cart + adds), "holds"),
    ("only Share after Cart", appears(cart + adds), "holds"),
    ("back from Share", appears(cart + adds), "holds"),
    // A tap adds the child.
    ("reach Post", "@IBAction func go(_ sender: Any) {\n\(cart)\(adds)}", "holds"),
    ("reach Share within 1 tap", "@IBAction func go(_ sender: Any) {\n\(cart)\(adds)}", "broken"),
    // What a child dismisses is known.
    (
      "never Other after Cart",
      "@IBAction func go(_ sender: Any) {\n\(cart)\(adds)}\n}\nclass Cart: UIViewController {\n"
        + "func end() { dismiss(animated: true) }", "holds"
    ),
  ])
  func `a child that code adds has a place`(property: String, code: String, expected: String) async
  {
    #expect(await Self.answer(to: property, code) == expected)
  }

  @Test(arguments: [
    ("self.view", "", "broken"), ("self.view", "cart.view.frame = self.view.bounds;", "broken"),
    ("self.view", "cart.view.frame = CGRectMake(-300, 0, 300, 600);", "not decided"),
    ("self.view", "cart.view.hidden = YES;", "not decided"), ("self.slot", "", "not decided"),
  ])
  func `a child that Objective-C adds is there`(view: String, line: String, expected: String) async
  {
    let code = """
      @interface Feed : UIViewController
      @end
      @implementation Feed
      - (void)viewDidLoad {
        Cart *cart = [self.storyboard instantiateViewControllerWithIdentifier:@"cart-id"];
        [self addChildViewController:cart];
        [\(view) addSubview:cart.view];
        \(line)
      }
      @end
      @implementation Other
      @end

      """
    func answer(to property: String) async -> String {
      await RouteCheckTests.answer(to: property, "", Self.storyboard, objectiveC: code)
    }
    #expect(await answer(to: "never Share") == expected)
    #expect(await answer(to: "reach Post") == (expected == "broken" ? "not decided" : "holds"))
  }

  /// A tab bar controller makes a tab of a child.
  @Test func `a container arranges what code adds`() async {
    let storyboard = tabApp("feed", besides: "cart")
    let code = "class Tabs: UITabBarController {\n\(Self.appears(Self.cart + Self.adds))}\n"
    #expect(await RouteCheckTests.answer(to: "never Cart", code, storyboard) == "not decided")
  }

  /// It is not known what a property makes.
  @Test func `a property computes the identifier of a scene`() async {
    let code =
      "lazy var child: UIViewController = { return storyboard!.instantiateViewController(withIdentifier: name()) }()"
    #expect(await Self.answer(to: "never Cart", code) == "not decided")
  }
}
