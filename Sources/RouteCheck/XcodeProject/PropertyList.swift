/// A value of the old property-list format, in which Xcode writes `project.pbxproj`.
enum PropertyList: Hashable {
  case text(String)
  case list([PropertyList])
  case dictionary([String: PropertyList])

  subscript(key: String) -> PropertyList? {
    if case .dictionary(let members) = self { members[key] } else { nil }
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The texts of a list; empty for anything else.
  var texts: [String] {
    if case .list(let values) = self { values.compactMap(\.text) } else { [] }
  }
}

/// Why a property list cannot be read, and where.
struct PropertyListProblem: Error, Hashable {
  var message: String
  var offset: Int
}

/// Reads the old property-list format from bytes.
///
/// - Complexity: O(*n*) in the bytes.
struct PropertyListParser {
  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  private static let maximumDepth = 64

  static func parse(_ bytes: [UInt8]) throws(PropertyListProblem) -> PropertyList {
    var parser = PropertyListParser(bytes: bytes)
    let value = try parser.readValue()
    try parser.skipSpace()
    if parser.byte != nil { throw parser.problem("nothing may follow the value") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func problem(_ message: String) -> PropertyListProblem {
    PropertyListProblem(message: message, offset: min(offset, bytes.count))
  }

  private mutating func skipSpace() throws(PropertyListProblem) {
    while let current = byte {
      if Ascii.isSpace(current) {
        offset += 1
      } else if current == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while let current = byte, current != UInt8(ascii: "\n") { offset += 1 }
      } else if current == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private var next: UInt8? { offset + 1 < bytes.count ? bytes[offset + 1] : nil }

  private mutating func skipComment() throws(PropertyListProblem) {
    let start = offset
    offset += 2
    while byte != nil {
      if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
    offset = start
    throw problem("a comment is never closed")
  }

  private mutating func readValue() throws(PropertyListProblem) -> PropertyList {
    try skipSpace()
    switch byte {
    case UInt8(ascii: "{"): return try readDictionary()
    case UInt8(ascii: "("): return try readList()
    case nil: throw problem("a value is missing; the file may be cut off")
    default: return .text(try readText())
    }
  }

  private mutating func enter() throws(PropertyListProblem) {
    depth += 1
    if depth > Self.maximumDepth { throw problem("values are nested too deeply") }
    offset += 1
    try skipSpace()
  }

  private mutating func readDictionary() throws(PropertyListProblem) -> PropertyList {
    try enter()
    var members: [String: PropertyList] = [:]
    while byte != UInt8(ascii: "}") {
      let key = try readText()
      try expect(UInt8(ascii: "="))
      members[key] = try readValue()
      try expect(UInt8(ascii: ";"))
    }
    offset += 1
    depth -= 1
    return .dictionary(members)
  }

  private mutating func readList() throws(PropertyListProblem) -> PropertyList {
    try enter()
    var values: [PropertyList] = []
    while byte != UInt8(ascii: ")") {
      values.append(try readValue())
      try skipSpace()
      if byte == UInt8(ascii: ",") {
        offset += 1
        try skipSpace()
      } else if byte != UInt8(ascii: ")") {
        throw problem("expected ',' or ')'")
      }
    }
    offset += 1
    depth -= 1
    return .list(values)
  }

  private mutating func expect(_ mark: UInt8) throws(PropertyListProblem) {
    try skipSpace()
    guard byte == mark else { throw problem("expected '\(Unicode.Scalar(mark))'") }
    offset += 1
    try skipSpace()
  }

  private mutating func readText() throws(PropertyListProblem) -> String {
    if byte == UInt8(ascii: "\"") { return try readQuotedText() }
    let start = offset
    while let current = byte, Self.isPlain(current) { offset += 1 }
    if start == offset { throw problem("expected a text") }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func readQuotedText() throws(PropertyListProblem) -> String {
    let start = offset
    var text: [UInt8] = []
    offset += 1
    while let current = byte {
      offset += 1
      if current == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if current == UInt8(ascii: "\\"), let escaped = byte {
        text.append(escaped)
        offset += 1
      } else {
        text.append(current)
      }
    }
    offset = start
    throw problem("a text is never closed; the file may be cut off")
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
