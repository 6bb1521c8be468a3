import Routes

extension SourceSuppression {
  /// The text that a comment for routecheck starts with.
  static let mark: StaticString = "routecheck:"

  /// Whether the comment in a range of bytes is for routecheck.
  static func isComment(_ range: Range<Int>, in bytes: SourceBytes) -> Bool {
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
  init?(_ range: Range<Int>, in bytes: SourceBytes, _ lines: LineTable) {
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
  /// - Parameters:
  ///   - comment: The text of the comment with its delimiters.
  ///   - location: The location of the comment.
  ///   - lastLine: The last line of the comment.
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
