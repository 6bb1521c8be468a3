extension SourceSuppression {
  /// The words behind which a comment has something for routecheck.
  static let mark: StaticString = "routecheck:"

  /// Whether the comment in a range of bytes starts with routecheck's own word, after the marks and
  /// blanks of a comment of any form.
  static func isComment(_ range: Range<Int>, in bytes: SourceBytes) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound, isTrivia(bytes[offset]) { offset += 1 }
    return bytes.hasWord(mark, at: offset)
  }

  private static func isTrivia(_ byte: UInt8) -> Bool {
    switch byte {
    case Ascii.slash, Ascii.star, UInt8(ascii: "!"), Ascii.space, Ascii.tab, Ascii.lineFeed,
      Ascii.carriageReturn:
      true
    default: false
    }
  }

  /// Reads the comment in a range of bytes.
  init?(_ range: Range<Int>, in bytes: SourceBytes, _ lines: SourceLines) {
    self.init(
      comment: bytes.text(range),
      location: lines.location(of: range),
      lastLine: lines.location(of: range.upperBound..<range.upperBound).line
    )
  }

  /// Reads a comment of the form `// routecheck:disable[:next|:file] rule ...`, or the same between
  /// `/*` and `*/`.
  ///
  /// Rules are separated by blanks or commas, and anything after ` -- ` is the reader's. Without
  /// `:next` or `:file`, the comment's own line is meant.
  ///
  /// - Parameters:
  ///   - comment: The comment's text with its marks.
  ///   - location: Where it starts.
  ///   - lastLine: The line that it ends on.
  private init?(comment: String, location: TextLocation, lastLine: UInt32) {
    var text = comment[...]
    while let first = text.utf8.first, Self.isTrivia(first) { text.removeFirst() }
    text.removeFirst(min(Self.mark.utf8CodeUnitCount, text.count))
    let isAttached = text.first.map { !$0.isWhitespace } ?? false
    var words = text.split { $0 == "," || $0.isWhitespace }.map(String.init)
    if words.last?.hasSuffix("*/") == true { words[words.count - 1].removeLast(2) }
    words = words.prefix { $0 != "--" }.filter { !$0.isEmpty }
    guard let command = words.first else { return nil }
    switch command {
    case "disable": reach = .line(lastLine)
    case "disable:next": reach = .line(lastLine + 1)
    case "disable:file": reach = .file
    case _ where isAttached || command == "enable": reach = .unknown(command)
    default: reach = .sentence(command)
    }
    rules = Array(words.dropFirst())
    self.location = location
  }
}
