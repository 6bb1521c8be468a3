extension SilenceTests {
  private static let handler = """
    protocol SegueHandler { associatedtype Step: RawRepresentable }
    extension SegueHandler where Self: UIViewController, Step.RawValue == String {
      func performSegue(_ step: Step) { performSegue(withIdentifier: step.rawValue, sender: self) }
      func performSegue(withIdentifier step: Step, sender: Any?) {
        performSegue(withIdentifier: step.rawValue, sender: sender)
      }
    }
    extension Feed: SegueHandler {}

    """

  private static func performing(constant: String, _ body: String, _ rest: String = "") -> Snippet {
    .init("\(body)\nfunc a() { performSegue(withIdentifier: \(constant), sender: nil) }", rest)
  }

  /// An accessor that performs its own value, next to a constant of the same name.
  private static func accessing(_ name: String, _ accessor: String) -> Snippet {
    .init(
      """
      let \(name) = "Nope"
      var a: String { \(accessor) { performSegue(withIdentifier: \(name), sender: nil) } }
      """
    )
  }

  /// Legal Swift that hides what a name means.
  static let tricky: [Snippet] = [
    .performing { "func a() { run { @MainActor id in \($0) } }" },
    .performing { "func a() { run { @Sendable (id) in \($0) } }" },
    .performing { "func a() { run { @MainActor [weak self] (id: String) async in \($0) } }" },
    .performing { "func a() { run { [id = make()] in \($0) } }" },
    .performing { "func a() { run { first() } completion: { id in \($0) } }" },
    .performing { "func a(id: borrowing String) { \($0) }" },
    .performing { "func a(id: String?) { if let id { \($0) } }" },
    .performing { "var a: Int { get { 1 } set(id) { \($0) } }" },
    .init("func a(_ b: Any) { guard let self = b as? Other else { return }; self.\(nope) }", other),
    .init("func a(_ b: Any) { if let self = b as? Other { run { \(nope) } } }", other),
    .init(
      """
      func a(_ b: Any) { guard let self = b as? Other else { return }
      _ = storyboard!.instantiateViewController(withIdentifier: "Nope") }
      """,
      other
    ),
    accessing("newValue", "get { 1 } set"),
    accessing("oldValue", "didSet"),
    .init(
      "func a() { perform(#selector(performSegue(withIdentifier:sender:)), with: id) }",
      senders
    ),
    .init("func a() { let go = performSegue(withIdentifier:sender:); go(id, nil) }", senders),
    performing(
      constant: "Id.post",
      "",
      """
      class Basis: UIViewController { enum Id { static let post = make() } }
      extension Feed: Basis {}
      enum Id { static let post = "Nope" }
      """
    ),
    performing(
      constant: "Id.post",
      #"enum Id { static let post = "ShowPost" }"#,
      #"enum Id { static let post = "Nope" }"#
    ),
    performing(
      constant: "Id.post",
      "",
      """
      enum Id {
        #if os(macOS)
        static let post = "Nope"
        #else
        static let post = make()
        #endif
      }
      """
    ),
    performing(
      constant: "post",
      """
      #if canImport(AppKit)
      let post = "Nope"
      #else
      let post = make()
      #endif
      """
    ),
    performing(
      constant: "Id.post",
      "",
      """
      enum Id { static let post = make() }
      enum Other { enum Id { static let post = "Nope" } }
      """
    ),
    performing(
      constant: "Id.post",
      "",
      """
      protocol Routing {}
      extension Routing { typealias Id = Other }
      extension Feed: Routing {}
      enum Id { static let post = "Nope" }
      """
    ),
    .init(
      "func a() { performSegue(.post) }",
      """
      struct Step { var id: String }
      extension Feed { func performSegue(_ s: Step) { performSegue(withIdentifier: s.id, sender: 1) } }
      enum OtherSegue: String { case post = "Nope" }
      """
    ),
    .init(
      #"enum Step: String { case post = "ShowPost" }; func a() { performSegue(.post) }"#,
      handler + #"class Other: UIViewController { enum Step: String { case post = "Nope" } }"#
    ),
    // The case is one of the receiver's own type.
    .init(
      #"enum Step: String { case post = "ShowPost" }"#,
      handler
        + """
        extension Shop: SegueHandler {
          enum Step: String { case post = "Nope" }
          func a(_ feed: Feed) { feed.performSegue(.post) }
        }
        """
    ),
    .init(
      #"enum Step: String { case post = "Nope" }; func a() { performSegue(Step.post) }"#,
      """
      extension Feed {
        func performSegue(_ s: Step) { performSegue(withIdentifier: s.rawValue + "s", sender: 1) }
      }
      """
    ),
    .init(
      """
      enum Step: String { case post = "Nope" }
      func a() { performSegue(withIdentifier: Step.post, sender: self) }
      """,
      """
      extension Feed {
        func performSegue(withIdentifier s: Step, sender: Any?) {
          performSegue(withIdentifier: "Show\\(s.rawValue)", sender: sender)
        }
      }
      """
    ),
    .preparing(
      #"if segue.identifier == "ShowPost" || (segue.destination as! Container).isHidden {}"#
    ),
    .preparing(
      #"if segue.identifier == "ShowPost" || n, (segue.destination as! Container).isHidden {}"#
    ),
    .preparing(
      #"while n || segue.identifier == "ShowPost", (segue.destination as! Container).n {}"#
    ),
    .init(
      """
      func a() {
        #if os(iOS)
        let made = storyboard!.instantiateViewController(withIdentifier: "Post")
        #else
        let made = storyboard!.instantiateViewController(withIdentifier: "Mac")
        #endif
        let shops = storyboard!.instantiateViewController(withIdentifier: "Shops")
        _ = made as! Post
      }
      """
    ),
    .init(
      "func a() { _ = storyboard!.instantiateViewController(withIdentifier: \"Post\") as! Screen }",
      """
      extension Feed { typealias Screen = Post }
      class Screen: UIViewController {}
      """
    ),
    .preparing(
      """
      switch segue.identifier {
      case "ShowPost": if n { fallthrough }
      case "ShowShop": if !(segue.destination is Container) { _ = segue.destination as! Post }
      default: break
      }
      """
    ),
    .preparing(
      """
      if Id(rawValue: segue.identifier!) != .post { _ = segue.destination as! Container }
      if case .post? = Id(rawValue: segue.identifier!) {} else { _ = segue.destination as! Container }
      """,
      #"enum Id: String { case post = "ShowPost", shop = "ShowShop" }"#
    ),
  ]

  private static let other = "class Other: UIViewController {}"
  private static let senders = #"let sender = "Nope""#

  /// Variants that are certain mistakes.
  static let trickyAndSure: [Snippet] = [
    .performing { "func a() { run { @MainActor other in \($0) } }" },
    .performing { "func a() { run { [weak self] in \($0) } }" },
    .init("func a() { run { [weak self] in guard let self = self else { return }; \(nope) } }"),
    .init("func a() { run { [weak self] in guard let self else { return }; self.\(nope) } }"),
    .init(
      "func a(_ b: Any) { guard let self = b as? Other else { return } }; func b() { \(nope) }",
      other
    ),
    .init(#"func a() { performSegue (withIdentifier: "Nope", sender: nil) }"#),
    .init("func a() { self\n.performSegue(withIdentifier: /* it */ \"Nope\", sender: nil,\n) }"),
    performing(
      constant: "Id.post",
      #"enum Id { static let post = "Nope" }"#,
      #"enum Id { static let post = "ShowPost" }"#
    ),
    .init(
      #"enum Step: String { case post = "Nope" }; func a() { performSegue(.post) }"#,
      handler + #"class Other: UIViewController { enum Step: String { case post = "ShowPost" } }"#
    ),
    .init(
      "func a() { performSegue(withIdentifier: .post, sender: nil) }",
      handler + #"extension Feed { enum Step: String { case post = "Nope" } }"#
    ),
    .init(
      #"enum Step: String { case post = "Nope" }; func a() { performSegue(Step.post) }"#,
      handler
    ),
    .init(
      """
      enum Step: String { case post = "Nope" }
      func a() { performSegue(withIdentifier: Step.post.rawValue, sender: 1) }
      """,
      """
      extension Feed {
        func performSegue(_ s: Step) { performSegue(withIdentifier: s.rawValue + "s", sender: 1) }
      }
      """
    ),
    .preparing(
      """
      if segue.identifier == "ShowPost" || segue.identifier == "ShowShop",
        (segue.destination as! Shop).isHidden {}
      """
    ),
    .init(
      #"enum Step: String { case post = "ShowPost" }"#,
      handler
        + """
        extension Shop: SegueHandler {
          enum Step: String { case post = "ShowPost" }
          func a(_ feed: Feed) { feed.performSegue(.post); performSegue(.post) }
        }
        """
    ),
    // An overload of UIKit's method does not override it.
    .init("func a() { \(nope) }", handler),
    .preparing(#"if "ShowPost" ~= segue.identifier! { _ = segue.destination as! Shop }"#),
    .preparing(#"if segue.identifier ?? "" == "ShowPost" { _ = segue.destination as! Shop }"#),
    .preparing(
      """
      switch segue.identifier ?? "" {
      case "ShowPost": break
      case "ShowShop": _ = segue.destination as! Post
      default: break
      }
      """
    ),
    .preparing(
      """
      guard case .post? = Id(rawValue: segue.identifier ?? "") else { return }
      _ = segue.destination as! Shop
      """,
      #"enum Id: String { case post = "ShowPost", shop = "ShowShop" }"#
    ),
    .preparing(#"if case "ShowPost"? = segue.identifier { _ = segue.destination as! Shop }"#),
    .preparing(
      "if Id(rawValue: segue.identifier!) == .post { _ = segue.destination as! Shop }",
      #"enum Id: String { case post = "ShowPost", shop = "ShowShop" }"#
    ),
    .preparing(
      """
      switch segue.identifier.flatMap(Id.init(rawValue:)) {
      case .shop?: _ = segue.destination as! Post
      default: break
      }
      """,
      #"enum Id: String { case post = "ShowPost", shop = "ShowShop" }"#
    ),
  ]
}
