import CodeFacts

/// A token of a Swift file: a range of its bytes.
///
/// The tokens of a file leave no gaps: joined, they are the file.
struct SwiftToken {
  /// The kind of token.
  var kind: Kind
  /// The word, if the reader knows it. Only identifiers and directives have one.
  var word: SwiftWord = .other
  /// Whether it is the first token of its line, apart from trivia.
  var startsLine = false
  /// The index of the matching bracket in ``SwiftTokens``, or -1.
  var partner: Int32 = -1
  /// The offset of its first byte.
  var start: UInt32
  /// The offset after its last byte.
  var end: UInt32

  /// The range of its bytes.
  var range: Range<Int> { Int(start)..<Int(end) }
}

extension SwiftToken {
  /// The kinds of tokens.
  enum Kind: UInt8 {
    case whitespace, newline, lineComment, blockComment
    /// A name or a keyword; a name in backticks is never a keyword.
    case identifier, escapedIdentifier
    case number
    /// A string literal of any form, with its quotes and pound signs.
    case string
    case regex
    /// One or more operator characters. `<` and `>` are separate tokens, because `>>` may close two
    /// lists of generic arguments.
    case symbol
    case leftAngle, rightAngle
    case leftBrace, rightBrace, leftParen, rightParen, leftBracket, rightBracket
    case comma, colon, semicolon, period, at, backslash
    /// A pound sign and a word, such as `#if` or `#selector`.
    case directive
    /// A line that marks a merge conflict.
    case conflictMarker
    /// A byte that cannot start a Swift token.
    case unknown

    /// Whether the reader skips it.
    var isTrivia: Bool { rawValue <= Kind.blockComment.rawValue }
  }
}
