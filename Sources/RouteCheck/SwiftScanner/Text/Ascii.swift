/// The ASCII characters that the scanners compare with, and their classes.
package enum Ascii {
  package static let lineFeed = UInt8(ascii: "\n")
  package static let carriageReturn = UInt8(ascii: "\r")
  package static let space = UInt8(ascii: " ")
  package static let tab = UInt8(ascii: "\t")
  package static let quote = UInt8(ascii: "\"")
  package static let apostrophe = UInt8(ascii: "'")
  package static let backslash = UInt8(ascii: "\\")
  package static let slash = UInt8(ascii: "/")
  package static let star = UInt8(ascii: "*")
  package static let pound = UInt8(ascii: "#")
  package static let backtick = UInt8(ascii: "`")
  package static let period = UInt8(ascii: ".")
  package static let leftParen = UInt8(ascii: "(")
  package static let rightParen = UInt8(ascii: ")")
  package static let underscore = UInt8(ascii: "_")
  package static let dollar = UInt8(ascii: "$")

  /// A bit for each byte below 64 that is a digit or the dollar sign.
  private static let identifierBelow64: UInt64 = 0x03ff_0010_0000_0000
  /// A bit for each byte from 64 to 127 that is a letter or the underscore.
  private static let identifierBelow128: UInt64 = 0x07ff_fffe_87ff_fffe

  /// Whether a byte may be part of an identifier, as all bytes outside of ASCII may.
  @inline(__always)
  package static func isIdentifier(_ byte: UInt8) -> Bool {
    if byte >= 0x80 { return true }
    let bits = byte & 0x40 == 0 ? identifierBelow64 : identifierBelow128
    return bits &>> UInt64(byte & 0x3f) & 1 != 0
  }

  /// Whether a byte is whitespace in XML and JSON: a space, a tab or part of a line ending.
  @inline(__always)
  package static func isSpace(_ byte: UInt8) -> Bool {
    byte == space || byte == tab || byte == lineFeed || byte == carriageReturn
  }

  /// Whether a byte is an ASCII letter.
  @inline(__always)
  package static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Whether a byte is an ASCII digit.
  @inline(__always)
  package static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Whether a byte may be part of an operator. Angle brackets are tokens of their own.
  @inline(__always)
  package static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
