import SourceText

extension SwiftLexer {
  /// The offset after a regex literal between slashes, or `nil` if the slash is an operator.
  ///
  /// As in the compiler, the literal does not start with a space, ends on its line, and does not
  /// close a parenthesis that it has not opened.
  mutating func endOfRegex(from start: Int) -> Int? {
    guard start >= noRegexBefore else { return nil }
    var offset = start + 1
    guard bytes[offset] != Ascii.space, bytes[offset] != Ascii.tab else { return nil }
    var openParens = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case Ascii.slash: return offset + 1
      case Ascii.backslash: offset += 1
      case Ascii.leftParen: openParens += 1
      case Ascii.rightParen:
        openParens -= 1
      default: break
      }
      if openParens < 0 || bytes[offset] == Ascii.lineFeed
        || bytes[offset] == Ascii.carriageReturn
      {
        break
      }
      offset += 1
    }
    // Every attempt that starts before this offset would also fail here.
    noRegexBefore = offset
    return nil
  }

  /// The offset after a regex literal with pound signs, or `nil` if it is never closed.
  ///
  /// A literal with a line ending after the opening slash spans lines. Any other ends on its line.
  mutating func endOfRawRegex(from start: Int, pounds: Int) -> Int? {
    guard start >= noRegexBefore else { return nil }
    var offset = start + pounds + 1
    let first = bytes[offset]
    let isMultiline = first == Ascii.lineFeed || first == Ascii.carriageReturn
    while offset < bytes.count {
      switch bytes[offset] {
      case Ascii.slash where hasPounds(pounds, at: offset + 1): return offset + 1 + pounds
      case Ascii.backslash: offset += 1
      case Ascii.lineFeed where !isMultiline, Ascii.carriageReturn where !isMultiline:
        noRegexBefore = offset
        return nil
      default: break
      }
      offset += 1
    }
    noRegexBefore = bytes.count
    return nil
  }
}
