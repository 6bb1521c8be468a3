import Routes
import SourceText

extension SourceSuppression {
  /// The text that a comment for routecheck starts with.
  package static let mark: StaticString = "routecheck:"

  /// Whether the comment in a range of bytes is for routecheck.
  package static func isComment(_ range: Range<Int>, in bytes: SourceBytes) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound, isTrivia(bytes[offset]) { offset += 1 }
    return bytes.hasWord(mark, at: offset)
  }

  /// Whether a byte may come before the mark.
  private static func isTrivia(_ byte: UInt8) -> Bool {
    switch byte {
    case Ascii.slash, Ascii.star, UInt8(ascii: "!"), Ascii.space, Ascii.tab, Ascii.lineFeed,
      Ascii.carriageReturn:
      true
    default: false
    }
  }

  /// Parses the comment in a range of bytes; `nil` if it contains no command.
  package init?(_ range: Range<Int>, in bytes: SourceBytes, _ lines: LineTable) {
    self.init(
      comment: bytes.text(range).string,
      location: lines.location(of: range),
      lastLine: lines.location(of: range.upperBound..<range.upperBound).line
    )
  }

  /// Parses `// routecheck:disable[:next|:file] rule ...`, or the same in a block comment.
  ///
  /// Rules are separated by spaces or commas, and everything after ` -- ` is ignored. Without `:next`
  /// or `:file`, the command applies to the line of the comment.
  ///
  /// - Parameter comment: The text of the comment with its delimiters.
  private init?(comment: String, location: TextLocation, lastLine: UInt32) {
    var text = comment.unicodeScalars[...]
    while let first = text.first, first.isASCII, Self.isTrivia(UInt8(first.value)) {
      text.removeFirst()
    }
    text.removeFirst(min(Self.mark.utf8CodeUnitCount, text.count))
    if text.suffix(2).elementsEqual("*/".unicodeScalars) { text.removeLast(2) }
    var words = text.split { $0 == "," || $0.properties.isWhitespace }.map { String($0) }
    words = words.prefix { $0 != "--" }.filter { !$0.isEmpty }
    switch words.first {
    case "disable": reach = .line(lastLine)
    case "disable:next": reach = .line(lastLine + 1)
    case "disable:file": reach = .file
    default: return nil
    }
    rules = Array(words.dropFirst())
    self.location = location
  }
}
