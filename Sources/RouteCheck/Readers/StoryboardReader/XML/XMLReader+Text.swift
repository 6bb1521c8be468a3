import SourceText

extension XMLReader {
  /// The first byte of U+FFFE and U+FFFF, which are no characters.
  static let firstOfNoncharacter: UInt8 = 0xEF

  /// Reads text up to the next tag or the end of the document. Outside of the root element, that is
  /// whitespace.
  mutating func readText() throws(SyntaxProblem) -> (range: Range<Int>, isLiteral: Bool) {
    let isOutside = open.isEmpty
    let start = offset
    var isLiteral = true
    while offset < bytes.count {
      let current = bytes[offset]
      if current == Ascii.space {
        offset += 1
        continue
      }
      if current == UInt8(ascii: "<") { break }
      if isOutside, !Ascii.isSpace(current) {
        try checkCharacter(current)
        throw hasRoot ? contentAfterRoot : notXML(at: offset)
      }
      if current == UInt8(ascii: "&") {
        isLiteral = false
        try skipReference()
        continue
      }
      if current == UInt8(ascii: "]"), starts(with: "]]>") {
        throw forbidden("]]>", at: offset)
      }
      if current == Ascii.carriageReturn { isLiteral = false }
      try checkCharacter(current)
      offset += 1
    }
    return (start..<offset, isLiteral)
  }

  /// Checks that XML allows the character that begins with a byte at ``offset``.
  func checkCharacter(_ byte: UInt8) throws(SyntaxProblem) {
    if byte < 0x20 {
      if !Ascii.isSpace(byte) {
        throw problem("control character \(byte) is not allowed in XML", at: offset)
      }
    } else if byte == Self.firstOfNoncharacter {
      let code = scalar(at: offset).scalar.value
      if code == 0xFFFE || code == 0xFFFF {
        let digits = String(code, radix: 16, uppercase: true)
        throw problem("U+\(digits) is not a character of XML", at: offset)
      }
    }
  }

  /// Skips `&name;` or `&#number;`, which must be a reference to a character.
  mutating func skipReference() throws(SyntaxProblem) {
    let start = offset
    let limit = min(bytes.count, start + 64)
    guard let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")) else {
      throw invalidReference(at: start)
    }
    let name = bytes[start + 1..<end]
    if XMLReference.character(named: name) == nil {
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
  mutating func readDeclaration() throws(SyntaxProblem) -> Event {
    let start = offset
    if starts(with: "<!--") {
      offset += 4
      try skip(to: "--", what: "a comment", from: start)
      guard byte(offset) == UInt8(ascii: ">") else {
        throw byte(offset) == nil
          ? unclosed("a comment", at: start) : forbidden("--", at: offset - 2)
      }
      offset += 1
      return .comment(XMLText(bytes: bytes, range: start + 4..<offset - 3, isLiteral: true))
    }
    if starts(with: "<![CDATA["), !open.isEmpty {
      offset += 9
      try skip(to: "]]>", what: "a CDATA section", from: start)
      return .text(XMLText(bytes: bytes, range: start + 9..<offset - 3, isLiteral: true))
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
      try checkCharacter(bytes[offset])
      offset += 1
    }
    throw unclosed(what, at: start)
  }

  /// Reads `<?xml version="1.0" encoding="UTF-8" standalone="no"?>`. ``XMLEncoding`` has checked the
  /// encoding.
  mutating func readXMLDeclaration() throws(SyntaxProblem) {
    let start = offset
    offset += 5
    skipSpace()
    let damaged = problem(
      "the XML declaration is damaged; expected '<?xml version=\"1.0\"?>'",
      at: start
    )
    guard let version = readPart("version") else { throw damaged }
    if text(version) != "1.0" {
      throw problem("the XML version of the document is not 1.0", at: version.lowerBound)
    }
    var hasSpace = skipSpace()
    if hasSpace, let encoding = readPart("encoding") {
      guard !encoding.isEmpty else { throw damaged }
      hasSpace = skipSpace()
    }
    if hasSpace, let standalone = readPart("standalone") {
      guard ["yes", "no"].contains(text(standalone)) else { throw damaged }
      skipSpace()
    }
    guard starts(with: "?>") else { throw damaged }
    offset += 2
  }

  /// Reads a part of the XML declaration, and returns the range of its value.
  private mutating func readPart(_ name: StaticString) -> Range<Int>? {
    guard starts(with: name) else { return nil }
    offset += name.utf8CodeUnitCount
    skipSpace()
    guard byte(offset) == UInt8(ascii: "=") else { return nil }
    offset += 1
    skipSpace()
    guard let quote = byte(offset), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = bytes[offset + 1..<bytes.count].firstIndex(of: quote)
    else { return nil }
    defer { offset = end + 1 }
    return offset + 1..<end
  }
}
