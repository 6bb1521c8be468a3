/// The tokens of a Swift file that mutations look at; comments and string literals are left out.
struct SwiftTokens {
  struct Token {
    enum Kind { case word, number, symbol, bracket }
    var kind: Kind
    var range: Range<Int>
    /// The number of its line, counted from 1.
    var line: Int
    var text: String
    var isSpacedBefore: Bool
    var isSpacedAfter: Bool
  }

  private(set) var tokens: [Token] = []
  private let bytes: [UInt8]
  private var offset = 0
  private var last = (offset: 0, line: 1)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while offset < bytes.count { readToken() }
  }

  private mutating func readToken() {
    let start = offset
    let byte = bytes[offset]
    if hasPrefix("//") {
      skip { $0 != UInt8(ascii: "\n") }
    } else if hasPrefix("/*") {
      skipBlockComment()
    } else if byte == UInt8(ascii: "\"") || hasPrefix("#\"") {
      skipString()
    } else if Self.isLetter(byte) {
      skip { Self.isLetter($0) || Self.isDigit($0) }
      add(.word, from: start)
    } else if Self.isDigit(byte) {
      skip { Self.isLetter($0) || Self.isDigit($0) || $0 == UInt8(ascii: ".") }
      add(.number, from: start)
    } else if Self.isOperator(byte) {
      skip(Self.isOperator)
      add(.symbol, from: start)
    } else {
      offset += 1
      if "(){}[],:;@#`\\".utf8.contains(byte) { add(.bracket, from: start) }
    }
  }

  private mutating func add(_ kind: Token.Kind, from start: Int) {
    let breaks = bytes[last.offset..<start].count { $0 == UInt8(ascii: "\n") }
    last = (start, last.line + breaks)
    tokens.append(
      Token(
        kind: kind,
        range: start..<offset,
        line: last.line,
        text: String(decoding: bytes[start..<offset], as: UTF8.self),
        isSpacedBefore: start == 0 || Self.isSpace(bytes[start - 1]),
        isSpacedAfter: offset == bytes.count || Self.isSpace(bytes[offset])
      )
    )
  }

  private mutating func skip(_ isPart: (UInt8) -> Bool) {
    while offset < bytes.count, isPart(bytes[offset]) { offset += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if hasPrefix("/*") {
        depth += 1
        offset += 2
      } else if hasPrefix("*/") {
        depth -= 1
        offset += 2
      } else {
        offset += 1
      }
    } while depth > 0 && offset < bytes.count
  }

  private mutating func skipString() {
    var marks = 0
    while bytes[offset] == UInt8(ascii: "#") {
      marks += 1
      offset += 1
    }
    let quote = hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    let end = quote + String(repeating: "#", count: marks)
    let escape = "\\" + String(repeating: "#", count: marks)
    offset += quote.utf8.count
    while offset < bytes.count, !hasPrefix(end) {
      if hasPrefix(escape + "(") {
        offset += escape.utf8.count + 1
        skipInterpolation()
      } else {
        offset += hasPrefix(escape) ? escape.utf8.count + 1 : 1
      }
    }
    offset = min(offset + end.utf8.count, bytes.count)
  }

  private mutating func skipInterpolation() {
    var depth = 1
    while offset < bytes.count, depth > 0 {
      switch bytes[offset] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        skipString()
        continue
      default: break
      }
      offset += 1
    }
  }

  private func hasPrefix(_ text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
  }

  private static func isOperator(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?.".utf8.contains(byte) }
}
