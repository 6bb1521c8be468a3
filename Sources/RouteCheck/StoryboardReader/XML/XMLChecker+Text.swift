import SwiftScanner

extension XMLChecker {
  /// The byte at an offset, or `nil` past the end.
  func byte(_ offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The text of a range, without resolving references.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether a range contains exactly a word.
  func equals(_ range: Range<Int>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    for index in 0..<range.count
    where bytes[range.lowerBound + index] != word.utf8Start[index] { return false }
    return true
  }

  /// Whether two ranges contain the same bytes.
  func equal(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    guard one.count == other.count else { return false }
    for index in 0..<one.count
    where bytes[one.lowerBound + index] != bytes[other.lowerBound + index] { return false }
    return true
  }

  func problem(_ reason: XMLProblem.Reason, at offset: Int) -> XMLProblem {
    XMLProblem(reason: reason, offset: min(offset, bytes.count))
  }

  /// Skips text up to the next tag or the end of the document.
  mutating func skipText() throws(XMLProblem) {
    let isOutside = open.isEmpty
    while offset < bytes.count {
      let current = bytes[offset]
      if current == UInt8(ascii: "<") { return }
      if current == UInt8(ascii: "&") {
        try skipReference()
        continue
      }
      if current < 0x20 {
        try checkControl(current)
      } else if isOutside, current != 0x20 {
        throw problem(!hasRoot ? .notXML : .contentAfterRoot, at: offset)
      }
      offset += 1
    }
  }

  /// Skips whitespace, and returns whether there was any.
  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = offset
    while offset < bytes.count, Ascii.isSpace(bytes[offset]) { offset += 1 }
    return offset > start
  }

  /// Checks that a control character is allowed.
  func checkControl(_ byte: UInt8) throws(XMLProblem) {
    if !Ascii.isSpace(byte) { throw problem(.character(byte), at: offset) }
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

  /// Skips a comment or a CDATA section, and rejects a document type declaration.
  mutating func skipDeclaration() throws(XMLProblem) {
    if starts(with: "<!--") {
      let start = offset
      offset += 4
      try skip(to: "--", what: "a comment", from: start)
      guard byte(offset) == UInt8(ascii: ">") else {
        throw problem(
          byte(offset) == nil ? .unterminated("a comment") : .forbiddenSequence("--"),
          at: byte(offset) == nil ? start : offset - 2
        )
      }
      offset += 1
    } else if starts(with: "<![CDATA["), !open.isEmpty {
      try skip(to: "]]>", what: "a CDATA section")
    } else if starts(with: "<!DOCTYPE") {
      throw problem(.documentType, at: offset)
    } else {
      throw problem(.forbiddenSequence("<!"), at: offset)
    }
  }

  /// Whether a word begins at ``offset``.
  func starts(with word: StaticString) -> Bool {
    let end = offset + word.utf8CodeUnitCount
    return end <= bytes.count && equals(offset..<end, word)
  }

  /// Skips everything up to a terminator and the terminator itself.
  mutating func skip(to end: StaticString, what: String, from start: Int? = nil) throws(XMLProblem)
  {
    let start = start ?? offset
    while offset < bytes.count {
      if starts(with: end) {
        offset += end.utf8CodeUnitCount
        return
      }
      if bytes[offset] < 0x20 { try checkControl(bytes[offset]) }
      offset += 1
    }
    throw problem(.unterminated(what), at: start)
  }
}
