extension SilenceTests {
  private static func opening(_ storyboard: String, _ rest: String, _ body: String = "") -> Snippet
  {
    .init(
      #"func a() { \#(storyboard).instantiateViewController(withIdentifier: "Nope") }; \#(body)"#,
      rest
    )
  }

  private static let main = #"UIStoryboard(name: "Main", bundle: nil)"#

  /// Members that may return one of several storyboards.
  static let storyboardMembers: [Snippet] = [
    opening("UIStoryboard.main", "extension UIStoryboard { static var main = \(main) }"),
    opening(
      "UIStoryboard.main",
      "extension UIStoryboard { static let main = n ? \(main) : other }"
    ),
    opening(
      "UIStoryboard.main",
      "extension UIStoryboard { static var main: UIStoryboard { if n { return other }; return \(main) } }"
    ),
    opening(
      "UIStoryboard.main(n)",
      "extension UIStoryboard { static func main(_ n: Int) -> UIStoryboard { \(main) } }"
    ),
    opening("Boards.main", "enum Other { static let main = \(main) }"),
    opening(
      "Boards.main",
      "enum Other { enum Boards { static let main = \(main) } }",
      "enum Boards { static let main = load() }"
    ),
    opening(
      "board",
      "class Loud: Feed { override var board: UIStoryboard { other } }",
      "var board: UIStoryboard { \(main) }"
    ),
    opening(
      "Boards.main",
      "enum Boards {\n#if os(macOS)\nstatic let main = \(main)\n#else\nstatic let main = load()\n#endif\n}"
    ),
    opening("board", "", "let board: UIStoryboard; init(_ b: UIStoryboard) { board = b }"),
    .init(
      #"let board = \#(main); func a(board: UIStoryboard) { board.instantiateViewController(withIdentifier: "Nope") }"#
    ),
    opening(
      "Self.board",
      "protocol Loaded {}\nextension Loaded { static var board: UIStoryboard { \(main) } }\nextension Feed: Loaded {}"
    ),
    opening(
      "Boards.main",
      "#if PRO\nenum Boards { static let main = \(main) }\n#else\nenum Boards { static let main = \(main) }\n#endif"
    ),
  ]

  /// Members that return a known storyboard.
  static let knownStoryboardMembers: [Snippet] = [
    opening("UIStoryboard.main", "extension UIStoryboard { static let main = \(main) }"),
    opening(
      "UIStoryboard.main",
      "extension UIStoryboard { class var main: UIStoryboard { return \(main) } }"
    ),
    opening(
      "UIStoryboard.main()",
      "extension UIStoryboard { static func main() -> UIStoryboard { \(main) } }"
    ),
    opening(
      "Boards.main",
      #"enum Boards { static let name = "Main"; static let main = UIStoryboard(name: name, bundle: .main) }"#
    ),
    opening(
      "Boards.main",
      "enum Boards { static let main = other }",
      "enum Boards { static let main = \(main) }"
    ),
    opening(
      "Boards.main",
      "enum Boards {\n#if os(macOS)\nstatic let main = load()\n#else\nstatic let main = \(main)\n#endif\n}"
    ),
    opening("board", "", "let board = \(main)"),
    opening("self.board", "", "private var board: UIStoryboard { \(main) }"),
    .init(
      "func a() { let s = UIStoryboard.main; _ = s.instantiateViewController(withIdentifier: \"Post\") as! Shop }",
      "extension UIStoryboard { static let main = \(main) }"
    ),
  ]
}
