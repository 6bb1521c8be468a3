import SourceText

extension SwiftLexer {
  /// A string literal that is not closed yet.
  private struct OpenString {
    /// The number of pound signs on each side.
    var pounds: Int
    /// Whether it has three quotes on each side, so that its text may span lines.
    var isMultiline: Bool
    /// The number of open parentheses in the current interpolation; 0 in the text.
    var openParens = 0
  }

  /// The offset after the string literal whose first pound sign or quote is at `start`.
  ///
  /// As in the compiler, a line ending closes a single-line string, even in an interpolation.
  func endOfString(from start: Int, pounds: Int) -> Int {
    var offset = start
    var open = openString(at: &offset, pounds: pounds)
    var outer: [OpenString] = []
    while offset < bytes.count {
      let closed: Bool
      if open.openParens == 0 {
        closed = scanText(of: &open, &offset)
      } else if let inner = scanCode(in: &open, &offset) {
        outer.append(open)
        open = inner
        continue
      } else {
        // Only a line ending leaves an interpolation with open parentheses.
        closed = open.openParens > 0
      }
      guard closed else { continue }
      guard let next = outer.popLast() else { return offset }
      open = next
    }
    return bytes.count
  }

  private func openString(at offset: inout Int, pounds: Int) -> OpenString {
    offset += pounds + 1
    let isMultiline = bytes[offset] == Ascii.quote && bytes[offset + 1] == Ascii.quote
    if isMultiline { offset += 2 }
    return OpenString(pounds: pounds, isMultiline: isMultiline)
  }

  /// Scans text up to the end of the literal (`true`) or the start of an interpolation (`false`).
  private func scanText(of open: inout OpenString, _ offset: inout Int) -> Bool {
    while offset < bytes.count {
      switch bytes[offset] {
      case Ascii.quote:
        if let end = endOfDelimiter(of: open, at: offset) {
          offset = end
          return true
        }
        offset += 1
      case Ascii.backslash where hasPounds(open.pounds, at: offset + 1):
        offset += 1 + open.pounds
        if bytes[offset] == Ascii.leftParen {
          open.openParens = 1
          offset += 1
          return false
        }
        if offset < bytes.count, !Ascii.isLineEnd(bytes[offset]) { offset += 1 }
      case let byte where !open.isMultiline && Ascii.isLineEnd(byte): return true
      default: offset += 1
      }
    }
    return true
  }

  /// Scans the code of an interpolation up to a string in it, which is returned, or up to its end or
  /// the end of the line (`nil`).
  private func scanCode(in open: inout OpenString, _ offset: inout Int) -> OpenString? {
    while offset < bytes.count {
      switch bytes[offset] {
      case Ascii.leftParen: open.openParens += 1
      case Ascii.rightParen:
        open.openParens -= 1
        if open.openParens == 0 {
          offset += 1
          return nil
        }
      case Ascii.quote: return openString(at: &offset, pounds: 0)
      case Ascii.pound:
        var pounds = 1
        while bytes[offset + pounds] == Ascii.pound { pounds += 1 }
        if bytes[offset + pounds] == Ascii.quote { return openString(at: &offset, pounds: pounds) }
        offset += pounds
        continue
      case Ascii.slash where bytes[offset + 1] == Ascii.star:
        offset = endOfBlockComment(from: offset)
        continue
      case Ascii.slash where bytes[offset + 1] == Ascii.slash && open.isMultiline:
        offset = bytes.endOfLine(from: offset)
        continue
      case let byte where !open.isMultiline && Ascii.isLineEnd(byte): return nil
      default: break
      }
      offset += 1
    }
    return nil
  }

  /// The offset after the closing quotes and pound signs of a literal; `nil` if they are missing.
  private func endOfDelimiter(of open: OpenString, at offset: Int) -> Int? {
    var end = offset + 1
    if open.isMultiline {
      guard bytes[end] == Ascii.quote, bytes[end + 1] == Ascii.quote else { return nil }
      end += 2
    }
    return hasPounds(open.pounds, at: end) ? end + open.pounds : nil
  }

  /// Whether there is a number of pound signs at an offset.
  func hasPounds(_ count: Int, at offset: Int) -> Bool {
    for index in 0..<count where bytes[offset + index] != Ascii.pound { return false }
    return true
  }
}
