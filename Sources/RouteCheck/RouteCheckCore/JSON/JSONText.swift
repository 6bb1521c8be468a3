/// The text of a JSON string.
enum JSONText {
  /// The text between the quotes of a valid string.
  ///
  /// An invalid escape stays as it is; a decoder reports it.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func unescaped(_ bytes: some Collection<UInt8>) -> String {
    var units: [UInt16] = []
    var text = String(decoding: bytes, as: UTF8.self).utf16[...]
    while let unit = text.popFirst() {
      units.append(unit == backslash ? escape(&text) ?? unit : unit)
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static let backslash = UInt16(UInt8(ascii: "\\"))

  /// Takes the rest of an escape; `nil` takes nothing.
  private static func escape(_ text: inout Substring.UTF16View) -> UInt16? {
    guard let mark = text.first.flatMap(Unicode.Scalar.init) else { return nil }
    if mark == "u" {
      let digits = text.dropFirst().prefix(4)
      guard digits.count == 4, digits.allSatisfy(isHexadecimal),
        let value = UInt16(String(Substring(digits)), radix: 16)
      else { return nil }
      text = text.dropFirst(5)
      return value
    }
    guard let value = simple[mark] else { return nil }
    text = text.dropFirst()
    return UInt16(value.value)
  }

  private static let simple: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
  ]

  private static func isHexadecimal(_ unit: UInt16) -> Bool {
    Unicode.Scalar(unit)?.properties.isASCIIHexDigit ?? false
  }
}
