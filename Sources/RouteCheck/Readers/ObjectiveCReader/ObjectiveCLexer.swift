import CodeFacts
import Routes
import SourceText

/// Splits an Objective-C file into names, `@"..."` literals and single characters. Comments, C
/// strings, character literals and the branches that `#if 0` excludes are skipped.
struct ObjectiveCLexer {
  /// A token of an Objective-C file.
  struct Token {
    /// The kind of token.
    enum Kind { case name, keyword, literal, mark }
    var kind: Kind
    /// The range of its bytes, without the outer quotes of a literal and the `@` or `#` of a keyword.
    var range: Range<Int>
    /// The text of a literal, with its escapes replaced; `nil` for one with an invalid escape.
    var text: ExactString?
    /// The number of `#if` around it.
    var conditionals = 0
  }

  let bytes: SourceBytes
  var offset = 0
  /// Whether a branch of each `#if` around the offset is certainly compiled, so later branches are not; the
  /// innermost last.
  var decided: [Bool] = []
  /// The ranges of the comments that start with ``SourceSuppression/mark``.
  private(set) var suppressions: [Range<Int>] = []

  /// Creates a lexer at the start of a file.
  init(_ bytes: SourceBytes) { self.bytes = bytes }

  /// The next token, or `nil` at the end of the file.
  mutating func next() -> Token? {
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case Ascii.slash where skipComment(): continue
      case Ascii.quote, Ascii.apostrophe: _ = quoted(by: byte)
      case UInt8(ascii: "@") where bytes[offset + 1] == Ascii.quote:
        return literal()
      case UInt8(ascii: "@"):
        offset += 1
        guard Ascii.isIdentifier(bytes[offset]) else { continue }
        return Token(kind: .keyword, range: name())
      case Ascii.pound:
        if let directive = directive() { return directive }
      case _ where Ascii.isIdentifier(byte): return Token(kind: .name, range: name())
      case _ where Ascii.isSpace(byte): offset += 1
      default:
        offset += 1
        return Token(kind: .mark, range: offset - 1..<offset)
      }
    }
    return nil
  }

  mutating func name() -> Range<Int> {
    let start = offset
    while Ascii.isIdentifier(bytes[offset]) { offset += 1 }
    return start..<offset
  }

  /// Skips the comment at the offset, and keeps it if it suppresses findings. Block comments do not
  /// nest, unlike in Swift.
  ///
  /// - Returns: Whether there is one.
  mutating func skipComment() -> Bool {
    let start = offset
    switch (bytes[start], bytes[start + 1]) {
    case (Ascii.slash, Ascii.slash): offset = bytes.endOfLine(from: start)
    case (Ascii.slash, Ascii.star):
      offset += 2
      while offset < bytes.count, !bytes.hasWord("*/", at: offset) { offset += 1 }
      offset = min(offset + 2, bytes.count)
    default: return false
    }
    if SourceSuppression.isComment(start..<offset, in: bytes) {
      suppressions.append(start..<offset)
    }
    return true
  }

  /// Skips whitespace, line endings and comments.
  mutating func skipSpace() {
    while offset < bytes.count, Ascii.isSpace(bytes[offset]) || skipComment() {
      if Ascii.isSpace(bytes[offset]) { offset += 1 }
    }
  }

  /// Scans a literal, which ends with its line at the latest, and returns the range between its
  /// quotes.
  mutating func quoted(by quote: UInt8) -> Range<Int> {
    offset += 1
    let start = offset
    while offset < bytes.count, bytes[offset] != quote, bytes[offset] != Ascii.lineFeed,
      bytes[offset] != Ascii.carriageReturn
    {
      let isSplice = bytes.hasWord("\\\r\n", at: offset)
      offset += isSplice ? 3 : bytes[offset] == Ascii.backslash ? 2 : 1
    }
    let end = min(offset, bytes.count)
    offset = min(end + 1, bytes.count)
    return min(start, end)..<end
  }

  /// Forgets the comments after a number of them, which are scanned again.
  mutating func keepSuppressions(_ count: Int) {
    suppressions.removeSubrange(count...)
  }
}
