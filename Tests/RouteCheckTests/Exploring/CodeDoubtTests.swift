import RouteCheckTestSupport
import Testing

@testable import RuleSupport

/// Code of which it is not known when it runs, or what it leaves on screen.
@Suite struct CodeDoubtTests {
  private static let makeCart =
    #"UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "cart-id")"#
  private static let present = "present(\(makeCart), animated: true)"

  private static func post(_ code: String) -> String {
    "class Post: UIViewController { override func viewDidAppear(_ animated: Bool) { \(code) } }\n"
  }

  private static let cases: [(property: String, code: String)] = [
    // A method that a framework runs sets the root as well.
    (
      "only Cart after Post",
      """
      enum Router { static func start() { window?.rootViewController = \(makeCart) } }
      class AppDelegate { func applicationDidBecomeActive(_ app: UIApplication) { Router.start() } }
      \(post("Router.start()"))
      """
    ),
    // One of two functions of a name makes the scene.
    (
      "reach Cart",
      """
      enum Screens {
        static func next(_ number: Int) -> UIViewController { return \(makeCart) }
        static func next(_ name: String) -> UIViewController { return UIViewController() }
      }
      \(post("present(Screens.next(name), animated: true)"))
      """
    ),
    ("never Cart", post("present(Cart(), animated: true)")),
    ("reach Cart", post("show(Shop.Cart(item: item), sender: nil)")),
    ("back from Post within 1 tap", post("navigationItem.leftBarButtonItem = menu")),
  ]

  @Test(arguments: cases)
  func `code in doubt decides nothing`(property: String, code: String) async {
    #expect(await answer(to: property, code) == "not decided")
  }

  @Test(arguments: [
    "navigationItem.leftBarButtonItem = nil", "item.hidesBottomBarWhenPushed = false",
    "navigationItem.leftBarButtonItem = menu\nnavigationItem.leftItemsSupplementBackButton = true",
    "print(Cart.self)", "make { Cart(coder: $0, item: item) }",
    "make { coder in Cart(coder: coder) }",
  ])
  func `code without an effect leaves answers`(code: String) async {
    let files = ["A.swift": Self.post(code)]
    #expect(await answer(to: "back from Post within 1 tap", files) == "holds")
    #expect(await answer(to: "never Cart", files) == "holds")
  }

  /// Two functions have the name, so that the object before it decides.
  @Test(arguments: [
    ("guard let me = self else { return }", "me", "holds"), ("let me = self", "me", "holds"),
    ("let me = self.model", "me", "not decided"),
    ("let me = self\n me = model", "model", "not decided"),
  ])
  func `a constant for the own controller is known`(line: String, object: String, expected: String)
    async
  {
    let code = """
      extension UIViewController { func cart() { \(Self.present) } }
      struct Model { func cart() {} }
      \(Self.post("taps.subscribe { [weak self] in \(line)\n \(object).cart() }"))
      """
    #expect(await answer(to: "only Cart after Post", code) == expected)
  }

