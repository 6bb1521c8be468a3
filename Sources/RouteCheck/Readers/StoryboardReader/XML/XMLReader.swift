import SourceText

/// Reads the tags, texts and comments of an XML document in order, with their places in the bytes.
///
/// One pass finds the elements, the places of their attributes, and the first error of a document
/// that is not well-formed. It accepts the same documents as libxml2, with two exceptions, which
/// Interface Builder does not write: document type declarations and processing instructions.
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
    case text(XMLText)
    case comment(XMLText)
  }

  let bytes: SourceBytes
  /// Whether texts are parts of the document that are returned.
  let returnsText: Bool
  /// The offset of the next byte to read.
  var offset = 0
  /// The names of the open elements, outermost first.
  var open: [Range<Int>] = []
  /// The prefixes of names that open elements declare.
  var prefixes = XMLPrefixes()
  /// Whether a name of the current start tag has a colon.
  var hasColon = false
  var hasRoot = false
  /// Whether the last start tag belongs to an element without an end tag.
  var isEmptyElement = false
  /// The attributes of the last element at each depth, whose memory the next one there uses.
  var attributes: [[XMLAttribute]] = []
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
      close()
      return .end
    }
    while offset < bytes.count {
      if bytes[offset] != UInt8(ascii: "<") {
        let (range, isLiteral) = try readText()
        if returnsText, !open.isEmpty {
          return .text(XMLText(bytes: bytes, range: range, isLiteral: isLiteral))
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

  private mutating func begin() throws(SyntaxProblem) {
    hasBegun = true
    if starts(with: "\u{FEFF}") { offset = 3 }
    if starts(with: "<?xml"), byte(offset + 5).map(Ascii.isSpace) == true {
      try readXMLDeclaration()
    }
  }

  /// Ends the innermost open element.
  mutating func close() {
    open.removeLast()
    prefixes.leave(depth: open.count)
  }
}

extension XMLReader {
  /// The byte at an offset, or `nil` past the end.
  func byte(_ offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The text of a range, without resolving references.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether a word begins at ``offset``.
  func starts(with word: StaticString) -> Bool { bytes.hasWord(word, at: offset) }

  /// Whether two ranges contain the same bytes.
  func equal(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    guard one.count == other.count else { return false }
    for index in 0..<one.count
    where bytes[one.lowerBound + index] != bytes[other.lowerBound + index] { return false }
    return true
  }

  func problem(_ message: String, at offset: Int) -> SyntaxProblem {
    SyntaxProblem(message, at: min(offset, bytes.count))
  }

  func notXML(at offset: Int) -> SyntaxProblem {
    problem("the file is not XML: it does not begin with a tag", at: offset)
  }

  var contentAfterRoot: SyntaxProblem { problem("content after the root element", at: offset) }

  func unclosed(_ what: String, at offset: Int) -> SyntaxProblem {
    problem("\(what) is not closed; the file may be cut off", at: offset)
  }

  func forbidden(_ text: String, at offset: Int) -> SyntaxProblem {
    problem("'\(text)' is not allowed here", at: offset)
  }

  /// Skips whitespace, and returns whether there was any.
  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = offset
    while offset < bytes.count, Ascii.isSpace(bytes[offset]) { offset += 1 }
    return offset > start
  }
}
