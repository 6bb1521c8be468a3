import CodeFacts
import Routes
import SourceText

/// The tokens of an Objective-C file, with matched brackets.
struct ObjectiveCTokens {
  private let bytes: SourceBytes
  private let tokens: [ObjectiveCLexer.Token]
  private let lines: LineTable
  /// The comments that suppress findings.
  let suppressions: [SourceSuppression]
  /// The matching bracket of each bracket, or -1.
  private var partners: [Int32]
  /// The innermost bracket around each token, or -1.
  private var outers: [Int32]

  /// Lexes a file.
  init(_ bytes: SourceBytes) {
    self.bytes = bytes
    let lines = LineTable(bytes)
    var lexer = ObjectiveCLexer(bytes)
    var tokens: [ObjectiveCLexer.Token] = []
    while var token = lexer.next() {
      token.conditionals = lexer.decided.count
      tokens.append(token)
    }
    self.lines = lines
    self.tokens = tokens
    suppressions = lexer.suppressions.compactMap { SourceSuppression($0, in: bytes, lines) }
    partners = Array(repeating: -1, count: tokens.count)
    outers = partners
    matchBrackets()
  }

  /// Matches the brackets. A brace also closes the brackets that are still open inside it; any other
  /// bracket that does not match is ignored.
  private mutating func matchBrackets() {
    var open: [(byte: UInt8, index: Int32)] = []
    for index in tokens.indices {
      let byte = mark(index)
      if let opening = Self.opening(byte) {
        if byte == UInt8(ascii: "}") {
          while let last = open.last, last.byte != opening { open.removeLast() }
        }
        if let last = open.last, last.byte == opening {
          open.removeLast()
          partners[index] = last.index
          partners[Int(last.index)] = Int32(index)
        }
      }
      outers[index] = open.last?.index ?? -1
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
        open.append((byte, Int32(index)))
      }
    }
  }

  private static func opening(_ closing: UInt8) -> UInt8? {
    switch closing {
    case UInt8(ascii: ")"): UInt8(ascii: "(")
    case UInt8(ascii: "]"): UInt8(ascii: "[")
    case UInt8(ascii: "}"): UInt8(ascii: "{")
    default: nil
    }
  }

  private func mark(_ index: Int) -> UInt8 {
    tokens[index].kind == .mark ? bytes[tokens[index].range.lowerBound] : 0
  }
}

extension ObjectiveCTokens {
  /// The number of tokens.
  var count: Int { tokens.count }

  /// The kind of the token at an index; `nil` out of bounds.
  func kind(_ index: Int) -> ObjectiveCLexer.Token.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  /// The text of the token at an index; empty out of bounds.
  func text(_ index: Int) -> ExactString {
    tokens.indices.contains(index) ? bytes.text(tokens[index].range) : ""
  }

  /// The first eight bytes of the token at an index.
  func head(_ index: Int) -> UInt64 {
    let range = tokens[index].range
    let eight = bytes.eight(at: range.lowerBound)
    return range.count < 8 ? eight.prefix(range.count) : eight.bits
  }

  /// Whether one of some characters is the token at an index.
  func isMark(_ marks: StaticString, at index: Int) -> Bool {
    guard kind(index) == .mark else { return false }
    let byte = bytes[tokens[index].range.lowerBound]
    return marks.withUTF8Buffer { $0.contains(byte) }
  }

  /// Whether a name is the token at an index.
  func isName(_ index: Int) -> Bool { kind(index) == .name }

  /// Whether a certain name is the token at an index.
  func isName(_ name: StaticString, at index: Int) -> Bool {
    isName(index) && isWord(name, at: index)
  }

  /// Whether a keyword with `@` or `#` is the token at an index.
  func isKeyword(_ keyword: StaticString, at index: Int) -> Bool {
    kind(index) == .keyword && isWord(keyword, at: index)
  }

  private func isWord(_ word: StaticString, at index: Int) -> Bool {
    let range = tokens[index].range
    return range.count == word.utf8CodeUnitCount && bytes.hasWord(word, at: range.lowerBound)
  }

  /// The text of the literal at an index; `nil` without a valid one.
  func literal(_ index: Int) -> ExactString? {
    kind(index) == .literal ? tokens[index].text : nil
  }

  /// The location of the token at an index, or of the last one for an index behind it.
  func location(_ index: Int) -> TextLocation {
    lines.location(of: tokens[min(index, tokens.count - 1)].range)
  }

  /// The number of `#if` around the token at an index.
  func conditionals(around index: Int) -> Int {
    tokens.indices.contains(index) ? tokens[index].conditionals : 0
  }

  /// The matching bracket of the one at an index; `nil` without one.
  func partner(of index: Int) -> Int? {
    guard partners.indices.contains(index), partners[index] >= 0 else { return nil }
    return Int(partners[index])
  }

  /// The innermost bracket around the token at an index; `nil` outside of all.
  func bracket(around index: Int) -> Int? {
    guard outers.indices.contains(index), outers[index] >= 0 else { return nil }
    return Int(outers[index])
  }
}
