import Testing

@testable import routecheck

/// Code that makes a scene by the class of its controller, or by a generated constant.
@Suite struct TypedFactoryTests {
  /// The answers to `never Cart` and `never Other`, and whether a tap in Feed reaches Cart.
  private func answers(_ files: [String: String]) async -> String {
    let storyboard = feedApp("", screen("cart") + screen("other"))
    let properties = ["never Cart", "reach Cart from Feed within 1 tap", "never Other"]
    let own = ["Main.storyboard": storyboard, "App.paths": properties.joined(separator: "\n")]
    let run = await explore(["--properties", "App.paths"], own.merging(files) { $1 })
    let lines = run.output.split(separator: "\n")
    return properties.indices.map { index in
      let line = lines.first { $0.hasPrefix("App.paths:\(index + 1):") }
      guard let line else { return run.error.isEmpty ? "holds" : run.error }
      return line.hasSuffix("[property-undecided]") ? "undecided" : "broken"
    }.joined(separator: " ")
  }

  private func code(_ action: String, _ rest: String = "") -> [String: String] {
    [
      "A.swift": """
      class Feed: UIViewController {
        override func viewDidAppear(_ animated: Bool) { \(action) }
      }
      class Post: UIViewController {}
      class Share: UIViewController {}
      class Cart: UIViewController, Storyboarded {}
      class Other: UIViewController, Storyboarded {}
      \(rest)
      """
    ]
  }

  private static let storyboarded = """
    protocol Storyboarded { static func instantiate() -> Self }
    extension Storyboarded where Self: UIViewController {
      static func instantiate() -> Self {
        let name = names[String(describing: self)]
        return UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: name) as! Self
      }
    }
    """

  private static let generic = """
    extension UIStoryboard {
      func make<T: UIViewController>(_ type: T.Type) -> T {
        return instantiateViewController(withIdentifier: name(of: type)) as! T
      }
    }
    extension UIViewController {
      static func make() -> Self { return UIStoryboard.main.make(self) }
      class var name: String { return "\\(self)-id".lowercased() }
    }
    """

  @Test(arguments: [
    ("let cart = Cart.instantiate(); present(cart, animated: true)", storyboarded),
    (
      "present(UINavigationController(rootViewController: Cart.instantiate()), animated: true)",
      storyboarded
    ),
    ("let cart = UIStoryboard.main.make(Cart.self)\nshow(cart, sender: nil)", generic),
    ("navigationController?.pushViewController(Cart.make(), animated: true)", generic),
    ("let cart = R.storyboard.main.cartId()!\nshow(cart, sender: nil)", ""),
    ("present(StoryboardScene.Main.cartId.instantiate(), animated: true)", ""),
    ("show(storyboard!.instantiateViewController(withIdentifier: id) as! Cart, sender: nil)", ""),
    (
      "present(Cart.instantiate(), animated: true)",
      storyboarded + "\nextension Cart { func again() { show(Self.instantiate(), sender: nil) } }"
    ),
    // No scene has the other class.
    (
      "present(Cart.instantiate(), animated: true)",
      storyboarded
        + "\nclass Help: UIViewController { func help() { show(Help.instantiate(), sender: nil) } }"
    ),
    (
      "present(find() as! Cart, animated: true)",
      """
      func find() -> UIViewController {
        return UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: id)
      }
      """
    ),
  ])
  func `the class of a factory's result tells the scene`(action: String, rest: String) async {
    #expect(await answers(code(action, rest)) == "broken holds holds")
  }

