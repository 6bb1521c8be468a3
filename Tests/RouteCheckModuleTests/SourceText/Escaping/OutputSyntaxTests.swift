import TestSupport
import Testing

@testable import SourceText

@Suite struct OutputSyntaxTests {
  /// Swift accepts these in a literal, and refuses their escapes.
  private static let unescaped = String(decoding: [0xFDD0, 0xFDEF] as [UInt16], as: UTF16.self)

  /// Marks with a meaning in each syntax, as they are written there.
  static let marks: [(syntax: OutputSyntax, text: String, escaped: String)] = [
    (.terminal, "\u{1B}[31m\u{202E}\n", #"\u{1b}[31m\u{202e}\u{a}"#),
    (.terminal, ":: ::x ##[group]#[", #"\u{3a}: ::x ##\u{5b}group]#["#),
    (.terminal, " é\u{AD}::x", #" é\u{ad}\u{3a}:x"#),
    (.terminal, "\u{7F}~", #"\u{7f}~"#),
    (.visible, "::\u{200B}\u{E0067}", #"::\u{200b}\u{e0067}"#),
    (.markup, "<b a='&\">\u{FFFF}", "&lt;b a=&#39;&amp;&quot;&gt;\\u{ffff}"),
    (.scriptData, #"{"a": "</script>"}"#, #"{"a": "\u003c/script>"}"#),
    (.mermaidLabel, "a \"]-->b\n", "a #34;#93;--#62;b#92;u#123;a#125;"),
    (.markup, "##[a]", "##&#91;a]"),
    (.mermaidLabel, "##[", "#35;#35;#91;"),
    (.markdownCode, "a|`b`\n##[", #"a\|`b`\u{a}##\u{5b}"#),
    (.gitHubMessage, "50%,\r\n::x", "50%25,%0D%0A::x"),
    (.gitHubProperty, "a:b,c%\n", "a%3Ab%2Cc%25%0A"),
    (.uriPath, "azAZ09-._~/", "azAZ09-._~/"),
    (.uriPath, "a b/é%\n", "a%20b/%C3%A9%25%0A"),
    (.uriPath, "\u{F}\u{10}", "%0F%10"),
    (.jsonString, "\"\\\n\u{1}\u{2028}", #"\"\\\n\u0001\u2028"#),
    (.jsonString, "##[a\u{E0067}", ##"##\u005ba\udb40\udc67"##),
    (.swiftString, "\"\\(x)\n\u{202E}", #"\"\\(x)\n\u{202E}"#),
    (.swiftString, "\u{A0}", #"\u{A0}"#),
    (.swiftString, unescaped, unescaped),
    (.swiftString, "##[a]", ##"##\u{5B}a]"##),
    (.rawSwiftString, "\"\n##[a]", ###""\n##\#u{5B}a]"###.replacing(#"\n"#, with: "\n")),
  ]

  @Test(arguments: marks)
  func `each syntax escapes its special characters`(
    syntax: OutputSyntax,
    text: String,
    escaped: String
  ) {
    #expect(text.escaped(for: syntax) == escaped)
  }

  @Test(arguments: [
    ("a", "`a`"), ("`a", "`` `a ``"), ("a`", "`` a` ``"), (" a", "`  a `"), ("a ", "` a  `"),
    ("a`b", "``a`b``"), ("a`b``c`d", "```a`b``c`d```"), ("  ", "`  `"), ("", ""),
  ])
  func `code of Markdown keeps backticks and spaces at its ends`(text: String, code: String) {
    #expect(MarkdownCode.span(text) == code)
  }

  @Test func everySyntaxIsInTheTable() {
    #expect(Set(Self.marks.map(\.syntax)) == Set(OutputSyntax.allCases))
  }

  /// A mark and its neighbours are one `Character`, which equals none of them.
  @Test(arguments: OutputSyntax.allCases)
  func everyScalarIsEscapedWhateverItsNeighboursAre(syntax: OutputSyntax) {
    func escaped(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
      String(scalar).escaped(for: syntax).scalars
    }
    let marks = (HostileText.prepended + HostileText.combining).map { ($0, escaped($0)) }
    var wrong: [String] = []
    for scalar in HostileText.scalars {
      let own = escaped(scalar)
      // All marks around each scalar that may have a meaning; one in front and one behind for others.
      let neighbours = scalar.value < 0x100 ? marks[...] : marks.suffix(1) + marks.prefix(1)
      for (mark, escapedMark) in neighbours {
        var text = ""
        text.unicodeScalars += [mark, scalar, mark]
        if text.escaped(for: syntax).scalars != escapedMark + own + escapedMark {
          wrong.append(text.escaped(for: .swiftString))
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(10))")
  }

  /// The names of emoji, and of Indic and Persian words, stay readable.
  @Test(arguments: ["👩‍👩‍👧", "❤️", "می‌خواهم", "क्‍ष", "Détail"])
  func `words and emoji stay readable in a terminal`(word: String) {
    #expect(word.escaped(for: .terminal).scalars == word.scalars)
  }
}
