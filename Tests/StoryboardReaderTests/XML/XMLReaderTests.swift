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
        case .start(let element): events.append("<\(element.name)>")
        case .end: events.append("</>")
        case .text(let text): events.append(text)
        case .comment(let text): events.append("#\(text)")
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
    ("<a>&#xFFFE;</a>", "'&' does not begin a character reference", 3),
    ("<a>]]></a>", "']]>' is not allowed here", 3),
    ("<a/>&amp;", "content after the root element", 4),
    ("<?xml version='1.0'><a/>", "the XML declaration is not closed", 0),
    ("<a><![CDATA[ \u{1} ]]></a>", "control character 1 is not allowed", 13),
    ("<![CDATA[a]]><a/>", "'<!' is not allowed here", 0),
    ("<a$/>", "expected a space", 2),
  ])
  func theFirstErrorIsReported(text: String, message: String, offset: Int) {
    let problem = #expect(throws: SyntaxProblem.self) { try events(text) }
    #expect(problem?.message.hasPrefix(message) == true)
    #expect(problem?.offset == offset)
  }

  @Test(arguments: [
    "<a xmlns:p='u'><p:b p:c=''><p:d/></p:b><p:e/></a>", "<a xml:lang='en' xmlns='u'/>",
    "<a><b:c p:b=''/></a>",
    "<a><![CDATA[]]]]></a>", "<a>]]</a>", "<a>a > b</a>", "<a b='>]]>'/>", "<é.-1/>",
    "<?xml version='1.0' encoding='UTF-8'   ?><a/>", "<a><!-- <?php ?> --></a>", "<a\n/>\r\n ",
    "<a\u{B7}/>",
  ])
  func unusualDocumentsAreRead(text: String) throws {
    #expect(try events(text).contains("</>"))
  }

  @Test func `an element may have many attributes`() throws {
    let attributes = (0..<20_000).map { "a\($0)='v'" }.joined(separator: " ")
    #expect(try element("<a \(attributes)/>") { $0["a19999"] } == "v")
    #expect(throws: SyntaxProblem.self) { try element("<a \(attributes) a7=''/>") { _ in } }
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
