import CodeFacts
import SourceText

/// Splits a Swift file into tokens, without copying bytes and without failing.
///
/// Its task is to tell code from everything else: nested comments, strings of every form with code
/// in their interpolations, regex literals and names in backticks follow the rules of the compiler.
/// Invalid code does the least damage: an unclosed string ends with its line, an unclosed comment or
/// multiline string with the file.
///
/// Each byte is examined a bounded number of times, whatever the file contains.
struct SwiftLexer {
  let bytes: SourceBytes
  private let words = SwiftWordTable.shared
  private var offset = 0
  /// The last token that is not trivia.
  private var last = (kind: SwiftToken.Kind.unknown, word: SwiftWord.other)
  /// A regex literal that starts before this offset is known to be unclosed.
  var noRegexBefore = 0

  /// Creates a lexer at the start of a file.
  init(_ bytes: SourceBytes) { self.bytes = bytes }

  /// The next token, or `nil` at the end of the file.
  mutating func next() -> SwiftToken? {
    guard offset < bytes.count else { return nil }
    let start = offset
    var word = SwiftWord.other
    let kind = scan(&word)
    if !kind.isTrivia { last = (kind, word) }
    return SwiftToken(kind: kind, word: word, start: UInt32(start), end: UInt32(offset))
  }

  /// Skips spaces, which are no tokens.
  ///
  /// Most tokens follow zero or one space. Without a branch there is nothing to mispredict.
  @inline(__always)
  mutating func skipSpaces() {
    var spaces: Int
    repeat {
      spaces = bytes.eight(at: offset).leading(Ascii.space)
      offset += spaces
    } while spaces == 8
  }

  /// Scans one token and returns its kind.
  private mutating func scan(_ word: inout SwiftWord) -> SwiftToken.Kind {
    let byte = bytes[offset]
    if Ascii.isIdentifier(byte) {
      if Ascii.isDigit(byte) { return scanNumber() }
      return scanIdentifier(&word)
    }
    switch byte {
    case Ascii.space, Ascii.tab: return scanWhitespace()
    case Ascii.lineFeed, Ascii.carriageReturn: return scanNewline()
    case Ascii.quote: return scanString(pounds: 0)
    case Ascii.slash: return scanSlash()
    case Ascii.pound: return scanPound(&word)
    case Ascii.backtick: return scanEscapedIdentifier()
    case UInt8(ascii: "{"): return single(.leftBrace)
    case UInt8(ascii: "}"): return single(.rightBrace)
    case Ascii.leftParen: return single(.leftParen)
    case Ascii.rightParen: return single(.rightParen)
    case UInt8(ascii: "["): return single(.leftBracket)
    case UInt8(ascii: "]"): return single(.rightBracket)
    case UInt8(ascii: ","): return single(.comma)
    case UInt8(ascii: ":"): return single(.colon)
    case UInt8(ascii: ";"): return single(.semicolon)
    case UInt8(ascii: "@"): return single(.at)
    case Ascii.backslash: return single(.backslash)
    case Ascii.period: return scanPeriod()
    case UInt8(ascii: "<"): return scanConflictMarker() ?? single(.leftAngle)
    case UInt8(ascii: ">"): return scanConflictMarker() ?? single(.rightAngle)
    case UInt8(ascii: "="), UInt8(ascii: "|"): return scanConflictMarker() ?? scanSymbol()
    default:
      if Ascii.isOperator(byte) { return scanSymbol() }
      return single(.unknown)
    }
  }

  private mutating func single(_ kind: SwiftToken.Kind) -> SwiftToken.Kind {
    offset += 1
    return kind
  }

  private mutating func scanWhitespace() -> SwiftToken.Kind {
    repeat {
      offset += max(1, bytes.eight(at: offset).leading(Ascii.space))
    } while bytes[offset] == Ascii.space || bytes[offset] == Ascii.tab
    return .whitespace
  }

  private mutating func scanNewline() -> SwiftToken.Kind {
    repeat { offset += 1 } while Ascii.isLineEnd(bytes[offset])
    return .newline
  }

