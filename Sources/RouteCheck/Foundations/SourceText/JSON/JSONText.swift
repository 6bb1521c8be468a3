/// The text of a JSON string.
enum JSONText {
  /// The text between the quotes of a string; `nil` if an escape is invalid, or half of a pair.
  static func unescaped(_ bytes: some Collection<UInt8>) -> String? {
    if !bytes.contains(UInt8(ascii: "\\")) { return String(decoding: bytes, as: UTF8.self) }
    var units: [UInt16] = []
    var text = String(decoding: bytes, as: UTF8.self).utf16[...]
    while let unit = text.popFirst() {
      guard unit == backslash else {
        units.append(unit)
        continue
      }
      guard let escaped = takeEscape(from: &text) else { return nil }
      units.append(escaped)
    }
    // Half of a pair becomes another unit.
    let unescaped = String(decoding: units, as: UTF16.self)
    return unescaped.utf16.elementsEqual(units) ? unescaped : nil
  }

  private static let backslash = UInt16(UInt8(ascii: "\\"))

  /// Takes the rest of an escape, after its backslash.
  private static func takeEscape(from text: inout Substring.UTF16View) -> UInt16? {
    guard let mark = text.popFirst().flatMap(Unicode.Scalar.init) else { return nil }
    guard mark == "u" else { return simple[mark].map { UInt16($0.value) } }
    let digits = text.prefix(4)
    guard digits.count == 4, digits.allSatisfy(isHexadecimal) else { return nil }
    text = text.dropFirst(4)
    return UInt16(String(Substring(digits)), radix: 16)
  }

  private static let simple: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
  ]

  private static func isHexadecimal(_ unit: UInt16) -> Bool {
    Unicode.Scalar(unit)?.properties.isASCIIHexDigit ?? false
  }
}
