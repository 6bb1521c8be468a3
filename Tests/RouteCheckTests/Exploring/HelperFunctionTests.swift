import RouteCheckTestSupport
import Testing

@testable import RuleSupport
@testable import routecheck

/// What functions that make and show scenes mean for properties.
@Suite struct HelperFunctionTests {
  private static let makeCart =
    #"UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "cart-id")"#

  private static let factory = """
    enum Screens {
      static func cart(_ count: Int) -> UIViewController {
        let cart = \(makeCart)
        return cart
      }
    }

    """

  /// A method that each controller has.
  private static let method = """
    extension UIViewController {
      func openCart() { navigationController?.pushViewController(\(makeCart), animated: true) }
    }

    """

  private static func post(_ code: String) -> String {
    "class Post: UIViewController { override func viewDidAppear(_ animated: Bool) { \(code) } }\n"
  }

  private static let present = post("present(Screens.cart(1), animated: true)")

  private static let shown: [(String, String)] = [
    ("reach Cart within 2 taps", "\(factory)\(present)"),
    (
      "only Cart after Post",
      "\(factory)\(post("let cart = Screens.cart(1); present(cart, animated: true)"))"
    ),
    ("reach Cart within 2 taps", "\(method)\(post("openCart()"))"),
    ("only Cart after Post", "\(method)\(post("self.openCart()"))"),
    (
      "only Cart after Post",
      """
      enum Router {
        static func start() { window?.rootViewController = \(makeCart) }
        static func leave() { start() }
      }
      \(post("Router.leave()"))
      """
    ),
    (
      "reach Cart",
      "\(post("open()"))extension Post { func open() { present(\(makeCart), animated: true) } }"
    ),
  ]

  @Test(arguments: shown)
  func `a scene that code shows is shown by the screens that run the code`(
    property: String,
    code: String
  ) async {
    #expect(await answer(to: property, code) == "holds")
    #expect(await answer(to: "never Cart after Post", code) == "broken")
  }

  private static let handed: [(String, String)] = [
    ("reach Cart", "\(factory)\(post("router.handle(Screens.cart(1))"))"),
    (
      "never Cart",
      """
      \(method)
      class Post: UIViewController { func picker(_ picker: Picker) { openCart() } }
      """
    ),
    ("never Cart", "\(method)\(post("dismiss(animated: true); openCart()"))"),
    ("never Cart", "\(method)\(post("presentingViewController?.openCart()"))"),
    (
      "never Cart after Post",
      """
      class Cart: UIViewController {
        static func start() { window?.rootViewController = \(makeCart) }
      }
      class Post: UIViewController { func picker(_ picker: Picker) { Cart.start() } }
      """
    ),
    ("never Cart", "\(factory)\(post("cart = Screens.cart(1)"))"),
    (
      "only Cart after Post",
      "\(factory)\(present)class Router { func f() { handle(Screens.cart(2)) } }"
    ),
    (
      "only Cart after Post",
      "\(method)\(post("openCart()"))class Router { func f() { feed.openCart() } }"
    ),
    (
      "reach Cart",
      "class Post: UIViewController { func f() { present(\(makeCart), animated: true) } }"
    ),
    ("reach Cart", post("dismiss(animated: true); present(\(makeCart), animated: true)")),
    ("reach Cart", post("alertWindow.rootViewController = \(makeCart)")),
    (
      "reach Cart",
      """
      enum Screens {
        static func next() -> UIViewController {
          if isNew { return \(makeCart) }
          return \(makeCart.replacing("cart", with: "share"))
        }
      }
      \(post("present(Screens.next(), animated: true)"))
      """
    ),
  ]

  /// What the factory sets for its scene, perhaps through an optional.
  @Test(arguments: [
    ("cart?.modalPresentationStyle = .fullScreen", "broken"),
    ("cart?.modalPresentationStyle = .formSheet", "holds"),
    ("cart?.isModalInPresentation = true", "not decided"),
    ("if isLarge { cart?.modalPresentationStyle = .fullScreen }", "not decided"),
    ("(cart as? Cart)?.modalPresentationStyle = .fullScreen", "not decided"),
    ("let alert = UIAlertController(); alert.modalPresentationStyle = .fullScreen", "holds"),
  ])
  func `a scene has what its factory sets`(line: String, expected: String) async {
    let factory = Self.factory.replacing("return cart", with: "\(line)\nreturn cart")
    #expect(await answer(to: "back from Cart", factory + Self.present) == expected)
  }

  @Test(arguments: handed)
  func `a scene that code makes and hands elsewhere is only possible`(
    property: String,
    code: String
  ) async {
    #expect(await answer(to: property, code) == "not decided")
  }

  @Test(arguments: [
    ("dismiss(animated: true)", "holds"),
    (
      "if isDeep { presentingViewController?.presentingViewController?.dismiss(animated: true) } else { dismiss(animated: true) }",
      "not decided"
    ),
    ("picker.dismiss(animated: true)", "not decided"),
  ])
  func `an action that a control sends closes its own screen`(
    code: String,
    expected: String
  ) async {
    let close = control("Close", action("close:", to: "share"))
    let source = """
      class Share: UIViewController {
        override func viewDidLoad() { isModalInPresentation = true }
        @IBAction func close(_ sender: Any) { \(code) }
      }
      """
    #expect(await answer(to: "back from Share", source, feedApp(close, screen("cart"))) == expected)
  }

  @Test(arguments: [
    ("[\"post-to-cart\"]", "holds"), ("names", "not decided"),
    ("Names.all } }\nstruct Names { func f() { all = [\"post-to-cart\"]", "holds"),
    // Code that performs it by its name says when.
    (
      "Names.all }\nfunc end() { performSegue(withIdentifier: \"post-to-cart\", sender: nil)",
      "not decided"
    ),
  ])
  func `a row performs the segue that its table names`(rows: String, expected: String) async {
    let code = """
      class Table: UITableViewController {
        var rows: [String] = []
        func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
          performSegue(withIdentifier: rows[path.row], sender: nil)
        }
      }
      class Feed: Table { override func viewDidLoad() { rows = \(rows) } }
      """
    let storyboard = feedApp("", screen("cart"))
      .connecting(segue("s5", "post-to-cart", to: "cart"), of: "feed")
    #expect(await answer(to: "reach Cart", code, storyboard) == expected)
  }

  @Test func `no property is decided if it is not known where the app starts`() async {
    func storyboard(_ id: String) -> String {
      document(initial: id, screen(id))
    }
    let files = [
      "One.storyboard": storyboard("one"), "Two.storyboard": storyboard("two"),
      "App.paths": "reach One",
    ]
    let run = await explore(["--properties", "App.paths"], files)
    #expect(run.status == .usage)
    #expect(
      run.error
        == "error: One.storyboard: it is not known in which scene this app starts; name a scene with --from\n",
      "\(run.error)"
    )
    let other = await explore(["--from", "One", "--properties", "App.paths"], files)
    #expect(other.status == .success, "\(other.error)")
  }
}
