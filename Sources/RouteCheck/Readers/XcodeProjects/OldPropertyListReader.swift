import Routes
import SourceText

/// Reads property lists in the old format, which projects of Xcode have.
///
/// Foundation also reads it, but writes some mistakes to the standard error, where no user of the tool
/// can do anything with them, and takes much longer.
struct OldPropertyListReader {
  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the whole list.
  mutating func read() throws(PropertyListProblem) -> PropertyList {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    skipTrivia()
    guard offset < bytes.count else { throw problem("it is empty") }
    let list = try value()
    skipTrivia()
    guard offset == bytes.count else { throw problem("unexpected text after the end") }
    return list
  }

  private mutating func value() throws(PropertyListProblem) -> PropertyList {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      throw problem("more than \(Self.deepest) lists in each other")
    }
    if take("{") { return .dictionary(try members()) }
    if take("(") { return .list(try values()) }
    return .text(try text())
  }

  private mutating func members() throws(PropertyListProblem) -> [String: PropertyList] {
    var members: [String: PropertyList] = [:]
    while !take("}") {
      let key = try text()
      members[key] = take("=") ? try value() : .text(key)
      guard take(";") else { throw problem("missing ';'") }
    }
    return members
  }

  private mutating func values() throws(PropertyListProblem) -> [PropertyList] {
    var values: [PropertyList] = []
    while !take(")") {
      values.append(try value())
      if take(")") { break }
      guard take(",") else { throw problem("missing ',' or ')'") }
    }
    return values
  }

  private mutating func text() throws(PropertyListProblem) -> String {
    if take("\"") { return try quoted(until: Ascii.quote) }
    if take("'") { return try quoted(until: Ascii.apostrophe) }
    let start = offset
    while offset < bytes.count, Self.isUnquoted(bytes[offset]) { offset += 1 }
    guard offset > start else {
      if offset == bytes.count { throw problem("unexpected end") }
      let word = bytes[offset...].prefix(10).prefix { !Ascii.isSpace($0) }
      throw problem("unexpected '\(String(decoding: word, as: UTF8.self))'")
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func quoted(until quote: UInt8) throws(PropertyListProblem) -> String {
    let start = offset
    var text: [UInt8] = []
    while let end = bytes[offset...].firstIndex(where: { $0 == quote || $0 == Ascii.backslash }) {
      text += bytes[offset..<end]
      offset = end + 1
      if bytes[end] == quote { return String(decoding: text, as: UTF8.self) }
      readEscape(into: &text)
    }
    throw problem("text without an end", at: start)
  }

  /// Reads what follows a backslash: a letter, `U` and hexadecimal digits, or octal digits.
  private mutating func readEscape(into text: inout [UInt8]) {
    guard offset < bytes.count else { return }
    let byte = bytes[offset]
    if byte == UInt8(ascii: "U") || (UInt8(ascii: "0")..<UInt8(ascii: "8")).contains(byte) {
      let (radix, most) = byte == UInt8(ascii: "U") ? (16, 4) : (8, 3)
      if radix == 16 { offset += 1 }
      let digits = bytes[offset...].prefix(most).prefix {
        Character(Unicode.Scalar($0)).hexDigitValue.map { $0 < radix } ?? false
      }
      offset = digits.endIndex
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: radix)
      let scalar = number.flatMap { Unicode.Scalar($0) } ?? "\u{FFFD}"
      text += String(Character(scalar)).utf8
      return
    }
    offset += 1
    text.append(Self.escapes[byte] ?? byte)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10,
    UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9, UInt8(ascii: "v"): 11,
  ]

  private static func isUnquoted(_ byte: UInt8) -> Bool {
    byte < 0x80 && Ascii.isIdentifier(byte) || [Ascii.slash, Ascii.period].contains(byte)
      || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-")
  }

  /// Skips a mark, and the spaces and comments before it.
  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipTrivia()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: mark) else { return false }
    offset += 1
    return true
  }

  private mutating func skipTrivia() {
    while offset < bytes.count {
      if Ascii.isSpace(bytes[offset]) {
        offset += 1
      } else if bytes[offset] != Ascii.slash {
        return
      } else if bytes[offset...].starts(with: "//".utf8) {
        offset = bytes[offset...].firstIndex(of: Ascii.lineFeed) ?? bytes.count
      } else if bytes[offset...].starts(with: "/*".utf8) {
        offset += 2
        while offset < bytes.count, !bytes[offset...].starts(with: "*/".utf8) { offset += 1 }
        offset = min(offset + 2, bytes.count)
      } else {
        return
      }
    }
  }

  private func problem(_ message: String, at place: Int? = nil) -> PropertyListProblem {
    PropertyListProblem(
      message: message,
      line: LineTable(bytes).location(at: place ?? offset).line
    )
  }

  /// No list of Xcode is nearly as deep.
  private static let deepest = 100
}
