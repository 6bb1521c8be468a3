import Foundation
import Testing

@testable import StoryboardReader
@testable import SwiftScanner

/// What is no storyboard is refused in one sentence, with its place.
@Suite struct MalformedStoryboardTests {
  @Test(arguments: [
    ("", "the file is empty", 0),
    (" \n", "the file is empty", 0),
    ("hello", "this is no XML", 0),
    ("<document><b></document>", "found '</document>' where '</b>' is expected", 13),
    ("<document>", "element 'document' is never closed", 0),
    ("<document", "a tag is never closed", 0),
    ("<document b", "expected '='", 11),
    ("<document b=c/>", "expected a quote", 12),
    ("<document b='c", "an attribute value is never closed", 13),
    ("<document b='1'c='2'/>", "expected a space", 15),
    ("<document b='1' b='2'/>", "attribute 'b' is given twice", 16),
    ("<document/><b/>", "nothing may follow the root element", 11),
    ("<document/>x", "nothing may follow the root element", 11),
    ("</a>", "'</a>' closes nothing", 0),
    ("<document>&nbsp;</document>", "entity 'nbsp' is not defined", 10),
    ("<document>&#0;</document>", "this '&' begins no character reference", 10),
    ("<document>& b</document>", "this '&' begins no character reference", 10),
    ("<document b='<'/>", "'<' is not allowed here", 13),
    ("<document>\u{1}</document>", "control character 1 is not allowed", 10),
    ("<document>\0</document>", "control character 0 is not allowed", 10),
    ("<!DOCTYPE a><document/>", "a document type declaration is refused", 0),
    ("<document><!-- -- --></document>", "'--' is not allowed here", 15),
    ("<document><!-- </document>", "a comment is never closed", 10),
    ("<document><![CDATA[ </document>", "a CDATA section is never closed", 10),
    ("<1a/>", "expected a name", 1),
    ("<document / >", "expected '>' after '/'", 11),
    ("<document><?p?></document>", "a processing instruction is refused", 10),
    ("<?p?><document/>", "a processing instruction is refused", 0),
    ("<?xml?><document/>", "a processing instruction is refused", 0),
    ("<archive/>", "this is a storyboard of the format before Xcode 5", 0),
    ("<plist/>", "this is no storyboard: the root is 'plist'", 0),
    ("<document type='com.apple.XIB'/>", "this is no storyboard: the document's type is", 16),
  ])
  func saysWhatIsWrongAndWhere(text: String, message: String, offset: Int) {
    let result = StoryboardParser.read(Array(text.utf8), path: "Main.storyboard", name: "Main")
    guard case .failure(let problem) = result else {
      Issue.record("it was read")
      return
    }
    #expect(problem.description.hasPrefix(message), "\(problem)")
    #expect(problem.offset == offset)
  }

  @Test(
    arguments: [
      ([0x3C, 0x61, 0x3E, 0xFF, 0x3C], "the bytes are no valid UTF-8"),
      ([0xFF, 0xFE, 0x3C, 0x00], "the encoding is UTF-16"),
      ([0xFE, 0xFF, 0x00, 0x3C], "the encoding is UTF-16"),
      (
        Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8) + [0xE9], "the encoding is ISO"
      ),
      ([0x3C, 0x61, 0xED, 0xA0, 0x80], "the bytes are no valid UTF-8"),
    ] as [([UInt8], String)]
  )
  func refusesOtherEncodings(bytes: [UInt8], message: String) {
    let result = StoryboardParser.read(bytes, path: "Main.storyboard", name: "Main")
    guard case .failure(let problem) = result else {
      Issue.record("it was read")
      return
    }
    #expect(problem.description.hasPrefix(message), "\(problem)")
  }

  @Test func depthAndWidthNeitherCrashNorHang() {
    let deep = String(repeating: "<a>", count: 100_000)
    let wide = "<document " + (0..<100_000).map { "b\($0)=''" }.joined(separator: " ") + "/>"
    for text in [deep, "<document>" + deep, wide] {
      _ = StoryboardParser.read(Array(text.utf8), path: "Main.storyboard", name: "Main")
    }
  }
}
