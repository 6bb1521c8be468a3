import Testing

@testable import SourceText
@testable import StoryboardReader

@Suite struct XMLReaderTests {
  private func events(_ text: String) throws -> [String] {
    try Array(text.utf8).withUnsafeBufferPointer { bytes in
      var reader = XMLReader(SourceBytes(bytes))
      var events: [String] = []
      while let event = try reader.next() {
        switch event {
        case .start(let element): events.append("<\(element.name.string)>")
        case .end: events.append("</>")
        case .text(let text): events.append(text.string)
        case .comment(let text): events.append("#\(text.string)")
        }
      }
      return events
    }
  }

  private func element<Result>(
    _ text: String,
    _ body: (StoryboardElement) throws -> Result
  ) throws -> Result {
    try Array(text.utf8).withUnsafeBufferPointer { bytes in
      var reader = XMLReader(SourceBytes(bytes))
      guard case .start(let element)? = try reader.next() else {
        throw SyntaxProblem("no element", at: 0)
      }
      return try body(element)
    }
  }

  @Test func thePartsOfADocumentComeInOrder() throws {
    let text = """
      \u{FEFF}<?xml version='1.0' encoding="UTF-8" standalone="no"?> <!-- <x> -->
      <a b='>'>one<c/><![CDATA[<z>&amp;]]><d >&lt;&#x41;</d ><e>a\r\n</e><!----></a><!--end-->
      """
    #expect(
      try events(text) == [
        "# <x> ", "<a>", "one", "<c>", "</>", "<z>&amp;", "<d>", "<A", "</>", "<e>", "a\n", "</>",
        "#", "</>", "#end",
      ]
    )
  }

  @Test(arguments: [
    ("<s id=\"1\" identifier=\"2\"/>", "id", "1"),
    ("<s id=\"1\" identifier=\"2\"/>", "identifier", "2"),
    ("<s\n\tkind = 'show'\n destination\t=\"x=y\"/>", "destination", "x=y"),
    ("<s a=\" kind='no' \" kind=\"yes\"/>", "kind", "yes"),
    ("<s a=\"it's\" b='\"'/>", "b", "\""),
    ("<s a=''/>", "a", ""),
    ("<s a='&lt;&#233;&#xE9;&amp;&quot;&apos;&gt;'/>", "a", "<éé&\"'>"),
    ("<s a='1\t2\n3\r\n4\r5&#10;6&#13;7&#9;8'/>", "a", "1 2 3 4 5\n6\r7\t8"),
    ("<s é='ü'/>", "é", "ü"),
  ])
  func anAttributeHasAValue(tag: String, attribute: String, value: String) throws {
    try element(tag) { element in
      #expect(element[attribute]?.string == value)
      #expect(element["missing"] == nil)
    }
  }

  @Test func theRangesOfATagAndOfAValueAreThoseInTheBytes() throws {
    let text = "<?xml version='1.0'?>\n<s a='>' id = \"x&amp;y\" >"
    let bytes = Array(text.utf8)
    try element(text) { element in
      let range = try #require(element.range(of: "id"))
      #expect(String(decoding: bytes[range], as: UTF8.self) == "x&amp;y")
      #expect(element.extent == 22..<bytes.count)
    }
  }

  @Test(arguments: [
    ("<a b=''\u{FFFE}/>", "expected a space", 7),
    ("<a>\u{FFFF}</a>", "U+FFFF is not a character of XML", 3),
    ("<a b='\u{FFFE}'/>", "U+FFFE is not a character of XML", 6),
    ("<!--\u{FFFE}--><a/>", "U+FFFE is not a character of XML", 4),
    ("<a>&#xFFFE;</a>", "'&' does not begin a character reference", 3),
    ("<a>]]></a>", "']]>' is not allowed here", 3),
    ("<a/>&amp;", "content after the root element", 4),
    ("<a><b:c/></a>", "no element declares the prefix 'b'", 4),
    ("<a><b xmlns:p='u'/><p:c/></a>", "no element declares the prefix 'p'", 20),
    ("<a p:b=''/>", "no element declares the prefix 'p'", 3),
    ("<a:/>", "expected a name on each side of ':'", 2),
    ("<a :b=''/>", "expected a name on each side of ':'", 3),
    ("<a xmlns:p='u' p:b:c=''/>", "expected a name on each side of ':'", 16),
    ("<a xmlns:p='u' p:1=''/>", "expected a name on each side of ':'", 16),
    ("<?xml version='2.0'?><a/>", "the XML version of the document is not 1.0", 15),
    ("<?xml encoding='UTF-8'?><a/>", "the XML declaration is damaged", 0),
    ("<?xml version='1.0' standalone='maybe'?><a/>", "the XML declaration is damaged", 0),
    ("<?xml version='1.0'encoding='UTF-8'?><a/>", "the XML declaration is damaged", 0),
    ("<?xml version='1.0'><a/>", "the XML declaration is damaged", 0),
    ("<a><![CDATA[ \u{1} ]]></a>", "control character 1 is not allowed", 13),
    ("<![CDATA[a]]><a/>", "'<!' is not allowed here", 0),
    ("<\u{B7}/>", "expected a name", 1),
    ("<a\u{D7}/>", "expected a space", 2),
  ])
  func theFirstErrorIsReported(text: String, message: String, offset: Int) {
    let problem = #expect(throws: SyntaxProblem.self) { try events(text) }
    #expect(problem?.message.hasPrefix(message) == true)
    #expect(problem?.offset == offset)
  }

  @Test(arguments: [
    "<a xmlns:p='u'><p:b p:c=''><p:d/></p:b><p:e/></a>", "<a xml:lang='en' xmlns='u'/>",
    "<a><![CDATA[]]]]></a>", "<a>]]</a>", "<a>a > b</a>", "<a b='>]]>'/>", "<é.-1/>",
    "<?xml version='1.0' encoding='UTF-8'   ?><a/>", "<a><!-- <?php ?> --></a>", "<a\n/>\r\n ",
    "<a\u{B7}/>",
  ])
  func unusualDocumentsAreRead(text: String) throws {
    #expect(try events(text).contains("</>"))
  }

  @Test func `an element may have many attributes and prefixes`() throws {
    let prefixes = (0..<20_000).map { "xmlns:p\($0)='u'" }.joined(separator: " ")
    let attributes = (0..<20_000).map { "p\($0):a='v'" }.joined(separator: " ")
    #expect(try element("<a \(prefixes) \(attributes)/>") { $0["p19999:a"] } == "v")
    #expect(throws: SyntaxProblem.self) { try element("<a \(attributes)/>") { _ in } }
    #expect(throws: SyntaxProblem.self) { try element("<a \(prefixes) xmlns:p7='u'/>") { _ in } }
  }

  @Test func `a name equals only the same word`() throws {
    try element("<scenes/>") { element in
      #expect(element.name == "scenes")
      #expect(element.name != "scene")
      #expect(element.name != "scenes/")
      #expect(element.name != "scener")
      #expect(element.name.hasSuffix("enes"))
      #expect(element.name.hasSuffix("scenes"))
      #expect(!element.name.hasSuffix("<scenes"))
      #expect(!element.name.hasSuffix("scene"))
    }
  }

  @Test func `an open element keeps its attributes while its children are read`() throws {
    let text = "<a x='1'><b y='2'><c z='3'/></b><b w='4'/></a>"
    try Array(text.utf8).withUnsafeBufferPointer { bytes in
      var reader = XMLReader(SourceBytes(bytes))
      var elements: [StoryboardElement] = []
      while let event = try reader.next() {
        if case .start(let element) = event { elements.append(element) }
      }
      let values = elements.map { element in
        ["x", "y", "z", "w"].compactMap { element[$0]?.string }
      }
      #expect(values == [["1"], ["2"], ["3"], ["4"]])
    }
  }

  @Test func elementsMayBeNestedDeeply() throws {
    let depth = 100_000
    let text =
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    #expect(try events(text).count == 2 * depth)
  }
}
