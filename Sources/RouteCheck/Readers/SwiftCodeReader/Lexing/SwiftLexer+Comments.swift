import SourceText

extension SwiftLexer {
  /// Whether a line comment or a block comment starts at an offset.
  func startsComment(at offset: Int) -> Bool {
    bytes[offset] == Ascii.slash
      && (bytes[offset + 1] == Ascii.slash || bytes[offset + 1] == Ascii.star)
  }

  /// The offset after a block comment, which may contain others, or the end of the file.
  func endOfBlockComment(from start: Int) -> Int {
    var depth = 1
    var offset = start + 2
    while offset < bytes.count {
      switch bytes[offset] {
      case Ascii.star where bytes[offset + 1] == Ascii.slash:
        depth -= 1
        offset += 2
        if depth == 0 { return offset }
      case Ascii.slash where bytes[offset + 1] == Ascii.star:
        depth += 1
        offset += 2
      default: offset += 1
      }
    }
    return bytes.count
  }
}
