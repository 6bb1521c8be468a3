import Routes

/// Percent-encoding by RFC 3986, over the bytes of UTF-8.
enum PercentEncoding {
  /// Encodes all bytes except letters, digits and `-._~`.
  static func encode(_ text: String, into link: inout String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        link.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        link += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
  }

  /// Decodes bytes. A plus sign stands for itself.
  ///
  /// - Throws: ``LinkSyntaxError`` for a percent sign without two hexadecimal digits, and for bytes
  ///   that are not UTF-8.
  static func decode(_ bytes: ArraySlice<UInt8>) throws(LinkSyntaxError) -> ExactString {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "%") else {
        decoded.append(bytes[index])
        index += 1
        continue
      }
      guard index + 2 < bytes.endIndex, let high = digit(bytes[index + 1]),
        let low = digit(bytes[index + 2])
      else { throw LinkSyntaxError("has two hexadecimal digits after '%'", at: index) }
      decoded.append(high << 4 | low)
      index += 3
    }
    let text = String(decoding: decoded, as: UTF8.self)
    guard text.utf8.elementsEqual(decoded) else {
      throw LinkSyntaxError("encodes UTF-8", at: bytes.startIndex)
    }
    return ExactString(text)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
