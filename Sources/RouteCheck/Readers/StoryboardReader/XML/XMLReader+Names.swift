import SourceText

extension XMLReader {
  /// Reads the name of an element or of an attribute.
  mutating func readName() throws(SyntaxProblem) -> Range<Int> {
    let start = offset
    while offset < bytes.count {
      let current = bytes[offset]
      if current >= 0x80 {
        let (scalar, length) = scalar(at: offset)
        guard offset == start ? scalar.beginsXMLName : scalar.isInXMLName else { break }
        offset += length
      } else {
        guard Self.isNameByte(current) else { break }
        if current == UInt8(ascii: ":") { hasColon = true }
        offset += 1
      }
    }
    if start == bytes.count {
      let tag = bytes[0..<start].lastIndex(of: UInt8(ascii: "<"))
      throw unclosed("a tag", at: tag ?? start)
    }
    if start == offset || Self.cannotBeginName(bytes[start]) {
      throw problem("expected a name", at: start)
    }
    return start..<offset
  }

  /// Checks the parts of names with a colon, and that the elements around them declare their prefixes.
  mutating func checkPrefixes(
    of name: Range<Int>,
    _ attributes: [XMLAttribute]
  ) throws(SyntaxProblem) {
    for attribute in attributes {
      guard let prefix = try prefix(of: attribute.name), text(prefix) == "xmlns" else { continue }
      let declared = prefix.upperBound + 1..<attribute.name.upperBound
      guard !attribute.value.isEmpty, text(declared) != "xml", text(declared) != "xmlns" else {
        throw undeclared(declared)
      }
      prefixes.declare(text(declared), depth: open.count)
    }
    try checkPrefix(of: name, or: "xml")
    for attribute in attributes { try checkPrefix(of: attribute.name, or: "xml", "xmlns") }
  }

  private func checkPrefix(of name: Range<Int>, or known: String...) throws(SyntaxProblem) {
    guard let prefix = try prefix(of: name) else { return }
    guard known.contains(text(prefix)) || prefixes.contains(text(prefix)) else {
      throw undeclared(prefix)
    }
  }

  private func undeclared(_ prefix: Range<Int>) -> SyntaxProblem {
    problem("no element declares the prefix '\(text(prefix))'", at: prefix.lowerBound)
  }

  /// The part of a name before its colon; `nil` without a colon.
  private func prefix(of name: Range<Int>) throws(SyntaxProblem) -> Range<Int>? {
    guard let colon = name.first(where: { bytes[$0] == UInt8(ascii: ":") }) else { return nil }
    let rest = colon + 1
    let isValid =
      colon > name.lowerBound && rest < name.upperBound && !Self.cannotBeginName(bytes[rest])
      && !bytes[rest..<name.upperBound].contains(UInt8(ascii: ":"))
      && (bytes[rest] < 0x80 || scalar(at: rest).scalar.beginsXMLName)
    guard isValid else { throw problem("expected a name on each side of ':'", at: colon) }
    return name.lowerBound..<colon
  }

  /// The character at an offset, and the number of its bytes.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
    var decoder = UTF8()
    var iterator = bytes[offset..<min(offset + 4, bytes.count)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return ("\u{FFFD}", 1) }
    return (scalar, scalar.utf8.count)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    Ascii.isLetter(byte) || Ascii.isDigit(byte) || byte == UInt8(ascii: ":")
      || byte == Ascii.underscore || byte == UInt8(ascii: "-") || byte == Ascii.period
  }

  private static func cannotBeginName(_ byte: UInt8) -> Bool {
    Ascii.isDigit(byte) || byte == UInt8(ascii: "-") || byte == Ascii.period
  }
}

/// The characters of names outside of ASCII, as XML 1.0 defines them in `NameStartChar` and `NameChar`.
extension Unicode.Scalar {
  fileprivate var beginsXMLName: Bool {
    switch value {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D,
      0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
      0x10000...0xEFFFF:
      true
    default: false
    }
  }

  fileprivate var isInXMLName: Bool {
    switch value {
    case 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: beginsXMLName
    }
  }
}
