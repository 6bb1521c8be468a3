import Foundation

/// Parses JSON into a tree of locations.
struct JSONParser {
  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  /// The maximum nesting; files for this tool have far less.
  private static let maximumDepth = 128

  static func parse(_ bytes: [UInt8]) throws(SyntaxProblem) -> JSONNode {
    var parser = JSONParser(bytes: bytes)
    if let invalid = UTF8Check.firstInvalid(in: bytes) {
      throw SyntaxProblem("the bytes are not valid UTF-8", at: invalid)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.offset = 3 }
    parser.skipSpace()
    if parser.byte == nil { throw SyntaxProblem("the file is empty", at: 0) }
    let node = try parser.readValue()
    parser.skipSpace()
    if parser.byte != nil { throw parser.problem("unexpected text after the value") }
    return node
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func problem(_ message: String) -> SyntaxProblem {
    let message = byte == nil ? "\(message); the file may be cut off" : message
    return SyntaxProblem(message, at: offset)
  }

  private mutating func skipSpace() {
    while let byte, Ascii.isSpace(byte) { offset += 1 }
  }

  private mutating func readValue() throws(SyntaxProblem) -> JSONNode {
    switch byte {
    case UInt8(ascii: "{"): return try readObject()
    case UInt8(ascii: "["): return try readList()
    case UInt8(ascii: "\""): return JSONNode(range: try readString().range)
    case let current? where Self.isNumberByte(current): return try readNumber()
    default:
      for word in ["true", "false", "null"] where bytes[offset...].starts(with: word.utf8) {
        offset += word.utf8.count
        return JSONNode(range: offset - word.utf8.count..<offset)
      }
      throw problem("expected a value")
    }
  }

  private mutating func enter() throws(SyntaxProblem) {
    depth += 1
    if depth > Self.maximumDepth { throw problem("values are nested too deeply") }
    offset += 1
    skipSpace()
  }

  private mutating func readObject() throws(SyntaxProblem) -> JSONNode {
    let start = offset
    var members: [String: (location: Range<Int>, value: JSONNode)] = [:]
    try enter()
    while byte != UInt8(ascii: "}") {
      if !members.isEmpty { try expect(",", "',' or '}'") }
      guard byte == UInt8(ascii: "\"") else {
        let hint = byte == UInt8(ascii: "}") ? "; remove the comma before '}'" : ""
        throw problem("expected a key in quotes\(hint)")
      }
      let (location, key) = try readString()
      // Keys that are canonically equivalent are one key for the decoder, which would drop a value.
      if members[key] != nil {
        throw SyntaxProblem("key '\(key)' is given twice", at: location.lowerBound)
      }
      skipSpace()
      try expect(":", "':'")
      members[key] = (location, try readValue())
      skipSpace()
    }
    offset += 1
    depth -= 1
    return JSONNode(range: start..<offset, members: members)
  }

  private mutating func readList() throws(SyntaxProblem) -> JSONNode {
    let start = offset
    var nodes: [JSONNode] = []
    try enter()
    while byte != UInt8(ascii: "]") {
      if !nodes.isEmpty { try expect(",", "',' or ']'") }
      nodes.append(try readValue())
      skipSpace()
    }
    offset += 1
    depth -= 1
    return JSONNode(range: start..<offset, elements: nodes)
  }

  private mutating func expect(_ mark: Unicode.Scalar, _ what: String) throws(SyntaxProblem) {
    guard byte == UInt8(ascii: mark) else { throw problem("expected \(what)") }
    offset += 1
    skipSpace()
  }

  /// Reads a string: the range between its quotes, and its text.
  private mutating func readString() throws(SyntaxProblem) -> (range: Range<Int>, text: String) {
    offset += 1
    let start = offset
    while let current = byte {
      if current == UInt8(ascii: "\"") {
        offset += 1
        let range = start..<offset - 1
        guard let text = unescaped(bytes[range]) else {
          throw SyntaxProblem("the string has an invalid escape", at: start - 1)
        }
        return (range, text)
      }
      if current < 0x20 { throw problem("control character \(current) in a string") }
      offset += current == UInt8(ascii: "\\") ? 2 : 1
    }
    throw SyntaxProblem(
      "a string is never closed; the file may be cut off",
      at: start - 1
    )
  }

  /// The text between the quotes of a string; `nil` if an escape is invalid, or half of a pair.
  private func unescaped(_ text: ArraySlice<UInt8>) -> String? {
    guard text.contains(UInt8(ascii: "\\")) else { return String(decoding: text, as: UTF8.self) }
    let quote = UInt8(ascii: "\"")
    return try? JSONDecoder().decode(String.self, from: Data([quote] + text + [quote]))
  }

  /// Reads a number, which is an integer in all files of this tool.
  private mutating func readNumber() throws(SyntaxProblem) -> JSONNode {
    let start = offset
    while let current = byte, Self.isNumberByte(current) { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    // The other direction refuses a plus sign and leading zeros.
    guard let number = Int(text), String(number) == text else {
      throw SyntaxProblem(
        "'\(text)' is not an integer from \(Int.min) to \(Int.max)",
        at: start
      )
    }
    return JSONNode(range: start..<offset)
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    Ascii.isDigit(byte) || "-+.eE".utf8.contains(byte)
  }
}
