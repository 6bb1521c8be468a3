import Testing

/// Code in the class `Feed`, and next to it.
struct Snippet: Sendable, CustomTestStringConvertible {
  var body: String
  var rest: String
  var testDescription: String { body + rest }

  init(_ body: String, _ rest: String = "") {
    self.body = body
    self.rest = rest
  }

  /// Code that performs a segue whose identifier is not constant.
  static func performing(_ code: (String) -> String, _ rest: String = "") -> Snippet {
    .init(code("performSegue(withIdentifier: id, sender: nil)"), "let id = \"Nope\"\n" + rest)
  }

  /// A `prepare(for:sender:)`.
  static func preparing(_ code: String, _ rest: String = "") -> Snippet {
    let head = "override func prepare(for segue: UIStoryboardSegue, sender: Any?)"
    return .init("\(head) {\n\(code)\n}", rest)
  }
}

extension SilenceTests {
  static let names: [Snippet] = [
    .performing { "func a() { ids.forEach { id in \($0) } }" },
    .performing { "func a() { ids.forEach { [weak self] id, n in self?.\($0) } }" },
    .performing { "func a() { run { (n: Int, id: String) -> Void in self.\($0) } }" },
    .performing { "func a() { run { (id) throws in self.\($0) } }" },
    .performing { "func a() { for id in ids { \($0) } }" },
    .performing { "func a() { for (n, id) in ids.enumerated() { \($0) } }" },
    .performing { "func a() { for case let .some(id) in ids { \($0) } }" },
    .performing { "func a(id: String) { \($0) }" },
    .performing { "func a(@Checked to id: String) { \($0) }" },
    .performing { "func a() { if n, case let id? = find() { \($0) } }" },
    .performing { "func a() { while n, case let .go(id) = next() { \($0) } }" },
    .performing { "func a() { func go(_ id: String) { \($0) } }" },
    .performing { "func a() { if let id = find() { \($0) } }" },
    .performing { "func a() { if case let .go(id) = step { \($0) } }" },
    .performing { "func a() { if case let Step.go(id) = step { \($0) } }" },
    .performing { "func a() { guard case .go(let id) = step else { return }; \($0) }" },
    .performing { "func a() { switch step { case .go(let id): \($0)\ndefault: break } }" },
    .performing { "func a() { switch step { case let .go(id, _): \($0)\ndefault: break } }" },
    .performing { "func a() { switch step { case let id?: \($0)\ndefault: break } }" },
    .performing { "func a() { switch step { case let id: \($0) } }" },
    .preparing(
      "if !(segue.identifier == \"ShowPost\") { _ = segue.destination as! UINavigationController }"
    ),
    .performing { "func a() { let (id, n) = pair(); \($0) }" },
    .performing { "func a() { let id: String; id = n > 1 ? \"ShowPost\" : \"ShowShop\"; \($0) }" },
    .performing { "func a() { let id = if n { \"ShowPost\" } else { \"ShowShop\" }; \($0) }" },
    .init(#"func a() { performSegue(withIdentifier: "Show\(name)", sender: nil) }"#),
    .init(##"func a() { performSegue(withIdentifier: #"ShowPost"#, sender: nil) }"##),
    .init(#"func a() { performSegue(withIdentifier: "Show\u{50}ost", sender: nil) }"#),
    .init(#"func a() { performSegue(withIdentifier: n ? names.a : b + "B", sender: nil) }"#),
    .init(#"func a() { performSegue(withIdentifier: has("A") ? "A" : "ShowPost", sender: nil) }"#),
    .init(#"func a() { performSegue(withIdentifier: hasSegue ? "A" : "ShowPost", sender: nil) }"#),
    .init(#"func a() { performSegue(withIdentifier: "a".capitalized, sender: nil) }"#),
    .init(
      "func a() { performSegue(withIdentifier: Id.post.rawValue, sender: nil) }",
      #"enum Id { case post; var rawValue: String { "Show" + "Post" } }"#
    ),
    .init(
      "func a() { performSegue(withIdentifier: Id.ShowPost.rawValue, sender: nil) }",
      "enum Id: String { case ShowPost }"
    ),
  ]

  static let overriding: [Snippet] = [
    .init(
      "func a() { performSegue(withIdentifier: Self.id, sender: nil) }",
      """
      protocol Named { static var id: String { get } }
      extension Named { static var id: String { "Nope" } }
      extension Feed: Named { static var id: String { make() } }
      """
    ),
    .init(
      """
      class var id: String { "Nope" }
      func a() { performSegue(withIdentifier: Self.id, sender: nil) }
      """,
      "class Loud: Feed { override class var id: String { make() } }"
    ),
    .init(
      """
      override func performSegue(withIdentifier id: String, sender: Any?) {}
      func a() { performSegue(withIdentifier: "Nope", sender: nil) }
      """
    ),
    .init(
      """
      override var storyboard: UIStoryboard? { other }
      func a() { storyboard!.instantiateViewController(withIdentifier: "Nope") }
      """
    ),
    .init("", #"enum Flow { class Feed: UIViewController { func a() { "# + nope + " } } }"),
    .init("#if os(tvOS)\nfunc a() { \(nope) }\n#endif"),
    .init("#if !os(iOS)\nfunc a() { \(nope) }\n#endif"),
    .init("#if canImport(UIKit)\n#else\nfunc a() { \(nope) }\n#endif"),
    .init("#if false\nfunc a() { \(nope) }\n#elseif DEBUG\n#endif"),
    .init("#if os(macOS)\n#if DEBUG\nfunc a() { \(nope) }\n#endif\n#endif"),
  ]

  static let nope = #"performSegue(withIdentifier: "Nope", sender: nil)"#

  static let casts: [Snippet] = [
    .preparing(#"if !(segue.identifier == "ShowPost") { _ = segue.destination as! Container }"#),
    .preparing(
      #"if (segue.identifier == "ShowPost") == false { _ = segue.destination as! Container }"#
    ),
    .preparing(
      #"if isNot(segue.identifier == "ShowPost") { _ = segue.destination as! Container }"#
    ),
    .preparing(#"if segue.identifier == "ShowPost" || n { _ = segue.destination as! Container }"#),
    .preparing(
      #"if segue.identifier == "ShowPost" { return } else { _ = segue.destination as! Container }"#
    ),
    .preparing(
      #"guard segue.identifier == "ShowPost" else { _ = segue.destination as! Container; return }"#
    ),
    .preparing(
      """
      var target = segue.destination
      if let container = target as? Container { target = container.topViewController! }
      if segue.identifier == "ShowShop" { _ = target as! Shop }
      """
    ),
    .preparing(
      #"if segue.identifier == "ShowPost" { _ = segue.destination as! Alias }"#,
      "typealias Alias = Post"
    ),
    .init(
      "",
      """
      class Basis<Shop: UIViewController>: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "ShowPost" { _ = segue.destination as! Shop }
        }
      }
      extension Feed { class Inner: Basis<Post> {} }
      """
    ),
    .preparing(
      #"if segue.identifier == "ShowPost" { _ = segue.destination as! Shop }"#,
      "extension Feed { typealias Shop = Post }"
    ),
    .preparing(
      #"if segue.identifier == "ShowPost" { _ = segue.destination as! Themed }"#,
      "protocol Themed {}\nextension UIResponder: Themed {}"
    ),
  ]

  static let scenes: [Snippet] = [
    .init("", #"extension Segue<Container> { static var shop: Self { .init("ShowShop") } }"#),
    .init(#"func a() { UIStoryboard(name: "Other", bundle: Bundle(for: Library.self)) }"#),
    .init(
      "",
      #"extension Named { func a() { UIStoryboard(name: "Other", bundle: Bundle(for: Self.self)) } }"#
        + "\nprotocol Named {}"
    ),
    .init(#"func a() { UIStoryboard(name: "Other", bundle: kit) }"#),
    .init(#"func a() { UIStoryboard(name: "Other", bundle: Bundle.main.kit) }"#),
    .init(
      """
      func a() {
        var board = UIStoryboard(name: "Main", bundle: nil)
        if n { board = other }
        board.instantiateViewController(withIdentifier: "Nope")
      }
      """
    ),
    .init(
      #"func a(storyboard: UIStoryboard) { storyboard.instantiateViewController(withIdentifier: "Nope") }"#
    ),
    .init(
      #"func a() { run { storyboard in storyboard.instantiateViewController(withIdentifier: "Nope") } }"#
    ),
  ]

  /// Variants that are certain mistakes, which prove that the code above is understood.
  static let sure: [Snippet] = [
    .init(#"func a() { performSegue(withIdentifier: n ? "ShowPost" : "Nope", sender: nil) }"#),
    .init(#"func a() { performSegue(withIdentifier: n ? "Nope" : "ShowPost", sender: nil) }"#),
    .performing { "func a() { \($0) }" },
    .performing { "func a() { for other in ids { \($0) } }" },
    .performing { "func a() { run { other in self.\($0) } }" },
    .init(#"func a() { let id: String = "Nope"; performSegue(withIdentifier: id, sender: nil) }"#),
    .init(
      #"class var id: String { "Nope" }; func a() { performSegue(withIdentifier: Self.id, sender: 1) }"#
    ),
    // An override in a class below matters to `Self`, and not to the name of this class.
    .init(
      #"class var id: String { "Nope" }; func a() { performSegue(withIdentifier: Feed.id, sender: 1) }"#,
      "class Loud: Feed { override class var id: String { make() } }"
    ),
    .init(#"func a() { UIStoryboard(name: "Other", bundle: Bundle(for: Feed.self)) }"#),
    .init(#"func a() { UIStoryboard(name: "Other", bundle: Bundle(for: Self.self)) }"#),
    .init(#"func a() { UIStoryboard(name: "Other", bundle: Bundle(for: type(of: self))) }"#),
    .init("#if DEBUG\nfunc a() { \(nope) }\n#endif"),
    .init("#if os(iOS)\nfunc a() { \(nope) }\n#else\n#endif"),
    .init("#if os(macOS)\n#else\nfunc a() { \(nope) }\n#endif"),
    .init("#if os(macOS)\nfunc b() {}\n#endif\nfunc a() { \(nope) }"),
    .preparing(#"if (segue.identifier == "ShowPost") { _ = segue.destination as! Shop }"#),
    .preparing(
      """
      super.prepare(for: segue, sender: sender)
      if segue.identifier == "ShowPost" { _ = segue.destination as! Shop; run { x in } }
      """
    ),
    .preparing(#"if ("ShowPost" == segue.identifier) && n { _ = segue.destination as! Shop }"#),
    .init(
      """
      func a() {
        let board: UIStoryboard = UIStoryboard(name: "Main", bundle: nil)
        board.instantiateViewController(withIdentifier: "Nope")
      }
      """
    ),
  ]
}
