import SwiftScanner

/// Text as a Swift string literal, which means that text and nothing else.
enum StringLiteral {
  /// The literal with its quotes.
  ///
  /// Quotes, backslashes and what cannot be seen are escaped, so that neither an interpolation nor
  /// an end of the literal can come out of a file.
  static func text(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default:
        if isInvisible(scalar) {
          literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          literal.unicodeScalars.append(scalar)
        }
      }
    }
    return literal + "\""
  }

  /// The text for a comment, in which it stays on its line.
  static func comment(_ text: String) -> String {
    "'\(StringLiteral.text(text).dropFirst().dropLast())'"
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
      .surrogate:
      return true
    case .spaceSeparator: return scalar != " "
    default: return scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
