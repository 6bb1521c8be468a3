import Testing

@testable import SourceText

@Suite struct StringLiteralTests {
  @Test(arguments: [
    ("plain", #""plain""#),
    (#"a "quoted" word"#, #""a \"quoted\" word""#),
    (#"\(evil)"#, #""\\(evil)""#),
    ("line\nreturn\rtab\t", #""line\nreturn\rtab\t""#),
    ("\u{0}\u{7F}", #""\u{0}\u{7F}""#),
    ("a\u{202E}b", #""a\u{202E}b""#),
    ("👍🏽 Привет", "\"👍🏽 Привет\""),
    ("\u{FFFE}\u{FFFF}", #""\u{FFFE}\u{FFFF}""#),
    ("a\u{A0}b", #""a\u{A0}b""#),
  ])
  func aTextIsALiteralThatMeansIt(text: String, literal: String) {
    #expect(StringLiteral.text(text) == literal)
  }

  @Test func aCommentStaysOnItsLine() {
    #expect(StringLiteral.comment("a\nimport Evil") == #"'a\nimport Evil'"#)
  }
}
