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

  static func jsonEscape(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      guard scalar.isUnsafeToDisplay else { return nil }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  static func swiftEscape(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default:
      scalar.isInvisible ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar controls a terminal, reorders text or ends a line, or is not a character of
  /// XML. All such scalars have at most four hexadecimal digits.
  var isUnsafeToDisplay: Bool {
    switch value {
    case 0x20..<0x7F: false
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFFFE, 0xFFFF: true
    default: properties.isBidiControl
    }
  }

  /// Whether the scalar shows nothing, or not what it is.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
      .surrogate:
      true
    case .spaceSeparator: self != " "
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}
