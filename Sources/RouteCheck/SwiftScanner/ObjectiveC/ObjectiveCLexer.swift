/// Splits an Objective-C file into names, `@"..."` literals and single characters. Comments, C
/// strings and character literals are skipped.
struct ObjectiveCLexer {
  /// A token of an Objective-C file.
  struct Token {
    /// The kind of token.
    enum Kind { case name, keyword, literal, mark }
    var kind: Kind
    /// The range of its bytes, without the quotes of a literal and the `@` or `#` of a keyword.
    var range: Range<Int>
  }

  private let bytes: SourceBytes
  private var offset = 0
  /// The ranges of the comments that start with ``SourceSuppression/mark``.
  private(set) var suppressions: [Range<Int>] = []

  /// Creates a lexer at the start of a file.
  init(_ bytes: SourceBytes) { self.bytes = bytes }

  /// The next token, or `nil` at the end of the file.
  mutating func next() -> Token? {
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case Ascii.slash where bytes[offset + 1] == Ascii.slash:
        let start = offset
        offset = bytes.endOfLine(from: offset)
        keepSuppression(start..<offset)
      case Ascii.slash where bytes[offset + 1] == Ascii.star:
        let start = offset
        skipComment()
        keepSuppression(start..<offset)
      case Ascii.quote, Ascii.apostrophe: _ = quoted(by: byte)
      case UInt8(ascii: "@") where bytes[offset + 1] == Ascii.quote:
        offset += 1
        return Token(kind: .literal, range: quoted(by: Ascii.quote))
      case UInt8(ascii: "@"), Ascii.pound:
        offset += 1
        while bytes[offset] == Ascii.space { offset += 1 }
        guard Ascii.isIdentifier(bytes[offset]) else { continue }
        return Token(kind: .keyword, range: name())
      case _ where Ascii.isIdentifier(byte): return Token(kind: .name, range: name())
      case Ascii.space, Ascii.tab, Ascii.lineFeed, Ascii.carriageReturn: offset += 1
      default:
        offset += 1
        return Token(kind: .mark, range: offset - 1..<offset)
      }
    }
    return nil
  }

  private mutating func keepSuppression(_ comment: Range<Int>) {
    if SourceSuppression.isComment(comment, in: bytes) { suppressions.append(comment) }
  }

  private mutating func name() -> Range<Int> {
    let start = offset
    repeat { offset += 1 } while Ascii.isIdentifier(bytes[offset])
    return start..<offset
  }

  /// Skips a block comment. Unlike in Swift, block comments do not nest.
  private mutating func skipComment() {
    offset += 2
    while offset < bytes.count {
      if bytes[offset] == Ascii.star, bytes[offset + 1] == Ascii.slash {
        offset += 2
        return
      }
      offset += 1
    }
  }

  /// Scans a literal, which ends with its line at the latest, and returns the range between its
  /// quotes.
  private mutating func quoted(by quote: UInt8) -> Range<Int> {
    offset += 1
    let start = offset
    while offset < bytes.count, bytes[offset] != quote, bytes[offset] != Ascii.lineFeed,
      bytes[offset] != Ascii.carriageReturn
    {
      offset += bytes[offset] == Ascii.backslash ? 2 : 1
    }
    let end = min(offset, bytes.count)
    offset = min(end + 1, bytes.count)
    return min(start, end)..<end
  }
}
