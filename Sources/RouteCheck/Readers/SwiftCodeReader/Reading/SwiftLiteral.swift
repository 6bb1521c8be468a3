import Routes
import SourceText

/// The text of a string literal.
enum SwiftLiteral {
  /// The text of the literal in a range; `nil` for a literal with interpolations or several lines.
  static func text(_ bytes: SourceBytes, _ range: Range<Int>) -> ExactString? {
    let content = content(bytes, range)
    guard content != range else { return nil }
    guard bytes[content].contains(Ascii.backslash) else { return bytes.text(content) }
    // No identifier needs an escape in a raw literal.
    return bytes[range.lowerBound] == Ascii.quote ? unescaped(bytes, content) : nil
  }

  /// The range between the quotes of a literal; the whole range if it is unclosed or spans lines.
  static func content(_ bytes: SourceBytes, _ range: Range<Int>) -> Range<Int> {
    var pounds = 0
    while bytes[range.lowerBound + pounds] == Ascii.pound { pounds += 1 }
    let start = range.lowerBound + pounds + 1
    let end = range.upperBound - pounds - 1
    guard start <= end, bytes[end] == Ascii.quote, start == end || bytes[start] != Ascii.quote
    else { return range }
    return start..<end
  }

  /// The text of a range with escapes; `nil` if one of them is invalid or an interpolation.
  private static func unescaped(_ bytes: SourceBytes, _ range: Range<Int>) -> ExactString? {
    var result: [UInt8] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard bytes[offset] == Ascii.backslash else {
        result.append(bytes[offset])
        offset += 1
        continue
      }
      switch bytes[offset + 1] {
      case UInt8(ascii: "n"): result.append(Ascii.lineFeed)
      case UInt8(ascii: "t"): result.append(Ascii.tab)
      case UInt8(ascii: "r"): result.append(Ascii.carriageReturn)
      case UInt8(ascii: "0"): result.append(0)
      case Ascii.quote, Ascii.apostrophe, Ascii.backslash: result.append(bytes[offset + 1])
      case UInt8(ascii: "u"):
        guard let (scalar, end) = scalar(bytes, at: offset + 2, before: range.upperBound) else {
          return nil
        }
        result += Array(String(scalar).utf8)
        offset = end
        continue
      default: return nil
      }
      offset += 2
    }
    return ExactString(String(decoding: result, as: UTF8.self))
  }

  /// The character `{1F600}`, and the offset after it.
  private static func scalar(
    _ bytes: SourceBytes,
    at start: Int,
    before end: Int
  ) -> (Unicode.Scalar, Int)? {
    guard bytes[start] == UInt8(ascii: "{") else { return nil }
    var offset = start + 1
    while offset < min(end, start + 10), bytes[offset] != UInt8(ascii: "}") { offset += 1 }
    guard bytes[offset] == UInt8(ascii: "}"),
      let value = UInt32(bytes.text(start + 1..<offset).string, radix: 16),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return (scalar, offset + 1)
  }
}

extension SwiftTokens {
  /// The text of the literal at an index; `nil` if there is none, or it has interpolations.
  func literal(_ index: Int) -> ExactString? {
    guard self[index].kind == .string else { return nil }
    return SwiftLiteral.text(bytes, self[index].range)
  }

  /// The code in a literal that is one interpolation: `"\(self)"`.
  func interpolation(_ index: Int) -> ExactString? {
    guard self[index].kind == .string else { return nil }
    let content = SwiftLiteral.content(bytes, self[index].range)
    let code = content.dropFirst(2).dropLast()
    guard content.count > 3, bytes.text(content.prefix(2)) == "\\(",
      bytes.text(content.suffix(1)) == ")", code.allSatisfy({ bytes[$0] != Ascii.quote })
    else { return nil }
    return bytes.text(code)
  }
}
