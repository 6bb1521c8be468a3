import Foundation
import Testing

@testable import StoryboardReader

@Suite struct TagScannerTests {
  private func tags(_ text: String) -> [String] {
    var scanner = TagScanner(Array(text.utf8))
    var tags: [String] = []
    while let offset = scanner.next() {
      tags.append(String(decoding: scanner.bytes[scanner.extent(ofTag: offset)], as: UTF8.self))
    }
    return tags
  }

  @Test func ignoresTagsInCommentsAndData() {
    let text =
      "\u{FEFF}<?xml version='1.0'?><!-- <x> --><a b='>'><?p <y> ?><![CDATA[<z>]]><c/></a>"
    #expect(tags(text) == ["<a b='>'>", "<c/>"])
  }

  @Test func aCommentMayFollowAComment() {
    #expect(tags("<a><!-- <x> --><!-- <y> --><!----><b/></a>") == ["<a>", "<b/>"])
  }

  @Test(arguments: ["", "<", "<!", "<!--", "<!-- <a>", "<?", "<![CDATA[", "<a", "text"])
  func endsAtTheEndOfTheBytes(text: String) {
    #expect(tags(text) == (text == "<a" ? ["<a"] : []))
  }

  @Test(arguments: [
    ("<s id=\"1\" identifier=\"2\"/>", "id", "1"),
    ("<s id=\"1\" identifier=\"2\"/>", "identifier", "2"),
    ("<s\n\tkind = 'show'\n destination\t=\"x=y\"/>", "destination", "x=y"),
    ("<s a=\" kind='no' \" kind=\"yes\"/>", "kind", "yes"),
    ("<s a=\"it's\" b='\"'/>", "b", "\""),
  ])
  func findsTheValueOfAnAttribute(tag: String, attribute: String, value: String) throws {
    let scanner = TagScanner(Array(tag.utf8))
    let range = try #require(scanner.value(of: attribute, inTag: 0))
    #expect(String(decoding: scanner.bytes[range], as: UTF8.self) == value)
  }

  @Test(arguments: [
    ("<!DOCTYPE a><a/>", 0), ("<?xml version='1.0'?>\n<!DOCTYPE a><a/>", 22),
    ("<!-- <!DOCTYPE a> --><!DOCTYPE a><a/>", 21),
  ])
  func findsADocumentType(text: String, offset: Int) {
    #expect(TagScanner(Array(text.utf8)).documentType == offset)
  }

  @Test(arguments: ["<a/>", "<!-- <!DOCTYPE a> --><a/>", "<a><![CDATA[<!DOCTYPE a>]]></a>", ""])
  func ignoresWhatIsNotADocumentType(text: String) {
    #expect(TagScanner(Array(text.utf8)).documentType == nil)
  }
}
