import Testing

@testable import StoryboardReader

/// Files that are not storyboards are rejected, with a message and the location of the problem.
@Suite struct MalformedStoryboardTests {
  @Test(arguments: [
    ("", "the file is empty", 0),
    (" \n", "the file is empty", 0),
    ("hello", "the file is not XML", 0),
    ("<document><b></document>", "expected '</b>', found '</document>'", 13),
    ("<document>", "element 'document' is not closed", 0),
    ("<document", "a tag is not closed", 0),
    ("<document><a b='c'", "a tag is not closed", 10),
    ("<document b", "expected '='", 11),
    ("<document b=c/>", "expected a quote", 12),
    ("<document b='c", "an attribute value is not closed", 13),
    ("<document b='1'c='2'/>", "expected a space", 15),
    ("<document b='1' b='2'/>", "duplicate attribute 'b'", 16),
    ("<document/><b/>", "content after the root element", 11),
    ("<document/>x", "content after the root element", 11),
    ("</a>", "'</a>' has no start tag", 0),
    ("<document>&nbsp;</document>", "entity 'nbsp' is not defined", 10),
    ("<document>&#0;</document>", "'&' does not begin a character reference", 10),
    ("<document>&amp; x<b></document>", "expected '</b>', found '</document>'", 20),
    ("<document>& b</document>", "'&' does not begin a character reference", 10),
    ("<document b='<'/>", "'<' is not allowed here", 13),
    ("<document>\u{1}</document>", "control character 1 is not allowed", 10),
    ("<document>\0</document>", "control character 0 is not allowed", 10),
    ("\u{1}<document/>", "control character 1 is not allowed", 0),
    ("<!DOCTYPE a><document/>", "document type declarations are not supported", 0),
    ("<document><!-- -- --></document>", "'--' is not allowed here", 15),
    ("<document><!-- </document>", "a comment is not closed", 10),
    ("<document><![CDATA[ </document>", "a CDATA section is not closed", 10),
    ("<1a/>", "expected a name", 1),
    ("<document / >", "expected '>' after '/'", 11),
    ("<document><?p?></document>", "processing instructions are not supported", 10),
    ("<?p?><document/>", "processing instructions are not supported", 0),
    ("<?xml?><document/>", "processing instructions are not supported", 0),
    ("<archive/>", "the file has the storyboard format before Xcode 5", 0),
    (
      "<plist/>",
      "the file is not a storyboard: expected the root element 'document', found 'plist'", 0
    ),
    (
      "<document type='com.apple.XIB'/>",
      "the file is not a storyboard: the type of the document is", 16
    ),
  ])
  func reportsTheProblemAndItsOffset(text: String, message: String, offset: Int) {
    let result = StoryboardParser.read(Array(text.utf8), path: "Main.storyboard", name: "Main")
    guard case .failure(let problem) = result else {
      Issue.record("the file was accepted")
      return
    }
    #expect(problem.message.hasPrefix(message), "\(problem)")
    #expect(problem.offset == offset)
  }

  @Test(
    arguments: [
      ([0x3C, 0x61, 0x3E, 0xFF, 0x3C], "the file is not valid UTF-8"),
      ([0xFF, 0xFE, 0x3C, 0x00], "expected UTF-8, found UTF-16"),
      ([0xFE, 0xFF, 0x00, 0x3C], "expected UTF-8, found UTF-16"),
      ([0xFF, 0xFE, 0x00, 0x00, 0x3C, 0, 0, 0], "expected UTF-8, found UTF-32"),
      ([0x00, 0x00, 0xFE, 0xFF, 0, 0, 0, 0x3C], "expected UTF-8, found UTF-32"),
      (
        Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8) + [0xE9],
        "expected UTF-8, found ISO"
      ),
      (
        Array(
          "<?xml version='1.0'\(String(repeating: " ", count: 500))encoding='ISO-8859-1'?><a/>".utf8
        ), "expected UTF-8, found ISO"
      ),
      ([0x3C, 0x61, 0xED, 0xA0, 0x80], "the file is not valid UTF-8"),
    ] as [([UInt8], String)]
  )
  func rejectsOtherEncodings(bytes: [UInt8], message: String) {
    let result = StoryboardParser.read(bytes, path: "Main.storyboard", name: "Main")
    guard case .failure(let problem) = result else {
      Issue.record("the file was accepted")
      return
    }
    #expect(problem.message.hasPrefix(message), "\(problem)")
  }

  @Test func deepAndWideDocumentsNeitherCrashNorHang() {
    let deep = String(repeating: "<a>", count: 100_000)
    let wide = "<document " + (0..<100_000).map { "b\($0)=''" }.joined(separator: " ") + "/>"
    for text in [deep, "<document>" + deep, wide] {
      _ = StoryboardParser.read(Array(text.utf8), path: "Main.storyboard", name: "Main")
    }
  }
}