  @Test func `a controller that Objective-C makes may be shown`() async {
    let storyboard = feedApp("", screen("cart"))
      .replacing(#"customClass="Cart""#, with: #"customClass="CartController""#)
    let code = """
      @interface CartController : UIViewController
      @end
      @interface Post : UIViewController
      @end
      @implementation Post
      - (void)open { [self showViewController:[[CartController alloc] init] sender:nil]; }
      @end
      """
    for object in [
      "[[CartController alloc] init]", "CartController.alloc.init", "[[CartController class] new]",
      "[self show:@[[CartController class]]]", "[self show:@[CartController.class]]",
    ] {
      let files = ["A.m": code.replacing("[[CartController alloc] init]", with: object)]
      #expect(await answer(to: "never Cart", files, storyboard) == "not decided")
    }
    let other = code.replacing("CartController alloc", with: "Cart alloc")
    #expect(await answer(to: "never Cart", ["A.m": other], storyboard) == "holds")
  }

  private static let fullScreen = covering(feedApp("", screen("cart")))

  @Test(arguments: [
    "class Feed: UIViewController { func shareDidEnd() { dismiss(animated: true) } }",
    "class Coordinator { func end() { stack.dismiss(animated: true) } }",
  ])
  func `other code may close a screen`(code: String) async {
    let share = "class Share: UIViewController { func end() { delegate?.end() } }\n"
    #expect(await answer(to: "back from Share", share, Self.fullScreen) == "broken")
    let files = ["A.swift": share + code]
    #expect(await answer(to: "back from Share", files, Self.fullScreen) == "not decided")
    #expect(await answer(to: "never Feed after Share", files, Self.fullScreen) == "not decided")
  }

  @Test func `an action of another screen closes nothing`() async {
    let close = """
      class CLASS: UIViewController { @IBAction func close(_ s: Any) { dismiss(animated: true) } }

      """
    let code = close.replacing("CLASS", with: "Share") + close.replacing("CLASS", with: "Post")
    let button = control("Close", action("close:", to: "post"))
    let storyboard = Self.fullScreen.adding(button, toViewOf: "post")
    #expect(await answer(to: "back from Share", code, storyboard) == "not decided")
  }

  @Test(arguments: [
    ("show(Cart())", "not decided"),
    ("try registry.register(.cart, kind: .show) { Cart() }", "holds"),
    ("try registry.registerHierarchy(.cart, kind: .show) { Navigation(root: Cart()) }", "holds"),
  ])
  func `a controller that a registration makes is opened by its segue`(
    code: String,
    expected: String
  ) async {
    let source = "import Routes\nfunc open(_ registry: inout SegueRegistry) throws { \(code) }"
    #expect(await answer(to: "never Cart", source) == expected)
  }

  @Test func `a controller that a route makes is opened by its segue`() async {
    let source = """
      import Routes
      enum Place: Destination {
        case cart
        var route: Route { switch self { case .cart: return Route(.cart) { Cart() } } }
      }
      """
    #expect(await answer(to: "never Cart", source) == "holds")
  }

  @Test func `ways back from a screen that code opens lead to any screen before it`() async {
    let makeMenu = Self.makeCart.replacing("cart", with: "menu")
    let code = "class Cart: UIViewController { func f() { router.handle(\(makeMenu)) } }"
    let storyboard = feedApp("", screen("cart") + screen("menu")).replacing(
      #"id="s2" kind="presentation" destination="share""#,
      with: #"id="s2" kind="show" destination="cart""#
    )
    let files = ["A.swift": code, "B.swift": "class Menu: UIViewController {}"]
    #expect(await answer(to: "never Post after Menu", files, storyboard) == "not decided")
    #expect(await answer(to: "never Post after Cart", files, storyboard) == "broken")
  }

  @Test(arguments: [
    ("super.perform()", "holds"), ("source.present(destination, animated: true)", "not decided"),
    (nil, "not decided"),
  ])
  func `a segue with a transition of its own may show more than its destination`(
    code: String?,
    expected: String
  ) async {
    let storyboard = feedApp().replacing(
      #"kind="presentation""#,
      with: #"kind="presentation" customClass="Slide""#
    )
    let slide = code.map { "class Slide: UIStoryboardSegue { override func perform() { \($0) } }" }
    let files = ["A.swift": slide ?? "class Other {}"]
    #expect(await answer(to: "reach Share", files, storyboard) == "holds")
    #expect(await answer(to: "back from Share", files, storyboard) == expected)
  }

  @Test func `a screen is not opened again by what takes others away`() async {
    let cart = control("Cart", segue("s6", to: "cart"))
    let storyboard = feedApp(cart, screen("cart") + stack("nav2", root: "share")).replacing(
      #"id="s2" kind="presentation" destination="share""#,
      with: #"id="s2" kind="presentation" destination="nav2""#
    )
    #expect(await answer(to: "back from Post within 1 tap", [:], storyboard) == "holds")
    #expect(await answer(to: "back from Share within 1 tap", [:], storyboard) == "holds")
  }

  /// The project of an app and an extension, each with a storyboard and a source.
  private static let project = xcodeProject(
    ["App": ["Main.storyboard", "Classes.swift"], "Ext": ["Widget.storyboard", "Widget.swift"]],
    extensions: ["Ext"]
  )

  @Test(arguments: [("reach Post", "holds"), ("reach Widget", "holds"), ("never Cart", "holds")])
  func `an extension has no screens and no code of the app`(
    property: String,
    expected: String
  ) async {
    let widget = document(initial: "widget", screen("widget"))
    let files = [
      "Widget.storyboard": widget, "App.xcodeproj/project.pbxproj": Self.project,
      "Widget.swift": "class Widget: UIViewController { func f() { \(Self.present) } }",
    ]
    #expect(await answer(to: property, files) == expected)
  }
}
