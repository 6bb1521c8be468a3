import TestSupport
import Testing

@testable import CodeFacts
@testable import SourceText
@testable import SwiftCodeReader

@Suite struct LineTableTests {
  /// The location, by counting bytes.
  private func location(at offset: Int, in bytes: [UInt8]) -> TextLocation {
    var (line, column) = (UInt32(1), UInt32(1))
    for index in 0..<offset {
      let isEnd =
        bytes[index] == 0x0A
        || bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      line += isEnd ? 1 : 0
      column = isEnd ? 1 : column + 1
    }
    return TextLocation(line: line, column: column)
  }

  @Test func agreesWithCountingForEveryShortText() {
    let letters: [UInt8] = [0x0A, 0x0D, 0x61]
    var texts: [[UInt8]] = [[]]
    for _ in 0..<7 {
      texts += texts.filter { $0.count == texts.last?.count }.flatMap { text in
        letters.map { text + [$0] }
      }
    }
    #expect(texts.count == 3_280)
    for text in texts {
      let table = LineTable(text)
      for offset in 0...text.count {
        #expect(table.location(at: offset) == location(at: offset, in: text), "\(text)")
      }
    }
  }

  @Test func linesOfTokensAreThoseOfTheFile() {
    var random = SplitMix(seed: 7)
    let pieces = [
      "\n", "\r", "\r\n", " ", "a", "//b", "/*", "*/", "\"", "\"\"\"", "#/", "/#", "\\(",
    ]
    for _ in 0..<5_000 {
      let text = (0..<random.below(20)).map { _ in pieces[random.below(pieces.count)] }.joined()
      let bytes = Array(text.utf8)
      let lines = bytes.withUnsafeBufferPointer { SwiftTokens(SourceBytes($0)).lines }
      let wrong = (0...bytes.count).first {
        lines.location(at: $0) != location(at: $0, in: bytes)
      }
      #expect(wrong == nil, "in \(text.debugDescription)")
    }
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func factsHaveTheirLineForEveryLineEnd(end: String) {
    let facts = SwiftSourceReader().read(
      [
        "class Feed: UIViewController {", "  func open() {",
        "    performSegue(withIdentifier: \"Detail\", sender: self)", "  }", "}",
      ].joined(separator: end)
    )
    #expect(
      facts.segueUses.map(\.location) == [TextLocation(line: 3, column: 35, length: 6)]
    )
  }
}
