import CodeFacts
import Routes
import SourceText

/// The tokens of a file without trivia, with matched brackets.
///
/// Each branch of an `#if`, and each side of a merge conflict, starts with the brackets that were
/// open before the first one, so that a brace which all branches open counts once.
struct SwiftTokens {
  let bytes: SourceBytes
  /// The tokens in order, without whitespace and comments.
  private(set) var tokens: [SwiftToken] = []
  /// Whether function bodies are read because of any of them.
  private(set) var concernRoutes = false
  /// Whether a stack of SwiftUI, or a part of one, is among them.
  private(set) var concernViews = false
  /// Whether any of them is a name of Swift 2.
  private(set) var showSwift2 = false
  /// The indices of the tokens that make a function body worth reading, in order.
  private var bodyOpeners: [Int] = []
  /// The lines of the file.
  private(set) var lines = LineTable()
  /// The ranges of the comments that start with ``SourceSuppression/mark``.
  private(set) var suppressions: [Range<Int>] = []

  /// Lexes a file.
  init(_ bytes: SourceBytes) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 7)
    var lexer = SwiftLexer(bytes)
    var brackets = BracketMatcher()
    var isFirst = true
    while true {
      lexer.skipSpaces()
      guard var token = lexer.next() else { break }
      switch token.kind {
      case .whitespace: continue
      case .newline:
        lines.addLines(in: bytes, token.range)
        isFirst = true
        continue
      case .blockComment:
        lines.addLines(in: bytes, token.range)
        keepSuppression(token)
        continue
      case .lineComment:
        keepSuppression(token)
        continue
      case .string, .regex: lines.addLines(in: bytes, token.range)
      case .leftParen, .leftBracket, .leftBrace: brackets.open(token.kind, at: tokens.count)
      case .rightParen, .rightBracket, .rightBrace:
        if let partner = brackets.close(token.kind) {
          tokens[partner].partner = Int32(tokens.count)
          token.partner = Int32(partner)
        }
      case .directive, .conflictMarker:
        if let mark = ConditionMark(token, bytes) {
          brackets.pass(mark)
          bodyOpeners.append(tokens.count)
        }
      case .identifier where token.word != .other:
        if token.word.showsSwift2 { showSwift2 = true }
        switch token.word.interest {
        case .none: break
        case .view: concernViews = true
        case let interest:
          bodyOpeners.append(tokens.count)
          if interest != .declaration { concernRoutes = true }
        }
      default: break
      }
      token.startsLine = isFirst
      isFirst = false
      tokens.append(token)
    }
  }

  private mutating func keepSuppression(_ comment: SwiftToken) {
    if SourceSuppression.isComment(comment.range, in: bytes) { suppressions.append(comment.range) }
  }

  /// The number of tokens.
  var count: Int { tokens.count }

  /// The token at an index, or an unknown token if the index is out of bounds.
  subscript(index: Int) -> SwiftToken {
    guard index >= 0, index < tokens.count else {
      return SwiftToken(kind: .unknown, start: UInt32(bytes.count), end: UInt32(bytes.count))
    }
    return tokens[index]
  }

  /// The index of the matching bracket, or `nil` if there is none.
  func partner(of index: Int) -> Int? {
    let partner = self[index].partner
    return partner >= 0 ? Int(partner) : nil
  }

  /// The index after a token, or after the brackets that it opens.
  func after(_ index: Int) -> Int { max(index, partner(of: index) ?? index) + 1 }

  /// The index before a token, or before the brackets that it closes.
  func before(_ index: Int) -> Int { min(index, partner(of: index) ?? index) - 1 }

  /// The index after `.init`, or the same index without it.
  func skippingInit(_ index: Int) -> Int {
    self[index].kind == .period && self[index + 1].word == .`init` ? index + 2 : index
  }

  /// The index of the comma after the argument at an index, or that of the bracket after the last one.
  func endOfArgument(_ start: Int, _ close: Int) -> Int {
    var end = start
    while end < close, self[end].kind != .comma { end = after(end) }
    return end
  }

  /// The index of the last of the names with periods between them, given the first.
  func lastName(from first: Int) -> Int {
    var last = first
    while self[last + 1].kind == .period, isName(last + 2) { last += 2 }
    return last
  }

  /// Whether a range contains a token that makes a function body worth reading.
  func opensBody(in range: Range<Int>) -> Bool {
    let next = bodyOpeners.partitioningIndex { $0 >= range.lowerBound }
    return next < bodyOpeners.count && bodyOpeners[next] < range.upperBound
  }

  /// Whether the token at an index is the first of its line, or out of bounds.
  func isFirstOfLine(_ index: Int) -> Bool {
    index < 0 || index >= tokens.count || tokens[index].startsLine
  }

  /// The text of the token at an index, without backticks.
  func text(_ index: Int) -> ExactString { bytes.text(nameRange(index)) }

  /// The text from the start of a token to the end of another one.
  func text(from first: Int, to last: Int) -> ExactString {
    bytes.text(self[first].range.lowerBound..<self[last].range.upperBound)
  }

  /// The hash of the text of the token at an index, without backticks.
  func hash(_ index: Int) -> UInt64 {
    SourceBytes.hash(nameRange(index).lazy.map { bytes[$0] })
  }

  /// The bytes of the token at an index, without backticks.
  private func nameRange(_ index: Int) -> Range<Int> {
    let token = self[index]
    guard token.kind == .escapedIdentifier else { return token.range }
    return token.range.lowerBound + 1..<token.range.upperBound - 1
  }

  /// Whether the token at an index is a name with a capital letter, as types have.
  func isCapitalized(_ index: Int) -> Bool {
    isName(index) && bytes[nameRange(index).lowerBound] &- UInt8(ascii: "A") < 26
  }

  /// Whether the token at an index is an operator.
  func isSymbol(_ symbol: StaticString, at index: Int) -> Bool {
    self[index].kind == .symbol && isText(symbol, at: index)
  }

  /// Whether the token at an index is a mark of an optional: `?` or `!`.
  func isOptionalMark(_ index: Int) -> Bool { isSymbol("?", at: index) || isSymbol("!", at: index) }

  /// Whether the token at an index is written as a text.
  func isText(_ text: StaticString, at index: Int) -> Bool {
    let range = self[index].range
    return range.count == text.utf8CodeUnitCount && bytes.hasWord(text, at: range.lowerBound)
  }

  /// The index of the last token before a member that is no mark of an optional: `window` in `window?.root`.
  ///
  /// - Parameter member: The index of the member's name, after a period.
  func receiver(of member: Int) -> Int {
    var last = member - 2
    while isOptionalMark(last) { last -= 1 }
    return last
  }

  /// Whether the token at an index directly follows the one before it.
  func isAttached(_ index: Int) -> Bool { self[index].start == self[index - 1].end }

  /// Whether the token at an index is a name.
  func isName(_ index: Int) -> Bool {
    let kind = self[index].kind
    return kind == .identifier || kind == .escapedIdentifier
  }
}
