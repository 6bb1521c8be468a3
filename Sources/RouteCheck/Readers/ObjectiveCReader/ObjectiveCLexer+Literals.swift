import CodeFacts
import Routes
import SourceText

/// String literals with escapes, in one or several adjacent parts.
extension ObjectiveCLexer {
  /// Scans `@"..."` and the literals that follow, which the compiler joins: `@"Show" "Detail"`.
  mutating func literal() -> Token {
    offset += 1
    var range = quoted(by: Ascii.quote)
    var content = unescaped(range)
    while true {
      let (end, count) = (offset, suppressions.count)
      skipSpace()
      if bytes[offset] == UInt8(ascii: "@"), bytes[offset + 1] == Ascii.quote { offset += 1 }
      guard bytes[offset] == Ascii.quote else {
        offset = end
        keepSuppressions(count)
        break
      }
      let part = quoted(by: Ascii.quote)
      range = range.lowerBound..<part.upperBound
      if let bytes = unescaped(part) {
        content?.append(contentsOf: bytes)
      } else {
        content = nil
      }
    }
    let text = content.map { ExactString(String(decoding: $0, as: UTF8.self)) }
    return Token(kind: .literal, range: range, text: text)
  }

  /// The bytes of a range with its escapes replaced; `nil` if one is invalid.
  private func unescaped(_ range: Range<Int>) -> [UInt8]? {
    var result: [UInt8] = []
    var at = range.lowerBound
    while at < range.upperBound {
      guard bytes[at] == Ascii.backslash else {
        result.append(bytes[at])
        at += 1
        continue
      }
      guard let escape = escape(at: at + 1, before: range.upperBound) else { return nil }
      result += escape.bytes
      at = escape.end
    }
    return result
  }

  /// The bytes of an escape sequence, and the offset after it.
  private func escape(at start: Int, before end: Int) -> (bytes: [UInt8], end: Int)? {
    let byte = bytes[start]
    switch byte {
    case UInt8(ascii: "a"): return ([0x07], start + 1)
    case UInt8(ascii: "b"): return ([0x08], start + 1)
    case UInt8(ascii: "e"), UInt8(ascii: "E"): return ([0x1B], start + 1)
    case UInt8(ascii: "f"): return ([0x0C], start + 1)
    case UInt8(ascii: "n"): return ([Ascii.lineFeed], start + 1)
    case UInt8(ascii: "r"): return ([Ascii.carriageReturn], start + 1)
    case UInt8(ascii: "t"): return ([Ascii.tab], start + 1)
    case UInt8(ascii: "v"): return ([0x0B], start + 1)
    case Ascii.quote, Ascii.apostrophe, Ascii.backslash, UInt8(ascii: "?"):
      return ([byte], start + 1)
    // A backslash at the end of a line continues it.
    case Ascii.carriageReturn where bytes[start + 1] == Ascii.lineFeed: return ([], start + 2)
    case Ascii.lineFeed, Ascii.carriageReturn: return ([], start + 1)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      return number(at: start, digits: 1...3, radix: 8, before: end).flatMap { value, end in
        UInt8(exactly: value).map { ([$0], end) }
      }
    case UInt8(ascii: "x"):
      return number(at: start + 1, digits: 1...8, radix: 16, before: end).flatMap { value, end in
        UInt8(exactly: value).map { ([$0], end) }
      }
    case UInt8(ascii: "u"): return character(at: start + 1, digits: 4, before: end)
    case UInt8(ascii: "U"): return character(at: start + 1, digits: 8, before: end)
    default: return nil
    }
  }

  /// The UTF-8 of a universal character name such as `\u00E9`.
  private func character(at start: Int, digits: Int, before end: Int) -> ([UInt8], Int)? {
    guard let (value, end) = number(at: start, digits: digits...digits, radix: 16, before: end),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return (Array(String(scalar).utf8), end)
  }

  /// The number at an offset, of as many digits as there are, and the offset after it.
  private func number(
    at start: Int,
    digits: ClosedRange<Int>,
    radix: Int,
    before end: Int
  ) -> (UInt32, Int)? {
    var at = start
    while at < min(end, start + digits.upperBound),
      Character(Unicode.Scalar(bytes[at])).hexDigitValue.map({ $0 < radix }) == true
    {
      at += 1
    }
    guard at - start >= digits.lowerBound,
      let value = UInt32(bytes.text(start..<at).string, radix: radix)
    else { return nil }
    return (value, at)
  }
}
