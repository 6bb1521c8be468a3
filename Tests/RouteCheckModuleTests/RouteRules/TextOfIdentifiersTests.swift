import RouteCheckTestSupport
import Testing

@testable import RuleRunning

/// Identifiers that reach a segue, a scene or a storyboard by other ways than a literal.
@Suite struct TextOfIdentifiersTests {
  /// The findings about a method of `Feed`, and about further code.
  private func findings(_ body: String, _ rest: String = "") async -> [String] {
    let files = [
      "Main.storyboard": SilenceTests.storyboard,
      "Screens.swift": "class Post: UIViewController {}\nclass Shop: UITableViewController {}",
      "Feed.swift": "class Feed: UIViewController {\n  func run() { \(body) }\n}\n\(rest)",
    ]
    let rules = [
      "unknown-segue", "unknown-scene", "unknown-storyboard", "never-matching-identifier",
    ]
    return await RuleRunner(only: rules).run(on: files).diagnostics.map { "\($0.rule)" }
  }

  /// The code with `#` for an identifier, more code, the right text and a wrong one, and the rule.
  private static let ways: [(body: String, rest: String, names: [String], rule: String)] = [
    (
      "performSegue(withIdentifier: .show, sender: nil)",
      "extension String { static let show = \"#\" }", ["ShowPost", "ShowPots"], "unknown-segue"
    ),
    (
      "performSegue(withIdentifier: .show, sender: nil)",
      "extension String { static var show: String { \"#\" } }", ["ShowPost", "ShowPots"],
      "unknown-segue"
    ),
    (
      "performSegue(withIdentifier: .show, sender: nil)",
      "extension NSStoryboardSegue.Identifier { static let show = \"#\" }",
      ["ShowPost", "ShowPots"], "unknown-segue"
    ),
    (
      "performSegueWithIdentifier(\"#\", sender: nil)", "", ["ShowPost", "ShowPots"],
      "unknown-segue"
    ),
    (
      "_ = UIStoryboard.init(name: \"#\", bundle: nil)", "", ["Main", "Mian"], "unknown-storyboard"
    ),
    (
      "let s: UIStoryboard = .init(name: \"#\", bundle: nil)", "", ["Main", "Mian"],
      "unknown-storyboard"
    ),
    (
      "_ = UIStoryboard(name: .main, bundle: nil)", "extension String { static let main = \"#\" }",
      ["Main", "Mian"], "unknown-storyboard"
    ),
    (
      "_ = UIStoryboard.init(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"#\")",
      "", ["Post", "Pots"], "unknown-scene"
    ),
    (
      "let s: UIStoryboard = .init(name: \"Main\", bundle: nil); s.instantiateViewController(withIdentifier: \"#\")",
      "", ["Post", "Pots"], "unknown-scene"
    ),
    (
      "_ = Boards.main.instantiateViewController(withIdentifier: \"#\")",
      "enum Boards { static let main = UIStoryboard.init(name: \"Main\", bundle: nil) }",
      ["Post", "Pots"], "unknown-scene"
    ),
    (
      "_ = Boards.main.instantiateViewController(withIdentifier: \"#\")",
      "enum Boards { static let main: UIStoryboard = .init(name: \"Main\", bundle: nil) }",
      ["Post", "Pots"], "unknown-scene"
    ),
    (
      "_ = storyboard!.instantiateViewController(withIdentifier: .post)",
      "extension String { static let post = \"#\" }", ["Post", "Pots"], "unknown-scene"
    ),
    (
      "_ = storyboard!.instantiateViewController(withIdentifier: String(describing: #.self))",
      "class Pots: UIViewController {}", ["Post", "Pots"], "unknown-scene"
    ),
    (
      "_ = storyboard!.instantiateViewController(withIdentifier: Names.post)",
      "enum Names { static let post = String(describing: #.self) }\nclass Pots: UIViewController {}",
      ["Post", "Pots"], "unknown-scene"
    ),
    (
      "_ = storyboard!.instantiateViewController(withIdentifier: Names.post)",
      "enum Names { static var post: String { String(describing: #.self) } }\nclass Pots: Post {}",
      ["Post", "Pots"], "unknown-scene"
    ),
  ]

  @Test(arguments: ways)
  func aWrongTextIsFound(body: String, rest: String, names: [String], rule: String) async {
    func with(_ name: String) async -> [String] {
      await findings(body.replacing("#", with: name), rest.replacing("#", with: name))
    }
    #expect(await with(names[0]).isEmpty)
    #expect(await with(names[1]) == [rule])
  }

  @Test(arguments: [
    "let a = Name.init(rawValue: segue.identifier!); switch a { case .post?: break; default: break }",
    "let a = Name(rawValue: segue.identifier!); switch a { case .post?: break; default: break }",
    "guard let a = Name.init(rawValue: segue.identifier ?? \"\") else { return }; switch a { case .post: break }",
    "if let id = segue.identifier, let a = Name(rawValue: id) { switch a { case .post: break } }",
  ])
  func anEnumOfTheIdentifierIsCompared(body: String) async {
    for (name, rules) in [("ShowPost", []), ("ShowPots", ["never-matching-identifier"])] {
      let rest = """
        extension Feed {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) { \(body) }
        }
        enum Name: String { case post = "\(name)" }
        """
      #expect(await findings("", rest) == rules)
    }
  }

  @Test(arguments: [
    ("performSegue(withIdentifier: .show, sender: nil)", ""),
    (
      "performSegue(withIdentifier: .show, sender: nil)",
      "enum FeedSegue: String { case show = \"ShowPots\" }"
    ),
    (
      "performSegue(withIdentifier: String(describing: Pots.name), sender: nil)",
      "class Pots: Post {}"
    ),
    (
      "performSegue(withIdentifier: .show, sender: nil)",
      "extension String { static var show: String { a ? \"ShowPots\" : \"ShowPost\" } }"
    ),
    (
      "performSegue(withIdentifier: .show, sender: nil)",
      """
      extension String { static let show = "ShowPots" }
      extension Feed { func performSegue(withIdentifier a: Name, sender: Any?) {} }
      enum Name: String { case show }
      """
    ),
    ("_ = Bundle.init(name: \"Mian\", bundle: nil)", ""),
    ("let s: Board = .init(name: \"Mian\", bundle: nil)", ""),
    ("_ = UIStoryboard.init(name: \"Other\", bundle: b)", ""),
    (
      "_ = storyboard!.instantiateViewController(withIdentifier: String(describing: self))", ""
    ),
    (
      "_ = storyboard!.instantiateViewController(withIdentifier: String(describing: Self.self))", ""
    ),
    (
      "_ = storyboard!.instantiateViewController(withIdentifier: Names.post)",
      "enum Names { static let post = String(describing: Pots.self) + a }\nclass Pots: Post {}"
    ),
    (
      "open(\"ShowPots\")",
      "extension Feed { func open(_ id: String) { if a { performSegue(withIdentifier: id, sender: 1) } } }"
    ),
  ])
  func anUncertainTextHasNoFinding(body: String, rest: String) async {
    #expect(await findings(body, rest).isEmpty)
  }
}
