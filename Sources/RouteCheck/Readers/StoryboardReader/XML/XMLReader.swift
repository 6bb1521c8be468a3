import SourceText

/// Reads the tags, texts and comments of an XML document in order, with their places in the bytes.
///
/// One pass finds the elements, the places of their attributes, and the first error of a document
/// that is not well-formed. It rejects document type declarations and processing instructions, which
/// Interface Builder does not write. Names may have any characters outside of ASCII, and prefixes
/// that no element declares.
///
/// ```swift
/// var reader = XMLReader(bytes)
/// while let event = try reader.next() {
///   if case .start(let element) = event { print(element.name) }
/// }
/// ```
///
/// It borrows the bytes, and so do its events.
///
/// - Complexity: O(*n*) in the number of bytes for all events together, with memory for the open
///   elements.
struct XMLReader {
  /// A part of a document.
  enum Event {
    case start(StoryboardElement)
    /// The end of the innermost open element.
    case end
    case text(String)
    case comment(String)
  }

  private let bytes: SourceBytes
  /// Whether texts are parts of the document that are returned.
  private let returnsText: Bool
  /// The offset of the next byte to read.
  private var offset = 0
  /// The names of the open elements, outermost first.
  private var open: [Range<Int>] = []
  private var hasRoot = false
  /// Whether the last start tag belongs to an element without an end tag.
  private var isEmptyElement = false
  private var hasBegun = false

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - bytes: A document without the problems that ``XMLEncoding`` finds.
  ///   - returnsText: Whether texts are returned; there is one between any two tags.
  init(_ bytes: SourceBytes, returnsText: Bool = true) {
    self.bytes = bytes
    self.returnsText = returnsText
  }

  /// The next part of the document, or `nil` at its end.
  ///
  /// - Throws: The first error, if it comes before that part. Nothing can be read after it.
  mutating func next() throws(SyntaxProblem) -> Event? {
    if !hasBegun { try begin() }
    if isEmptyElement {
      isEmptyElement = false
      open.removeLast()
      return .end
    }
    while offset < bytes.count {
      if bytes[offset] != UInt8(ascii: "<") {
        let range = try readText()
        if returnsText, !open.isEmpty {
          return .text(XMLText.decode(bytes[range], lineEnding: Ascii.lineFeed))
        }
        continue
      }
      switch byte(offset + 1) {
      case UInt8(ascii: "/"):
        try readEndTag()
        return .end
      case UInt8(ascii: "!"): return try readDeclaration()
      case UInt8(ascii: "?"):
        throw problem(
          "processing instructions are not supported: Interface Builder does not write them",
          at: offset
        )
      default: return .start(try readStartTag())
      }
    }
    if let last = open.last {
      throw unclosed("element '\(text(last))'", at: last.lowerBound - 1)
    }
    if !hasRoot { throw notXML(at: 0) }
    return nil
  }

  /// Skips the mark of byte order and the XML declaration, whose encoding ``XMLEncoding`` has checked.
  private mutating func begin() throws(SyntaxProblem) {
    hasBegun = true
    if starts(with: "\u{FEFF}") { offset = 3 }
    if starts(with: "<?xml"), byte(offset + 5).map(Ascii.isSpace) == true {
      try skip(to: "?>", what: "the XML declaration", from: offset)
    }
  }
}

// MARK: - Tags

extension XMLReader {
  private mutating func readStartTag() throws(SyntaxProblem) -> StoryboardElement {
    let start = offset
    if open.isEmpty {
      if hasRoot { throw contentAfterRoot }
      hasRoot = true
    }
    offset += 1
    let name = try readName()
    var attributes: [XMLAttribute] = []
    var names: Set<String> = []
    while true {
      let hasSpace = skipSpace()
      switch byte(offset) {
      case UInt8(ascii: ">"): offset += 1
      case UInt8(ascii: "/"):
        guard byte(offset + 1) == UInt8(ascii: ">") else {
          throw problem("expected '>' after '/'", at: offset + 1)
        }
        offset += 2
        isEmptyElement = true
      case nil: throw unclosed("a tag", at: start)
      default:
        if !hasSpace { throw problem("expected a space, '>' or '/>'", at: offset) }
        let place = offset
        let attribute = try readAttribute()
        guard names.insert(attribute.name).inserted else {
          throw problem("duplicate attribute '\(attribute.name)'", at: place)
        }
        attributes.append(attribute)
        continue
      }
      open.append(name)
      return StoryboardElement(
        name: text(name),
        attributes: attributes,
        bytes: bytes,
        extent: start..<offset
      )
    }
  }

  private mutating func readAttribute() throws(SyntaxProblem) -> XMLAttribute {
    let name = text(try readName())
    skipSpace()
    guard byte(offset) == UInt8(ascii: "=") else { throw problem("expected '='", at: offset) }
    offset += 1
    skipSpace()
    guard let quote = byte(offset), quote == Ascii.quote || quote == Ascii.apostrophe else {
      throw problem("expected a quote", at: offset)
    }
    offset += 1
    let start = offset
    while let current = byte(offset), current != quote {
      try checkCharacter()
      switch current {
      case UInt8(ascii: "<"): throw forbidden("<", at: offset)
      case UInt8(ascii: "&"): try skipReference()
      default: offset += 1
      }
    }
    if offset == bytes.count { throw unclosed("an attribute value", at: start) }
    offset += 1
    return XMLAttribute(name: name, value: start..<offset - 1)
  }

