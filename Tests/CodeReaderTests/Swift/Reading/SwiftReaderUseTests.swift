import TestSupport
import Testing

@testable import CodeFacts
@testable import SwiftCodeReader

@Suite struct SwiftReaderUseTests {
  /// Performed segues: the code in a method of `Feed`, and the facts in it.
  static let performed: [(code: String, identifier: TextExpression, receiver: Receiver)] = [
    (#"performSegue(withIdentifier: "|A", sender: self)"#, .literal("A"), .own),
    (#"self.performSegue(withIdentifier: "|A", sender: nil)"#, .literal("A"), .own),
    (
      #"run { [weak self] in self?.performSegue(withIdentifier: "|A", sender: 1) }"#,
      .literal("A"), .own
    ),
    (
      #"super.performSegue(withIdentifier: |Names.a.rawValue, sender: 1)"#,
      .reference(["Names", "a"]), .own
    ),
    (###"performSegue(withIdentifier: ##"|A"##, sender: 1)"###, .literal("A"), .own),
    (#"let a = "A"; performSegue(withIdentifier: |a, sender: 1)"#, .literal("A"), .own),
    (#"var a = "A"; performSegue(withIdentifier: |a, sender: 1)"#, .unknown, .own),
    (#"let a = "A" + b; performSegue(withIdentifier: |a, sender: 1)"#, .unknown, .own),
    (#"performSegue(withIdentifier: "|A" + b, sender: 1)"#, .unknown, .own),
    (#"performSegue(withIdentifier: "|A\(b)", sender: 1)"#, .unknown, .own),
    (
      #"performSegue(withIdentifier: |String(describing: Detail.self), sender: 1)"#,
      .typeName("Detail"), .own
    ),
    (
      #"let d = Detail(); d.performSegue(withIdentifier: "|A", sender: 1)"#,
      .literal("A"), .instance("Detail")
    ),
    (
      #"(x as! Detail).performSegue(withIdentifier: "|A", sender: 1)"#,
      .literal("A"), .instance("Detail")
    ),
    (#"x.y?.performSegue(withIdentifier: "|A", sender: 1)"#, .literal("A"), .other),
    (#"performSegue(|.showDetail)"#, .reference(["", "showDetail"]), .own),
    (
      #"perform(segue: |StoryboardSegue.Main.detail, sender: 1)"#,
      .reference(["StoryboardSegue", "Main", "detail"]), .own
    ),
    (
      #"performSegue(withIdentifier: |R.segue.feed.detail, sender: 1)"#,
      .reference(["R", "segue", "feed", "detail"]), .own
    ),
  ]

  @Test(arguments: performed)
  func `performed segues are read`(code: String, identifier: TextExpression, receiver: Receiver) {
    let source = MarkedSource("class Feed: UIViewController {\n  func é() {\n    \(code)\n  }\n}")
    let use = source.facts.segueUses.first
    #expect(source.facts.segueUses.count == 1)
    #expect(use?.identifier == identifier)
    #expect(use?.receiver == receiver)
    #expect(use?.type == "Feed")
    #expect(use?.location.line == source.location?.line)
    #expect(use?.location.column == source.location?.column)
  }

  @Test(
    arguments: [
      (#"isNew ? "A" : "B""#, [.literal("A"), .literal("B")]),
      (#"a == nil ? Names.a : .b"#, [.reference(["Names", "a"]), .reference(["", "b"])]),
      (#"a?.b as? C == nil ? "A" : b ?? "B""#, [.literal("A"), .unknown]),
      (#"a ? "A" : b ? "B" : "C""#, [.literal("A"), .unknown]),
      (#"a ? b ? "A" : "B" : "C""#, [.unknown]),
      (#"(a ? "A" : "B")"#, [.literal("A"), .literal("B")]),
      (#"(a == b) ? "A" : "B""#, [.unknown]),
      (#"names[a ? 1 : 2]"#, [.unknown]),
      (#"has("A") ? "A" : "B""#, [.unknown]),
    ] as [(String, [TextExpression])]
  )
  func `each alternative of a performed segue is read`(argument: String, texts: [TextExpression]) {
    let facts = SwiftSourceReader().read(
      """
      class Feed: UIViewController {
        func open() { performSegue(withIdentifier: \(argument), sender: a ? 1 : 2) }
      }
      """
    )
    #expect(facts.segueUses.map(\.identifier) == texts)
  }

  @Test(arguments: ["case let name as Name", "case is String, let name as Name"])
  func aNameOfATypePatternIsOfItsType(label: String) {
    let facts = SwiftSourceReader().read(
      """
      class Feed: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          switch segue.destination {
          \(label): name.performSegue(withIdentifier: "Show", sender: nil)
          default: break
          }
        }
      }
      """
    )
    #expect(facts.segueUses.map(\.receiver) == [.instance("Name")])
  }

  /// Comparisons in `prepare(for:sender:)`, with the texts compared.
  static let compared: [(String, [TextExpression])] = cases([
    [.literal("A")]: [
      #"if segue.identifier == "A" {}"#, #"if "A" == segue.identifier {}"#,
      #"guard segue.identifier != "A" else { return }"#,
      #"guard let id = segue.identifier, id == "A" else { return }"#,
      #"if let identifier = segue.identifier { if identifier == "A" {} }"#,
      #"if a && "A" == segue.identifier {}"#, #"let isA = "A" == segue.identifier"#,
      #"if case "A"? = segue.identifier {}"#, #"if case .some("A") = segue.identifier, n {}"#,
    ],
    [.reference(["Names", "a"])]: [
      #"if segue.identifier! == Names.a.rawValue {}"#,
      #"switch segue.identifier! { case Names.a.rawValue: break; case let x where x == "B": break }"#,
      #"if Names(rawValue: segue.identifier!) == .a {}"#,
    ],
    []: [
      #"if segue.identifier == nil {}"#, #"if prefix + "A" == segue.identifier {}"#,
      #"if "A".lowercased() + b == segue.identifier {}"#,
      #"switch feed.Name(rawValue: segue.identifier!) { case .a: break; default: break }"#,
      #"switch Name(segue.identifier) { case .a: break; default: break }"#,
      #"switch segue.identifier.filter(Name.init) { case .a: break; default: break }"#,
      #"if segue.identifier?.hasPrefix("A") == true {}"#, #"if other.identifier == "A" {}"#,
      #"switch name { case "B": let id = segue.identifier; default: break }"#,
      #"switch name { case "B": id = segue.identifier; default: break }"#,
      #"switch (segue.identifier, "A") { case let (a, "B"): break; case (_, "C"): break; case x: break }"#,
      #"switch (other, segue.identifier) { case ("A", "B"): break; default: break }"#,
      #"switch (segue.identifier, 1).0 { case "A": break; default: break }"#,
      #"f(segue.identifier, 1) { switch x { case ("A", 1): break } }"#,
    ],
    [.reference(["Feed", "Name", "a"])]: [
      #"switch Feed.Name.init(rawValue: segue.identifier!) { case .a: break; case .b.c: break }"#
    ],
    [.literal("A"), .literal("B"), .literal("C")]: [
      #"switch segue.identifier { case "A", "B"?: break; case .some("C"): break; default: break }"#
    ],
    [.reference(["Names", "a"]), .reference(["Names", "b"])]: [
      #"switch Names(rawValue: segue.identifier!) { case .a: break; case .b?: break; case .none: break }"#
    ],
    [.reference(["StoryboardSegue", "Main", "a"])]: [
      #"switch StoryboardSegue.Main(segue) { case .a?: break; default: break }"#
    ],
    [.literal("A"), .literal("C")]: [
      #"switch (segue.identifier, sender) { case ("A"?, let x as B), ("C", _): break; default: break }"#
    ],
    [.literal("A"), .literal("B")]: [
      #"switch segue.identifier { case "A"?, let x?: break; case "B", var y: break; default: break }"#
    ],
  ])

  @Test(arguments: compared)
  func `compared identifiers are read`(code: String, texts: [TextExpression]) {
    let facts = SwiftSourceReader().read(
      """
      class Feed: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          \(code)
        }
      }
      """
    )
    #expect(facts.segueUses.filter { $0.kind == .compare }.map(\.identifier) == texts)
  }

  /// Casts in `prepare(for:sender:)`.
  static let casts: [(String, String)] = cases([
    "Detail! ": ["let d = segue.destination as! Detail"],
    "Detail ": ["if let d = segue.destination as? Detail {}", "if segue.destination is Detail {}"],
    "UINavigationController , D content ": [
      "if let n = segue.destination as? UINavigationController, let d = n.topViewController as? D {}"
    ],
    "D! content , UINavigationController! ": [
      "let d = (segue.destination as! UINavigationController).topViewController as! D"
    ],
    "D content , UINavigationController ": [
      "let d = (segue.destination as? UINavigationController)?.viewControllers[0] as? D"
    ],
    "Nav! , D! content ": [
      "let n = segue.destination as! Nav\nlet d = n.viewControllers.first as! D"
    ],
    "D , NSObject! ": ["let d = (segue.destination as? D)?.next ?? segue.destination"],
    "NSObject , D! ": [
      "if segue.destination.isKind(of: D.self) { segue.destination as! D }",
      "if !(segue.destination is D) { segue.destination as! D }",
    ],
    #"D "A""#: [#"if segue.identifier == "A", let d = segue.destination as? D {}"#],
    #"D! "A""#: [
      #"if segue.identifier == "A" { let d = segue.destination as! D }"#,
      #"if case "A"? = segue.identifier { segue.destination as! D }"#,
      #"if "A" == segue.identifier { segue.destination as! D }"#,
    ],
    #"D! "A" "B""#: [
      #"if segue.identifier == "A" || segue.identifier == "B" { segue.destination as! D }"#,
      #"switch segue.identifier { case "A": fallthrough; case "B": segue.destination as! D; default: break }"#,
    ],
    "D! ": [
      #"if segue.identifier == "A" || flag { segue.destination as! D }"#,
      #"if segue.identifier == "A" {} else { segue.destination as! D }"#,
      #"if "A" != segue.identifier { segue.destination as! D }"#,
      #"if !(segue.identifier == "A") { segue.destination as! D }"#,
      #"if !("A" == segue.identifier) { segue.destination as! D }"#,
      #"switch segue.identifier { case let a?: fallthrough; case "B": segue.destination as! D; default: break }"#,
      "let d = segue.destination; switch item { case .show: d as! D; default: break }",
    ],
    #"E! , D! "A""#: [
      #"guard segue.identifier == "A" else { segue.destination as! E; return }\#nsegue.destination as! D"#
    ],
    #"D! "A", E! "#: [
      #"switch segue.identifier { case "A": segue.destination as! D; default: segue.destination as! E }"#
    ],
    #"D! "A" "B", E! "#: [
      #"switch (segue.identifier, 1) { case ("A", 1), ("B", _): segue.destination as! D; case (let x, 2): segue.destination as! E; default: break }"#
    ],
    "D , E ": [
      "switch segue.destination { case let d as D: break; case is E: break; default: break }"
    ],
    "": [
      "let d = segue.source as! D",
      "let d = segue.destination; switch item { case let .show(d): d as! D; default: break }",
    ],
    "D! content , Nav! ": [
      "\(String(repeating: "f()\n", count: 400))let d = (segue.destination as! Nav).topViewController as! D"
    ],
  ])

  @Test(arguments: casts)
  func `casts of the destination are read`(code: String, description: String) {
    let facts = SwiftSourceReader().read(
      """
      class Feed: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          \(code)
        }
      }
      """
    )
    let found = facts.casts.map { cast in
      let texts = (cast.identifiers ?? []).map { text in
        if case .literal(let literal) = text { "\"\(literal)\"" } else { "\(text)" }
      }
      return cast.target.string + (cast.isForced ? "! " : " ") + (cast.isContent ? "content " : "")
        + texts.joined(separator: " ")
    }
    #expect(found.joined(separator: ", ") == description)
  }

  /// Instantiated scenes.
  static let scenes: [(code: String, description: String)] = [
    (
      #"let d = storyboard!.instantiateViewController(withIdentifier: "D") as! Detail"#,
      #"literal("D") own Detail!"#
    ),
    (
      #"let s = UIStoryboard(name: "Main", bundle: nil)\#nreturn s.instantiateViewController(identifier: "D") { D(coder: $0) }"#,
      #"literal("D") named(Main) -"#
    ),
    (
      #"UIStoryboard(name: "Main", bundle: .main).instantiateInitialViewController() as? Detail"#,
      #"initial named(Main) Detail"#
    ),
    (
      #"NSStoryboard(name: "Main", bundle: other).instantiateController(withIdentifier: "D")"#,
      #"literal("D") named(Main)? -"#
    ),
    (#"anything.instantiateViewController(withIdentifier: "D")"#, #"literal("D") anything -"#),
    (
      #"UIStoryboard.main.instantiateViewController(withIdentifier: "D")"#,
      #"literal("D") UIStoryboard.main -"#
    ),
    (
      #"let s = Boards.main()\#ns.instantiateInitialViewController() as! D"#,
      "initial Boards.main D!"
    ),
    (
      #"Boards.main(n).instantiateViewController(withIdentifier: "D")"#,
      #"literal("D") object -"#
    ),
    (
      #"R.storyboard.main.detail()"#,
      #"reference(["R", "storyboard", "main", "detail"]) R.storyboard.main -"#
    ),
    (
      #"let d = StoryboardScene.Main.detail.instantiate() as! Detail"#,
      #"reference(["StoryboardScene", "Main", "detail"]) StoryboardScene.Main Detail!"#
    ),
    // What is in parentheses is evaluated again, after the segue was recorded.
    (
      #"(storyboard!.instantiateViewController(withIdentifier: "D") as! D).performSegue(withIdentifier: "A", sender: 1)"#,
      #"literal("D") own D!"#
    ),
    (
      #"other.storyboard?.instantiateViewController(withIdentifier: "D")"#,
      #"literal("D") unknown -"#
    ),
  ]

  @Test func `scenes in default values of parameters are read`() {
    let make =
      #"UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "D")"#
    let facts = SwiftSourceReader().read(
      "class Feed { func open(_ id: Int = 1, _ detail: D = \(make)) {} }"
    )
    #expect(facts.sceneUses.map(\.identifier) == [.literal("D")])
  }

  /// The initial value of a property, of a type or of the file.
  @Test(arguments: [
    "MAKE", "[MAKE]", "[MAKE, MAKE]", #"["d": MAKE]"#, "(MAKE, 1)", "other ?? MAKE", "Pages(MAKE)",
    "{ MAKE }()",
  ])
  func `scenes in an initial value are read`(value: String) {
    let make =
      #"UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "D")"#
    let count = value.components(separatedBy: "MAKE").count - 1
    let property = "lazy var pages = \(value.replacing("MAKE", with: make))"
    for code in ["class Feed {\n\(property)\n}", property] {
      let uses = SwiftSourceReader().read(code).sceneUses
      #expect(uses.map(\.identifier) == Array(repeating: .literal("D"), count: count), "\(code)")
    }
  }

  @Test(arguments: scenes)
  func `instantiated scenes are read`(code: String, description: String) {
    let facts = SwiftSourceReader().read("class Feed { func a() {\n\(code)\n} }")
    let found = facts.sceneUses.map { use in
      let storyboard =
        switch use.storyboard {
        case .own: "own"
        case .unknown: "unknown"
        case .object: "object"
        case .member(let path): path.joined(separator: ".")
        case .named(.literal(let name), let bundle): "named(\(name))" + (bundle == .own ? "" : "?")
        case .named: "named(?)"
        }
      let cast = use.casts.first.map { "\($0.target)\($0.isForced ? "!" : "")" } ?? "-"
      return "\(use.identifier.map { "\($0)" } ?? "initial") \(storyboard) \(cast)"
    }
    #expect(found.joined(separator: ", ") == description)
  }

  @Test func `performed routes are read`() {
    let facts = SwiftSourceReader().read(
      """
      func a(graph: ControllerGraph) throws {
        try graph.perform(.showConversation, from: feed) { $0.status = status }
        try graph.go(to: AppDestination.devices(user: user))
        navigator.push(.conversation(status))
        graph.trigger("ShowConversation")
        registry.register(.login, kind: .show) { LoginController() }
      } // Segue
      """
    )
    #expect(facts.routeUses.map(\.verb) == ["perform", "go", "push", "register"])
    #expect(facts.routeUses[1].target == .reference(["AppDestination", "devices"]))
    #expect(facts.segueUses.map(\.kind) == [.trigger])
  }

  @Test(arguments: [(8, Receiver.own), (300, .other)])
  func inVeryDeepCodeTheObjectIsNotKnown(depth: Int, receiver: Receiver) {
    let open = String(repeating: "if a {\n", count: depth)
    let close = String(repeating: "}\n", count: depth)
    let perform = #"performSegue(withIdentifier: "A", sender: nil)"#
    let facts = SwiftSourceReader().read(
      "class Feed: UIViewController { func open() {\n\(open)\(perform)\n\(close)} }"
    )
    #expect(facts.segueUses.map(\.receiver) == [receiver])
  }

  /// Parameters and variables named `feed`, and the object that performs a segue of them.
  @Test(arguments: [
    ("func a(_ feed: Feed)", Receiver.instance("Feed")),
    ("func a(_ feed: inout Feed)", .instance("Feed")),
    ("func a(_ feed: any Feed, n: Int)", .instance("Feed")),
    ("func a(_ feed: some Feed)", .instance("Feed")),
    ("func a(_ feed: Feed?)", .instance("Feed")),
    ("func a(_ pair: (Int, [Feed]), feed: Feed!)", .instance("Feed")),
    ("func a(_ feed: [Feed])", .other),
    ("func a(_ feed: (Feed, Feed))", .other),
  ])
  func theObjectThatPerformsHasTheTypeOfItsName(head: String, receiver: Receiver) {
    let facts = SwiftSourceReader().read(
      #"class C { \#(head) { feed.performSegue(withIdentifier: "A", sender: nil) } }"#
    )
    #expect(facts.segueUses.map(\.receiver) == [receiver])
  }

  @Test func `a name bound by a tuple has no known type`() {
    let facts = SwiftSourceReader().read(
      """
      class C { func a(_ feed: Feed) {
        let (feed, n) = pair
        feed.performSegue(withIdentifier: "A", sender: nil)
      } }
      """
    )
    #expect(facts.segueUses.map(\.receiver) == [.other])
  }

  @Test(arguments: [
    "topViewController", "viewControllers.first", "viewControllers.last", "viewControllers[0]",
  ])
  func `casts of the content of an instantiated scene are read`(content: String) {
    let facts = SwiftSourceReader().read(
      """
      class Feed { func a() {
        let n = storyboard!.instantiateViewController(withIdentifier: "N") as! UINavigationController
        let d = n.\(content) as! D
      } }
      """
    )
    let casts = facts.sceneUses.flatMap(\.casts)
    #expect(casts.map(\.target) == ["UINavigationController", "D"])
    #expect(casts.map(\.isContent) == [false, true])
  }
}