  private mutating func scanIdentifier(_ word: inout SwiftWord) -> SwiftToken.Kind {
    let start = offset
    if start == 0, bytes.hasWord("\u{FEFF}", at: 0) {
      offset = 3
      return .whitespace
    }
    offset = bytes.endOfIdentifier(from: offset)
    word = words.word(in: bytes, from: start, to: offset)
    return .identifier
  }

  /// Scans a name in backticks. A backtick without a second one on its line is a separate token.
  private mutating func scanEscapedIdentifier() -> SwiftToken.Kind {
    var end = offset + 1
    while end < bytes.count, bytes[end] != Ascii.backtick, !Ascii.isLineEnd(bytes[end]) { end += 1 }
    guard bytes[end] == Ascii.backtick, end > offset + 1 else {
      return single(.unknown)
    }
    offset = end + 1
    return .escapedIdentifier
  }

  private mutating func scanNumber() -> SwiftToken.Kind {
    repeat {
      offset += 1
      if bytes[offset] == Ascii.period, Ascii.isDigit(bytes[offset + 1]) { offset += 1 }
    } while Ascii.isIdentifier(bytes[offset])
    return .number
  }

  private mutating func scanPeriod() -> SwiftToken.Kind {
    guard bytes[offset + 1] == Ascii.period else { return single(.period) }
    repeat { offset += 1 } while bytes[offset] == Ascii.period
    return .symbol
  }

  /// Scans operator characters up to the start of a comment.
  private mutating func scanSymbol() -> SwiftToken.Kind {
    repeat { offset += 1 } while Ascii.isOperator(bytes[offset]) && !startsComment(at: offset)
    // An arrow is one token, so that its head does not close generic arguments.
    if bytes[offset] == UInt8(ascii: ">"), bytes[offset - 1] == UInt8(ascii: "-") { offset += 1 }
    return .symbol
  }

  private mutating func scanSlash() -> SwiftToken.Kind {
    switch bytes[offset + 1] {
    case Ascii.slash:
      offset = bytes.endOfLine(from: offset)
      return .lineComment
    case Ascii.star:
      offset = endOfBlockComment(from: offset)
      return .blockComment
    default:
      guard expectsOperand, let end = endOfRegex(from: offset) else { return scanSymbol() }
      offset = end
      return .regex
    }
  }

  /// Scans a raw string, a raw regex literal, a directive, or `#!` in the first line.
  private mutating func scanPound(_ word: inout SwiftWord) -> SwiftToken.Kind {
    var pounds = 1
    while bytes[offset + pounds] == Ascii.pound { pounds += 1 }
    let next = bytes[offset + pounds]
    if next == Ascii.quote { return scanString(pounds: pounds) }
    if next == Ascii.slash, let end = endOfRegex(from: offset, pounds: pounds) {
      offset = end
      return .regex
    }
    if offset == 0, next == UInt8(ascii: "!") {
      offset = bytes.endOfLine(from: offset)
      return .lineComment
    }
    guard pounds == 1, Ascii.isLetter(next) else {
      offset += pounds
      return .unknown
    }
    let start = offset
    offset = bytes.endOfIdentifier(from: offset + 1)
    word = words.word(in: bytes, from: start, to: offset)
    return .directive
  }

  private mutating func scanString(pounds: Int) -> SwiftToken.Kind {
    offset = endOfString(from: offset, pounds: pounds)
    return .string
  }

  /// Scans the line of a merge conflict, which starts with seven equal characters.
  private mutating func scanConflictMarker() -> SwiftToken.Kind? {
    let byte = bytes[offset]
    let next = bytes[offset + 7]
    guard offset == 0 || Ascii.isLineEnd(bytes[offset - 1]),
      (1..<7).allSatisfy({ bytes[offset + $0] == byte }),
      next == Ascii.space || Ascii.isLineEnd(next)
    else { return nil }
    offset = bytes.endOfLine(from: offset)
    return .conflictMarker
  }

  /// Whether a value may come next, so that a slash opens a regex literal.
  private var expectsOperand: Bool {
    switch last.kind {
    case .number, .string, .regex, .escapedIdentifier, .rightParen, .rightBracket, .rightBrace:
      return false
    case .identifier:
      switch last.word {
      case .return, .in, .case, .if, .where, .else, .try, .await, .while, .guard, .switch, .is,
        .as:
        return true
      default: return false
      }
    default: return true
    }
  }
}