  private mutating func readEndTag() throws(SyntaxProblem) {
    let start = offset
    offset += 2
    let name = text(try readName())
    skipSpace()
    guard byte(offset) == UInt8(ascii: ">") else { throw problem("expected '>'", at: offset) }
    offset += 1
    guard let expected = open.popLast().map(text) else {
      throw problem("'</\(name)>' has no start tag", at: start)
    }
    guard name == expected else {
      throw problem("expected '</\(expected)>', found '</\(name)>'", at: start)
    }
  }

  /// Reads the name of an element or of an attribute.
  private mutating func readName() throws(SyntaxProblem) -> Range<Int> {
    let start = offset
    while let current = byte(offset), Self.isName(current) { offset += 1 }
    if start == bytes.count {
      let tag = bytes[0..<start].lastIndex(of: UInt8(ascii: "<"))
      throw unclosed("a tag", at: tag ?? start)
    }
    if start == offset || Ascii.isDigit(bytes[start]) || bytes[start] == UInt8(ascii: "-")
      || bytes[start] == Ascii.period
    {
      throw problem("expected a name", at: start)
    }
    return start..<offset
  }

  private static func isName(_ byte: UInt8) -> Bool {
    Ascii.isIdentifier(byte) && byte != Ascii.dollar || byte == UInt8(ascii: ":")
      || byte == UInt8(ascii: "-") || byte == Ascii.period
  }
}

// MARK: - Texts and comments

extension XMLReader {
  /// Reads text up to the next tag or the end of the document. Outside of the root element, that is
  /// whitespace.
  private mutating func readText() throws(SyntaxProblem) -> Range<Int> {
    let start = offset
    while let current = byte(offset), current != UInt8(ascii: "<") {
      try checkCharacter()
      if open.isEmpty, !Ascii.isSpace(current) {
        throw hasRoot ? contentAfterRoot : notXML(at: offset)
      }
      switch current {
      case UInt8(ascii: "&"): try skipReference()
      case UInt8(ascii: "]") where starts(with: "]]>"): throw forbidden("]]>", at: offset)
      default: offset += 1
      }
    }
    return start..<offset
  }

  /// Checks that XML allows the character at ``offset``.
  private func checkCharacter() throws(SyntaxProblem) {
    let byte = bytes[offset]
    if byte < 0x20, !Ascii.isSpace(byte) {
      throw problem("control character \(byte) is not allowed in XML", at: offset)
    }
  }

  /// Skips `&name;` or `&#number;`, which must be a reference to a character.
  private mutating func skipReference() throws(SyntaxProblem) {
    let start = offset
    let limit = min(bytes.count, start + 64)
    guard let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")) else {
      throw invalidReference(at: start)
    }
    let name = bytes[start + 1..<end]
    if XMLText.character(named: name) == nil {
      let isName = name.first.map { $0 != UInt8(ascii: "#") } ?? false
      throw isName
        ? problem("entity '\(text(start + 1..<end))' is not defined", at: start)
        : invalidReference(at: start)
    }
    offset = end + 1
  }

  private func invalidReference(at offset: Int) -> SyntaxProblem {
    problem(
      "'&' does not begin a character reference; write '&amp;' for the character",
      at: offset
    )
  }

  /// Reads a comment or a CDATA section, and rejects a document type declaration.
  private mutating func readDeclaration() throws(SyntaxProblem) -> Event {
    let start = offset
    if starts(with: "<!--") {
      offset += 4
      try skip(to: "--", what: "a comment", from: start)
      guard byte(offset) == UInt8(ascii: ">") else {
        throw byte(offset) == nil
          ? unclosed("a comment", at: start) : forbidden("--", at: offset - 2)
      }
      offset += 1
      return .comment(text(start + 4..<offset - 3))
    }
    if starts(with: "<![CDATA["), !open.isEmpty {
      offset += 9
      try skip(to: "]]>", what: "a CDATA section", from: start)
      return .text(text(start + 9..<offset - 3))
    }
    guard starts(with: "<!DOCTYPE") else { throw forbidden("<!", at: offset) }
    throw problem(
      "document type declarations are not supported: Interface Builder does not write them, and "
        + "they can define entities",
      at: offset
    )
  }

  /// Skips everything up to a terminator and the terminator itself.
  private mutating func skip(
    to end: StaticString,
    what: String,
    from start: Int
  ) throws(SyntaxProblem) {
    while offset < bytes.count {
      if starts(with: end) {
        offset += end.utf8CodeUnitCount
        return
      }
      try checkCharacter()
      offset += 1
    }
    throw unclosed(what, at: start)
  }
}

// MARK: - Bytes and problems

extension XMLReader {
  /// The byte at an offset, or `nil` past the end.
  private func byte(_ offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The text of a range, without resolving references.
  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether a word begins at ``offset``.
  private func starts(with word: StaticString) -> Bool { bytes.hasWord(word, at: offset) }

  private func problem(_ message: String, at offset: Int) -> SyntaxProblem {
    SyntaxProblem(message, at: min(offset, bytes.count))
  }

  private func notXML(at offset: Int) -> SyntaxProblem {
    problem("the file is not XML: it does not begin with a tag", at: offset)
  }

  private var contentAfterRoot: SyntaxProblem {
    problem("content after the root element", at: offset)
  }

  private func unclosed(_ what: String, at offset: Int) -> SyntaxProblem {
    problem("\(what) is not closed; the file may be cut off", at: offset)
  }

  private func forbidden(_ text: String, at offset: Int) -> SyntaxProblem {
    problem("'\(text)' is not allowed here", at: offset)
  }

  /// Skips whitespace, and returns whether there was any.
  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = offset
    while offset < bytes.count, Ascii.isSpace(bytes[offset]) { offset += 1 }
    return offset > start
  }
}