  @Test(arguments: [
    // The factories are in a library.
    ("present(Cart.instantiate(), animated: true)", ""),
    ("present(resolver.resolve(Cart.self)!, animated: true)", ""),
    ("let cart: Cart = factory.make()\npresent(cart, animated: true)", ""),
    (#"present(Screens.load("cart-id-VC"), animated: true)"#, ""),
    ("let type = Cart.self\npresent(type.init(), animated: true)", ""),
    ("let cart: Cart = .init()\npresent(cart, animated: true)", ""),
    (
      "present(make(Cart.init), animated: true)",
      "func make(_ f: () -> UIViewController) -> UIViewController { f() }"
    ),
    // It is not known where the scene is shown.
    ("addChild(Cart.instantiate())", storyboarded),
    (
      "present(make(), animated: true)",
      storyboarded + "\nfunc make() -> UIViewController { return Cart.instantiate() }"
    ),
  ])
  func `a class that code names may be shown`(action: String, rest: String) async {
    var files = code(action, rest)
    if action.contains("-VC") {
      files["A.swift"] = files["A.swift"]?.replacing("cart-id-VC", with: "Cart")
      files["Main.storyboard"] = feedApp(
        "",
        screen("cart").replacing("cart-id", with: "Cart")
          + screen("other")
      )
    }
    #expect(await answers(files) == "undecided undecided holds")
  }

  @Test(arguments: [
    ("types.map { $0.instantiate() }.forEach { show($0, sender: nil) }", storyboarded),
    (
      "show(find(), sender: nil)",
      """
      func find() -> UIViewController {
        return UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: id)
      }
      """
    ),
  ])
  func `without a class every scene may be shown`(action: String, rest: String) async {
    #expect(await answers(code(action, rest)) == "undecided undecided undecided")
  }

  @Test(arguments: [
    "if child.isKind(of: Cart.self) { reload() }", "let cart = try unwrap(child, as: Cart.self)",
    "let nib = UINib(nibName: name, bundle: nil)\nadd(nib.instantiate(withOwner: self))",
    "track(Cart.self)",
  ])
  func `a test of a class makes no scene`(action: String) async {
    let rest = Self.storyboarded + "\nfunc track(_ screen: UIViewController.Type) {}"
    #expect(await answers(code(action, rest)) == "holds broken holds")
  }

  @Test(arguments: [
    ("[self showViewController:[Cart controller] sender:nil];", "undecided undecided holds"),
    ("[self showViewController:[[Cart alloc] init] sender:nil];", "undecided undecided holds"),
    ("[self showViewController:Cart.new sender:nil];", "undecided undecided holds"),
    (#"[self show:[NSClassFromString(@"Cart") new]];"#, "undecided undecided holds"),
    (
      #"[self showViewController:[Screens named:@"cart-id-VC"] sender:nil];"#,
      "undecided undecided holds"
    ),
    ("self.title = [Cart heading];", "holds broken holds"),
    ("self.isCart = [self.child isKindOfClass:[Cart class]];", "holds broken holds"),
    (#"self.isCart = [self.name isEqualToString:@"cart-id-VC"];"#, "holds broken holds"),
  ])
  func `Objective-C may make a class, too`(action: String, expected: String) async {
    let classes = ["Feed", "Post", "Share", "Cart", "Other"].map {
      "@interface \($0) : UIViewController\n@end\n"
    }
    let code = """
      \(classes.joined())
      @implementation Feed
      - (void)viewDidAppear:(BOOL)animated { \(action) }
      @end
      @implementation Cart
      + (NSString *)heading { return self.name; }
      @end
      """
    let storyboard = feedApp(
      "",
      screen("cart").replacing("cart-id", with: "cart-id-VC")
        + screen("other")
    )
    #expect(await answers(["A.m": code, "Main.storyboard": storyboard]) == expected)
  }

  @Test func `the launch pushes the first scene on a stack that code makes`() async {
    let storyboard = feedApp("", screen("cart"))
      .replacing(#"initialViewController="nav""#, with: "")
    let files = [
      "Shop.storyboard": storyboard,
      "App.swift": """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var flow: Flow?
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
          let stack = UINavigationController()
          flow = Flow(stack)
          flow?.start()
          window.rootViewController = stack
          return true
        }
      }
      """,
      "Flow.swift": """
      class Flow {
        func start() { navigationController.pushViewController(Cart.instantiate(), animated: false) }
        func open() { navigationController.pushViewController(Post.instantiate(), animated: true) }
      }
      \(Self.storyboarded)
      """,
      "Other.swift": "class Other { func start() {} }",
      "Screens.swift": """
      class Cart: UIViewController, Storyboarded {
        var flow: Flow?
        @IBAction func tap() { flow?.open() }
      }
      class Post: UIViewController, Storyboarded {}
      """,
    ]
    let run = await explore([], files)
    #expect(run.output.hasPrefix("3 screens in 3 states"), "\(run.output)\(run.error)")
    expect(run.output, contains: "not reached: 'Feed'")
  }
}
