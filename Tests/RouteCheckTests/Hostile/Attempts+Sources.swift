/// Swift and Objective-C that is broken, deep or huge, next to a source with a finding.
extension Attempt {
  static let sources: [Attempt] =
    swift.map { surviving("Bad.swift", $0, Array($1.utf8)) }
    + objectiveC.map { surviving("Bad.m", $0, Array($1.utf8)) }
    + bytes.map { surviving($0.file, $0.name, $0.bytes) } + utf16 + hiding + uses

  /// An attempt in which the finding in another file must survive.
  private static func surviving(_ file: String, _ name: String, _ bytes: [UInt8]) -> Attempt {
    .validate(
      .sources,
      "\(name) in \(file)",
      neighbours + [.file(file, bytes)],
      saying: "Good.swift:3:45: error: "
    )
  }

  private static func deep(_ text: String, _ count: Int = 30_000) -> String {
    String(repeating: text, count: count)
  }

  /// A text 10,000 times, and then its end as often.
  private static func pairs(_ start: String, _ end: String) -> String {
    deep(start, 10_000) + deep(end, 10_000)
  }

  private static func numbered(_ text: (Int) -> String) -> String {
    (0..<10_000).map(text).joined()
  }

  private static let swift: [(String, String)] = [
    ("30,000 open parentheses", "let a = \(deep("("))"),
    ("30,000 open brackets", "let a = \(deep("["))"),
    ("30,000 open braces", "func a() \(deep("{"))"),
    ("pairs that cross", deep("({[)}]", 5_000)),
    ("30,000 angle brackets", "let a: \(deep("A<"))"),
    ("10,000 interpolations in each other", deep("\"\\(", 10_000)),
    ("10,000 closed interpolations", pairs("\"\\(", ")\"")),
    ("10,000 comments in each other", deep("/*", 10_000)),
    ("10,000 closed comments", pairs("/*", "*/")),
    ("10,000 conditions in each other", deep("#if A\n", 10_000)),
    ("10,000 conditions closed", pairs("#if A\n", "#endif\n")),
    ("5,000 classes in each other", deep("class A { ", 5_000)),
    ("5,000 functions in each other", deep("func a() { ", 5_000)),
    ("10,000 closures in each other", deep("{ a in ", 10_000)),
    ("10,000 calls in a chain", "let a = b\(deep(".c()", 10_000))"),
    ("10,000 ternary operators", "let a = \(deep("a ? b : ", 10_000))c"),
    ("10,000 operators", "let a = \(deep("1 + ", 10_000))1"),
    ("10,000 attributes", "\(deep("@objc ", 10_000))class A {}"),
    ("10,000 casts", "let a = b\(deep(" as! C", 10_000))"),
    ("10,000 types in a list", "class A: \(numbered { "B\($0), " })C {}"),
    ("10,000 cases", "enum E: String { \(numbered { "case c\($0)\n" }) }"),
    ("10,000 hashes", "\(deep("#", 10_000))\"a\""),
    ("only backticks", deep("`", 1_001)),
    ("only quotes", deep("\"", 10_001)),
    ("only backslashes", deep("\\", 10_001)),
    ("only slashes", deep("/", 10_001)),
    ("a name of a megabyte", "class \(megabyte) {}"),
    ("a text of a megabyte", "let a = \"\(megabyte)\""),
    ("a segue of a megabyte", "func a() { performSegue(withIdentifier: \"\(megabyte)\") }"),
    ("a number of a megabyte", "let a = 1\(String(repeating: "0", count: 1 << 20))"),
    ("a class that inherits from itself", "class A: A {}"),
    ("classes that inherit from each other", "class A: B {}\nclass B: A {}"),
    ("a ring of names", "let a = b\nlet b = a\nfunc c() { performSegue(withIdentifier: a) }"),
    ("a type that is its own alias", "typealias A = A\nclass B: A {}"),
    ("an escape beyond Unicode", "let a = \"\\u{110000}\\u{D800}\\u{}\\u{FFFFFFFFFF}\\u{\""),
    ("prepended marks before marks", "let a = \u{600}\"b\u{600}\" \u{600}{ \u{600}( \u{600}/*"),
    ("a call that never ends", "func a() { performSegue(withIdentifier: \"Show"),
    ("a call without arguments", "func a() { performSegue(withIdentifier: ) ; performSegue( }"),
    ("invisible names", "class \u{200B}A\u{200D} {}\nlet \u{3164} = \u{2028}1"),
    ("a suppression that never ends", "// routecheck:disable\n// routecheck:disable:"),
    ("a suppression of everything", "// routecheck:\(deep("disable:next ", 1_000))"),
    ("an interpolated identifier", "func a() { performSegue(withIdentifier: \"a\\(b(\"c\"))\") }"),
    ("macros", "\(deep("#a(", 5_000))@b(\(deep("#selector(", 1_000))"),
  ]

  private static let objectiveC: [(String, String)] = [
    ("30,000 open brackets", deep("[")),
    ("30,000 open braces", deep("{")),
    ("30,000 closing brackets", deep("]")),
    ("30,000 messages in each other", deep("[a b:")),
    ("a text that never ends", "NSString *a = @\"abc"),
    ("only at signs", deep("@", 10_001)),
    ("a comment that never ends", "/* abc"),
    ("10,000 conditions in each other", deep("#if 0\n", 10_000)),
    ("a line that goes on", deep("\\\n", 10_000)),
    ("an implementation that never ends", "@implementation A"),
    ("implementations in each other", deep("@implementation A\n", 5_000)),
    ("an interface of itself", "@interface A : A\n@end"),
    ("a segue of a megabyte", "[self performSegueWithIdentifier:@\"\(megabyte)\" sender:nil];"),
    ("escapes that overflow", "NSString *a = @\"\\xFFFFFFFFFF\\777\\U00110000\\uD800\\u\\x\";"),
    ("10,000 adjacent texts", "NSString *a = \(deep("@\"a\" ", 10_000));"),
    ("a macro without an end", "#define A \\"),
    ("10,000 categories", numbered { "@interface A (B\($0))\n@end\n" }),
  ]

  /// A source that compilers do not read either.
  private static let utf16: [Attempt] = ["Bad.swift", "Bad.m", "Bad.mm", "Bad.h"].map { file in
    let units = "class A {}".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    return .validate(
      .sources,
      "UTF-16 in \(file)",
      neighbours + [.file(file, [0xFF, 0xFE] + units)],
      [66],
      saying: "\(file):1:1: error: the file is in UTF-16"
    )
  }

  private static let bytes: [(file: String, name: String, bytes: [UInt8])] = {
    let text = Array("let a = \"".utf8)
    let contents: [(String, [UInt8])] = [
      ("zeros", Array(repeating: 0, count: 10_000)),
      ("0xFF", Array(repeating: 0xFF, count: 10_000)),
      ("UTF-8 that is cut off", text + [0xF0, 0x9F, 0x98]),
      ("a surrogate in a text", text + [0xED, 0xA0, 0x80, 0x22]),
      ("only carriage returns", Array(repeating: 0x0D, count: 10_000)),
      ("nothing", []),
    ]
    return contents.flatMap { name, bytes in
      ["Bad.swift", "Bad.m", "Bad.mm", "Bad.h"].map { (file: $0, name: name, bytes: bytes) }
    }
  }()

  /// Text that only looks like code must not hide the code after it.
  private static let hiding: [Attempt] = [
    ("a quote in a comment", "// \"\n/* \" */"),
    ("a comment in a text", "let a = \"/*\""),
    ("a comment in a raw text", "let a = #\"\\\"/*\"#"),
    ("a brace in a text", "let a = \"{\"; let b = \"\"\"\n{\n\"\"\""),
    ("a quote in a regular expression", "let a = /\"/"),
    ("a brace in a regular expression", "let a = /\\{\\(/"),
    ("a slash that divides", "let a = 1 / 2 / 3"),
    ("operators of slashes", "let a = b./c; prefix operator /"),
    ("an escaped backslash", "let a = \"\\\\\""),
    ("an interpolation with quotes", "let a = \"\\(b[\"c\"] ?? \"}\")\""),
    ("a condition that is off", "#if false\n/*\n*/\n#endif"),
    ("CR alone as line ends", "// a\rlet b = 1"),
    ("a mark after a quote", "let a = \"\u{301}b\"\u{301}"),
    ("a prepended mark before a quote", "let a = \"b\u{600}\""),
    ("a mark after a brace", "func a() {\u{301} }\u{301}"),
  ].map { name, text in
    .validate(
      .sources,
      "\(name) before a call",
      [
        neighbours[0],
        .text(
          "Bad.swift",
          "\(text)\nclass FeedController: UIViewController {\n"
            + "func go() { performSegue(withIdentifier: \"ShowPst\", sender: nil) } }\n"
        ),
      ],
      saying: "no scene of 'FeedController' has a segue 'ShowPst'"
    )
  }

  /// Much of one thing, for the commands that read sources.
  private static let uses: [Attempt] = [
    ("500 segues performed", (0..<500).map { "performSegue(withIdentifier: \"S\($0)\")\n" }),
    ("500 times one segue", (0..<500).map { _ in "performSegue(withIdentifier: \"ShowPst\")\n" }),
    ("500 casts", (0..<500).map { "_ = segue.destination as! C\($0)\n" }),
  ].flatMap { name, calls in
    ["validate", "table", "generate"].map { command in
      Attempt(
        kind: .sources,
        name: "\(name), \(command)",
        words: [command],
        items: [
          neighbours[0],
          .text(
            "Bad.swift",
            "class FeedController: UIViewController {\n"
              + "override func prepare(for segue: UIStoryboardSegue, sender: Any?) {\n"
              + calls.joined() + "} }\n"
          ),
        ],
        statuses: [0, 1],
        check: command == "validate" ? .findings : .nothing
      )
    }
  }
}
