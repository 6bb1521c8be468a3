/// The tokens of a file that are code, with the partner of every bracket.
///
/// The branches of an `#if`, and the two sides of a merge conflict, each start with the brackets
/// that were open before it, so that a brace which both branches open is counted once.
struct SwiftTokens {
  /// The file.
  let bytes: SourceBytes
  /// The tokens in order, without blanks and comments.
  private(set) var tokens: [SwiftToken] = []
  /// Whether any of them may say something about routes.
  private(set) var concernRoutes = false
  /// The indices of the tokens without which a function is not read, in order.
  private var landmarks: [Int] = []
  /// Where the lines start.
  private(set) var lines = SourceLines()
  /// The ranges of the comments that start with routecheck's own word.
  private(set) var directives: [Range<Int>] = []

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
        keepDirective(token)
        continue
      case .lineComment:
        keepDirective(token)
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
          landmarks.append(tokens.count)
        }
      case .identifier where token.word.isLandmark:
        landmarks.append(tokens.count)
        if token.word.concernsRoutes { concernRoutes = true }
      default: break
      }
      token.startsLine = isFirst
      isFirst = false
      tokens.append(token)
    }
  }

  private mutating func keepDirective(_ comment: SwiftToken) {
    if SourceSuppression.isComment(comment.range, in: bytes) { directives.append(comment.range) }
  }

  /// How many tokens there are.
  var count: Int { tokens.count }

  /// The token at an index; past either end, one of no sort.
  subscript(index: Int) -> SwiftToken {
    guard index >= 0, index < tokens.count else {
      return SwiftToken(kind: .unknown, start: UInt32(bytes.count), end: UInt32(bytes.count))
    }
    return tokens[index]
  }

  /// The index of the other bracket of a pair, or `nil` for what has none.
  func partner(of index: Int) -> Int? {
    let partner = self[index].partner
    return partner >= 0 ? Int(partner) : nil
  }

  /// Whether a function whose tokens these are is read.
  ///
  /// - Complexity: Logarithmic in the number of tokens.
  func hasLandmark(in range: Range<Int>) -> Bool {
    let next = landmarks.partitioningIndex { $0 >= range.lowerBound }
    return next < landmarks.count && landmarks[next] < range.upperBound
  }

  /// Whether the token at an index is the first of its line, or past the end.
  func isFirstOfLine(_ index: Int) -> Bool {
    index < 0 || index >= tokens.count || tokens[index].startsLine
  }

  /// The text of the token at an index; a name in backticks without them.
  func text(_ index: Int) -> String { bytes.text(nameRange(index)) }

  /// A number that tokens of the same text share.
  func hash(_ index: Int) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for offset in nameRange(index) { hash = (hash ^ UInt64(bytes[offset])) &* 0x100_0000_01b3 }
    return hash
  }

  /// The bytes of the token at an index; of a name in backticks those between them.
  private func nameRange(_ index: Int) -> Range<Int> {
    let token = self[index]
    guard token.kind == .escapedIdentifier else { return token.range }
    return token.range.lowerBound + 1..<token.range.upperBound - 1
  }

  /// Whether the token at an index starts with a capital letter, as types do.
  func isCapitalized(_ index: Int) -> Bool {
    isName(index) && bytes[nameRange(index).lowerBound] &- UInt8(ascii: "A") < 26
  }

  /// Whether the token at an index is the operator that a word spells.
  func isSymbol(_ symbol: StaticString, at index: Int) -> Bool {
    let token = self[index]
    return token.kind == .symbol && token.range.count == symbol.utf8CodeUnitCount
      && bytes.hasWord(symbol, at: token.range.lowerBound)
  }

  /// Whether nothing stands between the token at an index and the one before it.
  func isAttached(_ index: Int) -> Bool { self[index].start == self[index - 1].end }

  /// Whether the token at an index is a name.
  func isName(_ index: Int) -> Bool {
    let kind = self[index].kind
    return kind == .identifier || kind == .escapedIdentifier
  }
}

/// Pairs brackets while tokens come in.
private struct BracketMatcher {
  /// An open bracket, and the one that was open around it.
  private struct Open {
    var kind: SwiftToken.Kind
    var index: Int
    var outer: Int
  }

  /// Every bracket ever opened; those that are open now form a chain from ``innermost`` outwards,
  /// so that a state can be kept and restored as one number.
  private var opened: [Open] = []
  private var innermost = -1
  private var conditions: [Int] = []

  /// Takes the opening bracket at an index.
  mutating func open(_ kind: SwiftToken.Kind, at index: Int) {
    opened.append(Open(kind: kind, index: index, outer: innermost))
    innermost = opened.count - 1
  }

  /// Takes a closing bracket, and gives the index of the one that it closes.
  ///
  /// A brace closes what is left open inside it; another bracket that does not fit is passed over.
  mutating func close(_ kind: SwiftToken.Kind) -> Int? {
    let opening = kind.openingBracket
    if kind == .rightBrace {
      while innermost >= 0, opened[innermost].kind != opening {
        innermost = opened[innermost].outer
      }
    }
    guard innermost >= 0, opened[innermost].kind == opening else { return nil }
    defer { innermost = opened[innermost].outer }
    return opened[innermost].index
  }

  /// Goes back, at the start of a further variant of the code, to what was open before the first.
  mutating func pass(_ mark: ConditionMark) {
    switch mark {
    case .start: conditions.append(innermost)
    case .middle: innermost = conditions.last ?? innermost
    case .end: conditions.removeLast(min(1, conditions.count))
    }
  }
}

extension SwiftToken.Kind {
  /// The bracket that a closing one closes.
  fileprivate var openingBracket: SwiftToken.Kind {
    switch self {
    case .rightParen: .leftParen
    case .rightBracket: .leftBracket
    default: .leftBrace
    }
  }
}

/// Where one of several variants of the code starts or ends.
enum ConditionMark {
  case start, middle, end

  /// Reads a directive or a line that a merge left behind; `nil` for every other token.
  init?(_ token: SwiftToken, _ bytes: SourceBytes) {
    switch (token.kind, token.word) {
    case (.directive, .poundIf): self = .start
    case (.directive, .poundElse), (.directive, .poundElseIf): self = .middle
    case (.directive, .poundEnd): self = .end
    case (.conflictMarker, _):
      switch bytes[token.range.lowerBound] {
      case UInt8(ascii: "<"): self = .start
      case UInt8(ascii: ">"): self = .end
      default: self = .middle
      }
    default: return nil
    }
  }
}
