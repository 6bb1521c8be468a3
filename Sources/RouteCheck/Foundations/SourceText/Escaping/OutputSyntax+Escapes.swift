extension OutputSyntax {
  static func entity(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: nil
    }
  }

  /// Mermaid gives a meaning to most marks, even between quotes, so that each becomes an entity.
  static func mermaidEntity(for scalar: Unicode.Scalar) -> String? {
    let isPlain =
      switch scalar {
      case " ", ".", "-", "_": true
      default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      }
    return isPlain || scalar.isUnsafeToDisplay ? nil : "#\(scalar.value);"
  }

  static func isMarkOfMessage(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "%" || scalar == "\r" || scalar == "\n"
  }

  static func isAllowedInPath(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "/", "_", "~": true
    default: false
    }
  }

  static func percentEncoded(_ scalar: Unicode.Scalar) -> String {
    scalar.utf8.map { byte in
      "%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  /// The escapes that JSON and Swift share.
  private static func commonEscape(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: nil
    }
  }

  static func jsonEscape(for scalar: Unicode.Scalar) -> String? {
    commonEscape(for: scalar) ?? (scalar.isUnsafeToDisplay ? jsonUnits(of: scalar) : nil)
  }

  /// The UTF-16 code units of a scalar as escapes of JSON.
  static func jsonUnits(of scalar: Unicode.Scalar) -> String {
    scalar.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  static func swiftEscape(for scalar: Unicode.Scalar) -> String? {
    // Swift accepts these in a literal, and refuses their escapes.
    if (0xFDD0...0xFDEF).contains(scalar.value) { return nil }
    return commonEscape(for: scalar) ?? (scalar.isInvisible ? swiftNumber(of: scalar) : nil)
  }

  /// A scalar as its number in a Swift literal, with the `#` of a raw one.
  static func swiftNumber(of scalar: Unicode.Scalar, pounds: String = "") -> String {
    "\\\(pounds)u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}

extension Unicode.Scalar {
  /// The scalar as its number, such as `\u{1b}`.
  var visibleForm: String { "\\u{\(String(value, radix: 16))}" }

  /// Whether the scalar controls a terminal, hides or reorders text or ends a line, or is not a
  /// character of XML.
  ///
  /// The joiners and variation selectors of emoji and of Indic and Persian words are safe.
  var isUnsafeToDisplay: Bool {
    switch value {
    case 0x20..<0x7F, 0x200C, 0x200D, 0xFE00...0xFE0F: return false
    case 0xFFFE, 0xFFFF: return true
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether the scalar is invisible, or looks like another one.
  package var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
      .surrogate:
      true
    case .spaceSeparator: self != " "
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}
