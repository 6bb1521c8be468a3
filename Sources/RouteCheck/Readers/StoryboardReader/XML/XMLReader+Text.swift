import SourceText

extension XMLReader {
  /// The first byte of U+FFFE and U+FFFF, which are no characters.
  static let firstOfNoncharacter: UInt8 = 0xEF

  /// Reads text up to the next tag or the end of the document. Outside of the root element, that is
  /// whitespace.
  mutating func readText() throws(XMLProblem) -> (range: Range<Int>, isLiteral: Bool) {
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
        throw problem(!hasRoot ? .notXML : .contentAfterRoot, at: offset)
      }
      if current == UInt8(ascii: "&") {
        isLiteral = false
        try skipReference()
        continue
      }
      if current == UInt8(ascii: "]"), starts(with: "]]>") {
        throw problem(.forbiddenSequence("]]>"), at: offset)
      }
      if current == Ascii.carriageReturn { isLiteral = false }
      try checkCharacter(current)
      offset += 1
    }
    return (start..<offset, isLiteral)
  }

  /// Checks that XML allows the character that begins with a byte at ``offset``.
  func checkCharacter(_ byte: UInt8) throws(XMLProblem) {
    if byte < 0x20 {
      if !Ascii.isSpace(byte) { throw problem(.character(byte), at: offset) }
    } else if byte == Self.firstOfNoncharacter {
      let code = scalar(at: offset).scalar.value
      if code == 0xFFFE || code == 0xFFFF { throw problem(.noncharacter(code), at: offset) }
    }
  }

  /// Skips `&name;` or `&#number;`, which must be a reference to a character.
  mutating func skipReference() throws(XMLProblem) {
    let start = offset
    let limit = min(bytes.count, start + 64)
    guard let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")) else {
      throw problem(.invalidReference, at: start)
    }
    let name = bytes[start + 1..<end]
    if XMLReference.character(named: name) == nil {
      let isName = name.first.map { $0 != UInt8(ascii: "#") } ?? false
      throw problem(
        isName ? .undefinedEntity(text(start + 1..<end)) : .invalidReference,
        at: start
      )
    }
    offset = end + 1
  }

  /// Reads a comment or a CDATA section, and rejects a document type declaration.
  mutating func readDeclaration() throws(XMLProblem) -> Event {
    let start = offset
    if starts(with: "<!--") {
      offset += 4
      try skip(to: "--", what: "a comment", from: start)
      guard byte(offset) == UInt8(ascii: ">") else {
        throw problem(
          byte(offset) == nil ? .unterminated("a comment") : .forbiddenSequence("--"),
          at: byte(offset) == nil ? start : offset - 2
        )
      }
      offset += 1
      return .comment(XMLText(bytes: bytes, range: start + 4..<offset - 3, isLiteral: true))
    }
    if starts(with: "<![CDATA["), !open.isEmpty {
      offset += 9
      try skip(to: "]]>", what: "a CDATA section", from: start)
      return .text(XMLText(bytes: bytes, range: start + 9..<offset - 3, isLiteral: true))
    }
    throw problem(starts(with: "<!DOCTYPE") ? .documentType : .forbiddenSequence("<!"), at: offset)
  }

  /// Skips everything up to a terminator and the terminator itself.
  private mutating func skip(
    to end: StaticString,
    what: String,
    from start: Int
  ) throws(XMLProblem) {
    while offset < bytes.count {
      if starts(with: end) {
        offset += end.utf8CodeUnitCount
        return
      }
      try checkCharacter(bytes[offset])
      offset += 1
    }
    throw problem(.unterminated(what), at: start)
  }

  /// Reads `<?xml version="1.0" encoding="UTF-8" standalone="no"?>`. ``XMLEncoding`` has checked the
  /// encoding.
  mutating func readXMLDeclaration() throws(XMLProblem) {
    let start = offset
    offset += 5
    skipSpace()
    guard let version = readPart("version") else { throw problem(.declaration, at: start) }
    if text(version) != "1.0" { throw problem(.version, at: version.lowerBound) }
    var hasSpace = skipSpace()
    if hasSpace, let encoding = readPart("encoding") {
      guard !encoding.isEmpty else { throw problem(.declaration, at: start) }
      hasSpace = skipSpace()
    }
    if hasSpace, let standalone = readPart("standalone") {
      guard ["yes", "no"].contains(text(standalone)) else { throw problem(.declaration, at: start) }
      skipSpace()
    }
    guard starts(with: "?>") else { throw problem(.declaration, at: start) }
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
