/// The characters of references such as `&amp;`.
enum XMLReference {
  /// The character of a reference, given the name between `&` and `;`.
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
