import RouteCheckTestSupport
import TestSupport
import Testing

@testable import RuleSupport

/// Code that shows a scene in a style of its own, on another screen, or at the tap of a tab.
@Suite struct ShownElsewhereTests {
  private static let make =
    #"storyboard!.instantiateViewController(withIdentifier: "cart-id")"#

  /// A feed whose button sends `go:`, and a cart that only code shows.
  private static func feed(_ cart: String = "") -> String {
    document(
      initial: "feed",
      screen("feed", control("Go", action("go:", to: "feed")))
        + screen("cart", attributes: cart)
    )
  }

  private static func presents(_ code: String) -> String {
    "class Feed: UIViewController { @IBAction func go(_ sender: Any) { \(code) } }"
  }

  @Test(arguments: [
    ("", "present(\(make), animated: true)", "holds"),
    (#"modalPresentationStyle="fullScreen""#, "present(\(make), animated: true)", "broken"),
    (
      #"modalPresentationStyle="fullScreen""#,
      "let cart = \(make); cart.modalPresentationStyle = .pageSheet; present(cart, animated: true)",
      "holds"
    ),
    (
      #"modalPresentationStyle="fullScreen""#,
      "present(UINavigationController(rootViewController: \(make)), animated: true)", "holds"
    ),
    ("", "present(Carts.make(), animated: true)", "broken"),
    (
      "", "present(UINavigationController(rootViewController: Carts.make()), animated: true)",
      "holds"
    ),
  ])
  func `a scene is presented in the style of its storyboard or of its factory`(
    cart: String,
    code: String,
    expected: String
  ) async {
    let factory = """
      enum Carts {
        static func make() -> UIViewController {
          let cart = \(Self.make.replacing("storyboard!", with: #"UIStoryboard(name: "Main", bundle: nil)"#))
          cart.modalPresentationStyle = .fullScreen
          return cart
        }
      }

      """
    let code = (code.contains("Carts") ? factory : "") + Self.presents(code)
    #expect(await answer(to: "reach Feed from Cart", code, Self.feed(cart)) == expected)
  }

  private static let nav = "UINavigationController(rootViewController: \(make))"

  @Test(arguments: [
    ("let n = \(nav); n.isModalInPresentation = true; present(n, animated: true)", "not decided"),
    (
      "let n = \(nav); n.modalPresentationStyle = style; present(n, animated: true)",
      "not decided"
    ),
    ("let n = \(nav); setUp(n); present(n, animated: true)", "not decided"),
    ("present(Locked(rootViewController: \(make)), animated: true)", "not decided"),
    (
      "let n = \(nav); n.modalPresentationStyle = .formSheet; present(n, animated: true)", "holds"
    ),
    (
      "let c = \(make); load { c.modalPresentationStyle = .fullScreen }; present(c, animated: true)",
      "not decided"
    ),
    (
      "load { let c = \(make); c.modalPresentationStyle = .fullScreen; self.present(c, animated: true) }",
      "broken"
    ),
    (
      "let c = \(make); if #available(iOS 13, *) { c.modalPresentationStyle = .fullScreen }; present(c, animated: true)",
      "broken"
    ),
  ])
  func `code sets how a screen or the stack around it is presented`(code: String, expected: String)
    async
  {
    let others = """
      class Post: UIViewController {}
      class Locked: UINavigationController {
        override func viewDidLoad() { isModalInPresentation = true }
      }
      extension Feed {
        func setUp(_ stack: UINavigationController) { \(code.contains("setUp") ? "stack.isModalInPresentation = true" : "") }
      }

      """
    let post = screen("post")
    let storyboard = document(
      initial: "feed",
      screen("feed", control("Go", action("go:", to: "feed"))),
      screen("cart", control("Post", segue("s1", to: "post"))),
      post
    )
    let property = code.contains("let c") ? "reach Feed from Cart" : "reach Feed from Post"
    #expect(await answer(to: property, others + Self.presents(code), storyboard) == expected)
  }

  @Test func `code sets another style than the factory`() async {
    let code = """
      enum Carts {
        static func make() -> UIViewController {
          let cart = \(Self.make.replacing("storyboard!", with: #"UIStoryboard(name: "Main", bundle: nil)"#))
          cart.modalPresentationStyle = .fullScreen
          return cart
        }
      }

      """
    let line =
      "let c = Carts.make(); c.modalPresentationStyle = .pageSheet; present(c, animated: true)"
    let found = await answer(to: "back from Cart", code + Self.presents(line), Self.feed())
    #expect(found == "not decided")
  }

  /// A full screen cart whose code leaves, or only keeps a closure that does.
  private static let closures: [(code: String, expected: String)] = [
    ("dismiss(animated: true)", "holds"), ("save { self.dismiss(animated: true) }", "holds"),
    ("let end = { self.dismiss(animated: true) }; end()", "holds"),
    ("let end: () -> Void = { self.dismiss(animated: true) }; end()", "holds"),
    (
      "let below = presentingViewController\ndismiss(animated: true) { below?.dismiss(animated: true) }",
      "not decided"
    ),
    ("onEnd = { self.dismiss(animated: true) }", "not decided"),
    ("self.onEnd = { self.dismiss(animated: true) }", "not decided"),
    ("let next = NextController.make { self.dismiss(animated: true) }", "not decided"),
    ("let next = NextController(id: 1) { self.dismiss(animated: true) }", "not decided"),
    ("let next = NextController(onEnd: { self.dismiss(animated: true) })", "not decided"),
    ("AskAlertController.ask { self.dismiss(animated: true) }", "holds"),
    ("Store.shared.save(then: { self.dismiss(animated: true) })", "holds"),
  ]

  @Test(arguments: closures)
  func `a closure that an object keeps does not run at the tap`(
    code: String,
    expected: String
  ) async {
    let close = control("Close", action("close:", to: "cart"))
    let storyboard = document(
      initial: "feed",
      screen(
        "feed",
        control(
          "Go",
          segue(
            "s1",
            to: "cart",
            "presentation",
            attributes: #"modalPresentationStyle="fullScreen""#
          )
        )
      ) + screen("cart", close)
    )
    let cart = "class Cart: UIViewController { @IBAction func close(_ sender: Any) { \(code) } }"
    #expect(await answer(to: "back from Cart", cart, storyboard) == expected)
  }

  @Test(arguments: [
    (
      "picker.onEnd = ^(id name) { [self.navigationController popViewControllerAnimated:YES]; };",
      "broken"
    ),
    ("_onEnd = ^{ [self.navigationController popViewControllerAnimated:YES]; };", "broken"),
    ("[self.navigationController popViewControllerAnimated:YES];", "not decided"),
    (
      "void (^end)(void) = ^{ [self.navigationController popViewControllerAnimated:YES]; };",
      "not decided"
    ),
  ])
  func `a block that an object keeps takes nothing away`(line: String, expected: String) async {
    let code = """
      @interface Feed : UIViewController
      @end
      @implementation Feed
      - (IBAction)go:(id)sender {
        \(line)
        UIViewController *cart = [self.storyboard instantiateViewControllerWithIdentifier:@"cart-id"];
        [self presentViewController:cart animated:YES completion:nil];
      }
      @end
      """
    #expect(await answer(to: "never Cart", "", Self.feed(), objectiveC: code) == expected)
  }

  /// A stack of Feed and Post, with a full screen Share over it.
  @Test(arguments: [
    ("controller.present(cart, animated: true)", "not decided"),
    ("controller.navigationController?.pushViewController(cart, animated: true)", "not decided"),
    // UIKit presents nothing for a screen that presents already.
    ("present(cart, animated: true)", "holds"),
  ])
  func `a covered screen may show a scene on the one that covers it`(
    line: String,
    expected: String
  ) async {
    let code = """
      class Feed: UIViewController {
        func shareDidEnd(_ controller: Share) { let cart = \(Self.make); \(line) }
      }
      class Post: UIViewController {}
      """
    let share = covering(feedApp("", screen("cart")))
    #expect(await answer(to: "never Cart after Share", code, share) == expected)
  }

  /// Feed is two screens below the top.
  @Test func `every screen below may push`() async {
    let storyboard = feedApp("", screen("cart")).replacing(
      control("Share", segue("s2", to: "share", "presentation")),
      with: control("Share", segue("s2", to: "share"))
    ).replacing(
      control("Write", segue("s9", to: "share", "presentation")),
      with: ""
    )
    let code = """
      class Feed: UIViewController {
        func shareDidEnd() { navigationController?.pushViewController(\(Self.make), animated: true) }
      }
      """
    let property = "reach Cart from Share within 1 tap"
    #expect(await answer(to: property, code, storyboard) == "not decided")
  }

  /// Feed shows Cart in place of others, and Post, whose bar has an item for Share, is above it.
  @Test func `a screen that replaced others keeps its bar`() async {
    let storyboard = feedApp(
      "",
      screen("cart", control("Open", segue("s7", to: "post")))
    ).replacing(
      control("Open", segue("s1", to: "post")),
      with: control("Go", action("go:", to: "feed"))
    ).replacing(
      control("Share", segue("s2", to: "share", "presentation"))
        + "</view>",
      with: """
        </view><navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="i">
        <connections><segue id="s2" kind="presentation" destination="share"/></connections>
        </barButtonItem></navigationItem>
        """
    )
    let code = Self.presents(
      """
      navigationController?.popToRootViewController(animated: false)
      navigationController?.pushViewController(\(Self.make), animated: true)
      """
    )
    #expect(await answer(to: "reach Share from Post", code, storyboard) == "holds")
    #expect(await answer(to: "back from Cart", code, storyboard) == "not decided")
  }

  @Test(arguments: [
    (#"["cart-id"]"#, "broken", "holds"), ("names", "not decided", "not decided"),
    // It is the identifier of a segue.
    (
      "names\nfunc go() { performSegue(withIdentifier: \"cart-id\", sender: nil) }", "not decided",
      "not decided"
    ),
    // Other code makes the scene.
    (
      """
      ["cart-id"]
      func make() -> UIViewController {
        storyboard!.instantiateViewController(withIdentifier: "cart-id")
      }
      """, "not decided", "not decided"
    ),
  ])
  func `rows show the scenes that a list of the class names`(
    list: String,
    cart: String,
    post: String
  ) async {
    let code = """
      class Feed: UITableViewController {
        let items = \(list)
        override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {
          let item = storyboard!.instantiateViewController(withIdentifier: items[i.row])
          navigationController?.pushViewController(item, animated: true)
        }
      }
      """
    let storyboard = document(
      initial: "nav",
      stack(root: "feed"),
      screen("feed") + screen("cart") + screen("post")
    )
    #expect(await answer(to: "never Cart", code, storyboard) == cart)
    #expect(await answer(to: "never Post", code, storyboard) == post)
  }

  // MARK: Tabs

  /// A tab bar controller of Feed, Cart and Post, and a Share that only code shows.
  private static let tabs = tabApp("feed", "cart", "post", besides: "share")

  private static func delegate(_ body: String) -> String {
    """
    class Tabs: UITabBarController, UITabBarControllerDelegate {
      private static let camera = 1
      override func viewDidLoad() { delegate = self }
      func tabBarController(_ tabs: UITabBarController, shouldSelect screen: UIViewController) -> Bool {
        \(body)
      }
    }
    """
  }

  private static let declining: [(String, [String])] = cases([
    ["broken", "broken"]: [
      "true", "return true",
      // The selected tab stays selected.
      "if screen == selectedViewController { top(); return false }\nreturn true",
      "guard let all = viewControllers, all[selectedIndex] !== screen else { return false }\nreturn true",
      // A user can meet the condition.
      "guard isLoggedIn else { return false }\nreturn true",
      "if isBusy { return false }\nreturn true",
      // It declines them only under a condition.
      "if screen is Cart { if isReady { return true }\nlogIn(); return false }\nreturn true",
      "guard screen is Cart else { return true }\nif isReady { return true }\nlogIn()\nreturn false",
      "if isReady { return true }\nreturn false",
      "if isReady { return true }\nif screen is Cart { return false }\nreturn true",
      "guard !isReady else { return true }\nif screen is Cart { return false }\nreturn true",
      "if !isReady {\nif screen is Cart { return false }\n}\nreturn true",
    ],
    ["not decided", "not decided"]: [
      "return false", "canOpen(screen)",
      "guard screen is Cart else { return false }\nreturn true",
      "if viewControllers?.firstIndex(of: screen) == 1, isBusy { return false }\nreturn true",
      "if viewControllers?.firstIndex(of: screen) == 7 { return false }\nreturn true",
      "if viewControllers?.firstIndex(of: screen) != 1 { return false }\nreturn true",
      "let index = screen.tabBarItem.tag\nif index == 1 { return false }\nreturn true",
      "switch screen {\ncase is Cart: return false\ndefault: return true\n}",
      "if screen is Cart { return true } else { return false }",
      "if screen is Feed { if isReady { return true } }\nreturn false",
    ],
    ["not decided", "broken"]: [
      // It may decline the tabs of a class.
      "if screen is Cart { open(); return false }\nreturn true",
      "if screen is Cart, isBusy { return false }\nreturn true",
      "if screen is Cart, isReady { return true } else if screen is Cart { return false }\nreturn true",
      "guard screen is Cart else { return true }\nopen()\nreturn false",
      "guard screen is Cart else { return true }\nif screen.tabBarItem.tag == 1 { return true }\nreturn false",
      // It may decline the tab at a position.
      "let index = viewControllers?.firstIndex(of: screen)\nif index == 1 { return false }\nreturn true",
      "if let all = viewControllers, all.firstIndex(of: screen) == 1 { open(); return false }\nreturn true",
      "if let all = viewControllers {\nif all.firstIndex(of: screen) == 1 { open(); return false }\n}\nreturn true",
      "if screen === viewControllers?[1] { return false }\nreturn true",
      "let index = viewControllers?.firstIndex(of: screen)\nif index == Self.camera { return false }\nreturn true",
      "guard viewControllers?.firstIndex(of: screen) == 1 else { return true }\nreturn false",
      "if viewControllers?.firstIndex(of: screen) != 1 { return true }\nreturn false",
    ],
    ["broken", "not decided"]: [
      "guard tabs.viewControllers?.firstIndex(of: screen) != 2 else { return false }\nreturn true"
    ],
  ])

  @Test(arguments: declining)
  func `a delegate declines some taps of tabs`(body: String, answers: [String]) async {
    let code = Self.delegate(body)
    #expect(await answer(to: "never Cart", code, Self.tabs) == answers[0])
    #expect(await answer(to: "never Post", code, Self.tabs) == answers[1])
  }

  @Test(arguments: [("", "broken"), ("tabBar.isHidden = true", "not decided")])
  func `the tap of a tab presents a scene while the bar is there`(
    line: String,
    expected: String
  ) async {
    let share = Self.make.replacing("cart", with: "share")
    let code = Self.delegate(
      """
      guard screen is Cart else { return true }
      present(\(share), animated: true)
      return false
      """
    ).replacing("delegate = self", with: "delegate = self; \(line)")
    #expect(await answer(to: "never Share", code, Self.tabs) == expected)
  }

  @Test(arguments: [
    ("private func share() {", "share()", "broken"),
    ("func unused() { open() }\nfunc open() {", "share()", "not decided"),
    ("@objc func open() {", "", "not decided"),
  ])
  func `the tap of a tab runs the methods that its delegate calls`(
    declaration: String,
    call: String,
    expected: String
  ) async {
    let share = Self.make.replacing("cart", with: "share")
    let code = Self.delegate(
      """
      guard screen is Cart else { return true }
      \(call)
      return false
      }
      \(declaration)
      present(\(share), animated: true)
      """
    )
    #expect(await answer(to: "never Share", code, Self.tabs) == expected)
  }

  private static let firstTabs: [(swift: String, objectiveC: String, cart: String, feed: String)] =
    [
      ("selectedIndex = 1", "self.selectedIndex = 1;", "holds", "broken"),
      ("self.selectedIndex = 2", "[self setSelectedIndex:2];", "broken", "broken"),
      ("selectedIndex = 0", "self.selectedIndex = 0;", "broken", "holds"),
      ("selectedIndex = 9", "self.selectedIndex = 9;", "broken", "holds"),
      ("selectedIndex = Self.cart", "self.selectedIndex = 1;", "holds", "broken"),
      (
        "if isNew { selectedIndex = 1 }", "if (isNew) { self.selectedIndex = 1; }", "not decided",
        "not decided"
      ),
      (
        "guard isNew else { return }\nselectedIndex = 1",
        "if (isOld) { return; }\nself.selectedIndex = 1;", "not decided", "not decided"
      ),
      (
        "load { self.selectedIndex = 1 }", "[self load:^{ self.selectedIndex = 1; }];",
        "not decided", "not decided"
      ),
      ("selectedIndex = last", "self.selectedIndex = last;", "not decided", "not decided"),
    ]

  @Test(arguments: firstTabs)
  func `the tab that viewDidLoad selects is the first one`(
    swift: String,
    objectiveC: String,
    cart: String,
    feed: String
  ) async {
    let code = """
      class Tabs: UITabBarController {
        static let cart: Int = 1
        override func viewDidLoad() {
          super.viewDidLoad()
          \(swift)
        }
      }
      """
    let messages = """
      @interface Tabs : UITabBarController
      @end
      @implementation Tabs
      - (void)viewDidLoad {
        [super viewDidLoad];
        \(objectiveC)
      }
      @end
      """
    for (code, objectiveC) in [(code, ""), ("", messages)] {
      #expect(
        await answer(to: "only Feed after Cart", code, Self.tabs, objectiveC: objectiveC) == cart
      )
      #expect(
        await answer(to: "only Cart after Feed", code, Self.tabs, objectiveC: objectiveC) == feed
      )
    }
  }

  @Test(arguments: [
    ("@objc func open() { selectedIndex = 1 }", "broken"),
    ("@objc func open() { pick() }\nfunc pick() { selectedIndex = 1 }", "broken"),
    (
      "@objc func open() {}\noverride func viewWillAppear(_ a: Bool) { pick() }\nfunc pick() { selectedIndex = 1 }",
      "not decided"
    ),
  ])
  func `what only a notification selects is not the first tab`(
    code: String,
    expected: String
  ) async {
    let code = """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          center.addObserver(self, selector: #selector(open), name: name, object: nil)
        }
        \(code)
      }
      """
    #expect(await answer(to: "only Cart after Post", code, Self.tabs) == expected)
    let objectiveC = """
      @implementation Tabs
      - (void)viewDidLoad {
        [center addObserver:self selector:@selector(open) name:name object:nil];
      }
      - (void)open { [self setSelectedIndex:1]; }
      @end
      """
    let inObjectiveC = await answer(
      to: "only Cart after Post",
      "",
      Self.tabs,
      objectiveC: objectiveC
    )
    #expect(inObjectiveC == "broken")
  }
}
