import Routes
import SourceText

/// A comment that suppresses findings.
package struct SourceSuppression: Equatable, Sendable {
  /// The lines in which findings are suppressed.
  package enum Reach: Equatable, Sendable {
    case line(UInt32)
    case file
    /// None, because of a misspelled command.
    case unknown(Word)
  }

  /// A word of the comment.
  package struct Word: Equatable, Sendable {
    package var text: String
    package var location: TextLocation
  }

  package var reach: Reach
  /// The suppressed rules; empty for all rules.
  package var rules: [Word]
}

extension SourceSuppression {
  /// The text that a comment for routecheck starts with.
  package static let mark: StaticString = "routecheck:"

  /// Whether the comment in a range of bytes is for routecheck.
  package static func isComment(_ range: Range<Int>, in bytes: SourceBytes) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound, isTrivia(bytes[offset]) { offset += 1 }
    return bytes.hasWord(mark, at: offset)
  }

  /// Whether a word looks like a command, and not like the start of a sentence.
  private static func isCommand(_ word: String) -> Bool {
    word.hasPrefix("disable") || ["enable", "ignore", "suppress"].contains(word)
      || SpellingSuggestion.closest(to: word, among: ["disable"]) != nil
  }

  /// Whether a byte may come before the mark.
  private static func isTrivia(_ byte: UInt8) -> Bool {
    Ascii.isSpace(byte) || byte == Ascii.slash || byte == Ascii.star || byte == UInt8(ascii: "!")
  }

  /// Parses `// routecheck:disable[:next|:file] rule ...`, or the same in a block comment; `nil` if the
  /// comment contains no command.
  ///
  /// Rules are separated by spaces or commas, and everything after ` -- ` is ignored. Without `:next`
  /// or `:file`, the command applies to the line of the comment.
  ///
  /// - Parameter range: The comment with its delimiters, which starts with the ``mark``.
  package init?(_ range: Range<Int>, in bytes: SourceBytes, _ lines: LineTable) {
    var start = range.lowerBound
    while Self.isTrivia(bytes[start]) { start += 1 }
    start += Self.mark.utf8CodeUnitCount
    let end =
      bytes.hasWord("*/", at: range.upperBound - 2) ? range.upperBound - 2 : range.upperBound
    let words = bytes[start..<max(start, end)]
      .split { Ascii.isSpace($0) || $0 == UInt8(ascii: ",") }
      .map { Word(text: bytes.text($0.indices).string, location: lines.location(of: $0.indices)) }
      .filter { $0.text != "*" }
      .prefix { $0.text != "--" }
    guard let command = words.first else { return nil }
    let lastLine = lines.location(of: range.upperBound..<range.upperBound).line
    switch command.text {
    case "disable": reach = .line(lastLine)
    case "disable:next": reach = .line(lastLine + 1)
    case "disable:file": reach = .file
    case let text where Self.isCommand(text): reach = .unknown(command)
    default: return nil
    }
    rules = Array(words.dropFirst())
  }
}
