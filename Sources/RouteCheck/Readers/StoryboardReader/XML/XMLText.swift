import SourceText

/// A text in the bytes of a document, which is decoded when it is needed.
struct XMLText {
  let bytes: SourceBytes
  let range: Range<Int>
  /// Whether the text has neither references nor line endings to be normalized.
  let isLiteral: Bool

  /// The text, with characters in place of references.
  var string: String {
    isLiteral
      ? String(decoding: bytes[range], as: UTF8.self)
      : Self.decode(bytes[range], lineEnding: Ascii.lineFeed)
  }

  /// The text of bytes with references.
  ///
  /// - Parameter lineEnding: The replacement of a line ending. In an attribute value, it also
  ///   replaces a tab.
  static func decode(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, lineEnding: UInt8) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var offset = bytes.startIndex
    while offset < bytes.endIndex {
      let current = bytes[offset]
      offset += 1
      switch current {
      case UInt8(ascii: "&"):
        let end = bytes[offset...].firstIndex(of: UInt8(ascii: ";")) ?? bytes.endIndex
        if let character = XMLReference.character(named: bytes[offset..<end]) {
          result.append(contentsOf: String(character).utf8)
        }
        offset = min(end + 1, bytes.endIndex)
      case Ascii.carriageReturn:
        result.append(lineEnding)
        if offset < bytes.endIndex, bytes[offset] == Ascii.lineFeed { offset += 1 }
      case Ascii.lineFeed: result.append(lineEnding)
      case Ascii.tab: result.append(lineEnding == Ascii.space ? Ascii.space : Ascii.tab)
      default: result.append(current)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// An attribute in the bytes of a document.
struct XMLAttribute {
  let name: Range<Int>
  /// The value, without its quotes.
  let value: Range<Int>
  /// Whether the value has neither references nor line endings and tabs, which mean spaces.
  let isLiteral: Bool
}
