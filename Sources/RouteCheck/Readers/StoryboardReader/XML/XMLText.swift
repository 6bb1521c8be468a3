import SourceText

/// The characters of texts and attribute values, in which references take the place of some.
enum XMLText {
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
        if let character = character(named: bytes[offset..<end]) {
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

  /// The character of a reference such as `&amp;`, given the name between `&` and `;`.
  static func character(named name: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    if name.first == UInt8(ascii: "#") {
      let digits = name.dropFirst()
      let isHexadecimal = digits.first == UInt8(ascii: "x")
      let number = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
      guard number.first != "+", number.first != "-",
        let code = UInt32(number, radix: isHexadecimal ? 16 : 10)
      else { return nil }
      guard code >= 0x20 || code == 9 || code == 10 || code == 13, code != 0xFFFE, code != 0xFFFF
      else { return nil }
      return Unicode.Scalar(code)
    }
    switch String(decoding: name, as: UTF8.self) {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: return nil
    }
  }
}
