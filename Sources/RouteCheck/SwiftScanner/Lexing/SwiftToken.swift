/// One lexical element of a Swift file, as a range of its bytes.
///
/// The tokens of a file follow each other without a gap: joined, they are the file.
struct SwiftToken: Equatable {
  /// What sort of element it is.
  var kind: Kind
  /// Which of the words that the reader knows it is; only identifiers and directives have one.
  var word: SwiftWord = .other
  /// Whether it is the first of its line that is code.
  var startsLine = false
  /// The index of the bracket that closes or opens it among the tokens that are code, or -1.
  var partner: Int32 = -1
  /// The offset of its first byte.
  var start: UInt32
  /// The offset after its last byte.
  var end: UInt32

  /// Its bytes in the file.
  var range: Range<Int> { Int(start)..<Int(end) }
}

extension SwiftToken {
  /// The sorts of lexical elements.
  enum Kind: UInt8 {
    case whitespace, newline, lineComment, blockComment
    /// A name or a keyword, an attribute's name included; in backticks it is never a keyword.
    case identifier, escapedIdentifier
    case number
    /// A string literal of any form, from its first pound sign or quote to the last.
    case string
    case regex
    /// A run of operator characters; `<` and `>` always stand alone, so that generic arguments
    /// that end together (`>>`) are two tokens.
    case symbol
    case leftAngle, rightAngle
    case leftBrace, rightBrace, leftParen, rightParen, leftBracket, rightBracket
    case comma, colon, semicolon, period, at, backslash
    /// `#if`, `#selector` and the like: the pound sign and the word.
    case directive
    /// A line that a merge left behind.
    case conflictMarker
    /// A byte that starts no Swift token.
    case unknown

    /// Whether the reader passes over it.
    var isTrivia: Bool { rawValue <= Kind.blockComment.rawValue }
  }
}
