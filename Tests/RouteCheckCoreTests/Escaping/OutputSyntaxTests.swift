import Foundation
import Testing

@testable import RouteCheckCore

@Suite struct OutputSyntaxTests {
  /// Marks with a meaning in each syntax, as they are written there.
  static let marks: [(syntax: OutputSyntax, text: String, escaped: String)] = [
    (.terminal, "\u{1B}[31m\u{202E}\n", #"\u{1b}[31m\u{202e}\u{a}"#),
    (.markup, "<b a='&\">\u{FFFF}", "&lt;b a=&#39;&amp;&quot;&gt;\\u{ffff}"),
    (.scriptData, #"{"a": "</script>"}"#, #"{"a": "\u003c/script>"}"#),
    (.dotString, "a\"\\\n", #"a\"\\\\u{a}"#),
    (.mermaidLabel, "a \"]-->b\n", "a #34;#93;--#62;b#92;u#123;a#125;"),
    (.markdownCode, "a|`b`\n", #"a\|'b'\u{a}"#),
    (.gitHubMessage, "50%,\r\n::x", "50%25,%0D%0A::x"),
    (.gitHubProperty, "a:b,c%\n", "a%3Ab%2Cc%25%0A"),
    (.uriPath, "a b/é%\n", "a%20b/%C3%A9%25%0A"),
    (.jsonString, "\"\\\n\u{1}\u{2028}", #"\"\\\n\u0001\u2028"#),
    (.swiftString, "\"\\(x)\n\u{202E}", #"\"\\(x)\n\u{202E}"#),
    (.shellString, "it's", #"it'\''s"#),
    (.fishString, #"it's \"#, #"it\'s \\"#),
    (.zshDescription, "a[b]", #"a\[b\]"#),
  ]

  @Test(arguments: marks)
  func marksAreEscaped(syntax: OutputSyntax, text: String, escaped: String) {
    #expect(text.escaped(for: syntax) == escaped)
  }

  @Test func everySyntaxIsInTheTable() {
    #expect(Set(Self.marks.map(\.syntax)) == Set(OutputSyntax.allCases))
  }

  /// A mark and a combining accent are one `Character`, which equals neither of them.
  @Test(arguments: [
    (OutputSyntax.markup, "<"), (.scriptData, "<"), (.dotString, "\""), (.dotString, "\\"),
    (.mermaidLabel, "]"), (.markdownCode, "|"), (.markdownCode, "`"), (.gitHubProperty, ":"),
    (.gitHubProperty, ","), (.jsonString, "\""), (.swiftString, "\\"), (.shellString, "'"),
    (.fishString, "'"), (.fishString, "\\"), (.zshDescription, "]"),
  ])
  func aMarkBeforeACombiningCharacterIsEscaped(syntax: OutputSyntax, mark: String) {
    let accent = "\u{301}"
    let expected = [mark, accent].flatMap { Array($0.escaped(for: syntax).unicodeScalars) }
    #expect(Array((mark + accent).escaped(for: syntax).unicodeScalars) == expected)
  }
}
