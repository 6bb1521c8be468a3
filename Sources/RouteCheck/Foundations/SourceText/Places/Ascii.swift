/// The ASCII characters that the scanners compare with, and their classes.
///
/// They are public, because the compiler inlines no package functions in other modules, whose readers
/// ask for them at every byte.
public enum Ascii {
  /// The line feed, which ends a line.
  @inlinable public static var lineFeed: UInt8 { UInt8(ascii: "\n") }
  /// The carriage return, which ends a line alone or before a line feed.
  @inlinable public static var carriageReturn: UInt8 { UInt8(ascii: "\r") }
  /// The space.
  @inlinable public static var space: UInt8 { UInt8(ascii: " ") }
  /// The tab.
  @inlinable public static var tab: UInt8 { UInt8(ascii: "\t") }
  /// The double quote.
  @inlinable public static var quote: UInt8 { UInt8(ascii: "\"") }
  /// The single quote.
  @inlinable public static var apostrophe: UInt8 { UInt8(ascii: "'") }
  /// The backslash.
  @inlinable public static var backslash: UInt8 { UInt8(ascii: "\\") }
  /// The slash.
  @inlinable public static var slash: UInt8 { UInt8(ascii: "/") }
  /// The asterisk.
  @inlinable public static var star: UInt8 { UInt8(ascii: "*") }
  /// The number sign.
  @inlinable public static var pound: UInt8 { UInt8(ascii: "#") }
  /// The backtick.
  @inlinable public static var backtick: UInt8 { UInt8(ascii: "`") }
  /// The period.
  @inlinable public static var period: UInt8 { UInt8(ascii: ".") }
  /// The left parenthesis.
  @inlinable public static var leftParen: UInt8 { UInt8(ascii: "(") }
  /// The right parenthesis.
  @inlinable public static var rightParen: UInt8 { UInt8(ascii: ")") }
  /// The underscore.
  @inlinable public static var underscore: UInt8 { UInt8(ascii: "_") }
  /// The dollar sign.
  @inlinable public static var dollar: UInt8 { UInt8(ascii: "$") }

  /// A bit for each byte below 64 that is a digit or the dollar sign.
  @inlinable static var identifierBelow64: UInt64 { 0x03ff_0010_0000_0000 }
  /// A bit for each byte from 64 to 127 that is a letter or the underscore.
  @inlinable static var identifierBelow128: UInt64 { 0x07ff_fffe_87ff_fffe }

  /// Whether a byte may be part of an identifier, as all bytes outside of ASCII may.
  @inlinable @inline(__always)
  public static func isIdentifier(_ byte: UInt8) -> Bool {
    if byte >= 0x80 { return true }
    let bits = byte & 0x40 == 0 ? identifierBelow64 : identifierBelow128
    return bits &>> UInt64(byte & 0x3f) & 1 != 0
  }

  /// Whether a byte is whitespace in XML and JSON: a space, a tab or part of a line ending.
  @inlinable @inline(__always)
  public static func isSpace(_ byte: UInt8) -> Bool {
    byte == space || byte == tab || byte == lineFeed || byte == carriageReturn
  }

  /// Whether a byte is an ASCII letter.
  @inlinable @inline(__always)
  public static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Whether a byte is an ASCII digit.
  @inlinable @inline(__always)
  public static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Whether a byte may be part of an operator. Angle brackets are separate tokens.
  @inlinable @inline(__always)
  public static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
