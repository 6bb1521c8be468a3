import SourceText

extension SwiftLexer {
  /// The offset after a regex literal with a number of pound signs before its slash, or `nil` if it is not
  /// closed.
  ///
  /// As in the compiler, a literal without pound signs does not start with a space, ends on its line, and
  /// does not close a parenthesis that it has not opened. One with pound signs spans lines if a line ending
  /// is after its slash.
  mutating func endOfRegex(from start: Int, pounds: Int = 0) -> Int? {
    guard start >= noRegexBefore else { return nil }
    var offset = start + pounds + 1
    let isMultiline = pounds > 0 && Ascii.isLineEnd(bytes[offset])
    if pounds == 0, bytes[offset] == Ascii.space || bytes[offset] == Ascii.tab { return nil }
    var openParens = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case Ascii.slash where hasPounds(pounds, at: offset + 1): return offset + 1 + pounds
      case Ascii.backslash: offset += 1
      case Ascii.leftParen where pounds == 0: openParens += 1
      case Ascii.rightParen where pounds == 0: openParens -= 1
      default: break
      }
      if openParens < 0 || !isMultiline && Ascii.isLineEnd(bytes[offset]) { break }
      offset += 1
    }
    // Every attempt that starts before this offset would also fail here.
    noRegexBefore = min(offset, bytes.count)
    return nil
  }
}

extension Ascii {
  /// Whether a byte ends a line, alone or with the other one.
  @inline(__always)
  static func isLineEnd(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }
}
