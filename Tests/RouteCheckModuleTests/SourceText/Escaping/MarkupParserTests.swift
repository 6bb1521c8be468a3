import Foundation
import FoundationXML
import TestSupport
import Testing

@testable import SourceText

/// Texts of all kinds, read back by parsers of XML and HTML.
@Suite struct MarkupParserTests {
  private static let texts = HostileText.textsWithoutZero
  private static let visible = texts.map { $0.escaped(for: .visible) }

  private static var document: String {
    let elements = texts.map { text in
      let text = text.escaped(for: .markup)
      return "<t a=\"\(text)\" b='\(text)'>\(text)</t>"
    }
    return "<?xml version=\"1.0\"?>\n<r>\(elements.joined(separator: "\n"))</r>\n"
  }

  @Test func everyValueOfXMLIsItsText() {
    let reader = ElementReader()
    let parser = XMLParser(data: Data(Self.document.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.texts.map(\.scalars) == Self.visible.map(\.scalars))
    #expect(reader.attributes.map(\.scalars) == Self.visible.flatMap { [$0.scalars, $0.scalars] })
  }

  /// A page compares its elements and attributes with the JSON of its data.
  @Test func everyValueOfHTMLIsItsText() throws {
    guard try ChildProcess.isInstalled("chromium") else { return }
    let marks = ([""] + (HostileText.prepended + HostileText.combining).map { String($0) })
    let attacks = marks.flatMap { mark in
      [
        "<\(mark)/script\(mark)><script>hits++</script>", "\(mark)</script>\(mark)",
        "<!--\(mark)<script>",
        "\(mark)\"\(mark) onload=hits++ \(mark)>\(mark)<img src=x onerror=hits++>",
        "</p>\(mark)</title>",
      ]
    }
    let texts = (Self.texts + attacks).map { $0.escaped(for: .visible) }
    let elements = texts.map { text in
      let text = text.escaped(for: .markup)
      return "<p title=\"\(text)\" lang='\(text)'>\(text)</p>"
    }
    let data = JSONValue.list(texts.map { .text($0) }).formatted().escaped(for: .scriptData)
    let page = """
      <!doctype html><meta charset="utf-8"><title></title><style>p { display: none }</style>
      <script>let hits = 0;</script>
      \(elements.joined())
      <script id="data" type="application/json">\(data)</script>
      <script>
      const texts = JSON.parse(document.getElementById('data').textContent);
      const elements = [...document.querySelectorAll('p')];
      const wrong = texts.filter((text, index) => {
        const element = elements[index];
        return !element || element.textContent !== text || element.title !== text
          || element.getAttribute('lang') !== text;
      });
      const count = document.querySelectorAll('*').length - 9;
      document.title = `${elements.length} ${count} ${wrong.length} ${hits}`;
      document.body.replaceChildren();
      </script>
      """
    let result = try ChildProcess.run(
      "timeout",
      [
        "120", "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom",
        "--virtual-time-budget=2000",
      ],
      onFile: page,
      named: "page.html"
    )
    let title = result.output.firstMatch(of: /<title>(.*?)<\/title>/).map { String($0.output.1) }
    // The other elements: html, head, meta, title, style, body and three scripts, of which one is data.
    #expect(title == "\(texts.count) \(texts.count) 0 0", "\(result.errors.suffix(500))")
  }
}

private final class ElementReader: NSObject, XMLParserDelegate {
  var texts: [String] = []
  var attributes: [String] = []

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    if name == "t" {
      texts.append("")
      self.attributes += [attributes["a"] ?? "", attributes["b"] ?? ""]
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    // The line breaks between the elements are no part of a text, in which they are escaped.
    if text != "\n" { texts[texts.count - 1].unicodeScalars += text.unicodeScalars }
  }
}
