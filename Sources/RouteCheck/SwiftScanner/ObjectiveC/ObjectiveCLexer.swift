/// Cuts an Objective-C file into names, `@"..."` literals and single marks, without comments,
/// characters and C strings.
struct ObjectiveCLexer {
  /// A lexical element that the reader looks at.
  struct Token {
    /// What sort of element it is.
    enum Kind { case name, keyword, literal, mark }
    var kind: Kind
    /// The bytes; of a literal those between its quotes, of a keyword those after its `@` or `#`.
    var range: Range<Int>
  }

  private let bytes: SourceBytes
  private var offset = 0
  /// The ranges of the comments that start with routecheck's own word.
  private(set) var directives: [Range<Int>] = []

  /// Starts at the first byte.
  init(_ bytes: SourceBytes) { self.bytes = bytes }

  /// The next element, or `nil` at the end of the file.
  mutating func next() -> Token? {
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case Ascii.slash where bytes[offset + 1] == Ascii.slash:
        let start = offset
        offset = bytes.endOfLine(from: offset)
        keep(start..<offset)
      case Ascii.slash where bytes[offset + 1] == Ascii.star:
        let start = offset
        skipComment()
        keep(start..<offset)
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

  private mutating func keep(_ comment: Range<Int>) {
    if SourceSuppression.isComment(comment, in: bytes) { directives.append(comment) }
  }

  private mutating func name() -> Range<Int> {
    let start = offset
    repeat { offset += 1 } while Ascii.isIdentifier(bytes[offset])
    return start..<offset
  }

  /// Objective-C's block comments do not nest.
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

  /// Reads a literal, which ends on its line at the latest, and gives what its quotes enclose.
  private mutating func quoted(by quote: UInt8) -> Range<Int> {
    offset += 1
    let start = offset
    while offset < bytes.count, bytes[offset] != quote, bytes[offset] != Ascii.lineFeed {
      offset += bytes[offset] == Ascii.backslash ? 2 : 1
    }
    let end = min(offset, bytes.count)
    offset = min(end + 1, bytes.count)
    return min(start, end)..<end
  }
}
