import CodeFacts
import Foundation
import ObjectiveCReader
import SwiftCodeReader
import TestSupport
import Testing

/// The facts of unusual spellings are kept as files, so that a change of any fact is seen.
@Suite struct SpellingTests {
  private static let folder = Repository.root.appending(
    path: "Tests/CodeReaderTests/Spellings/Recorded"
  )

  /// `ROUTES_RECORD=1` writes the facts. Compare them with the code before they are committed.
  @Test(arguments: ["Swift", "ObjectiveC"])
  func `unusual spellings have the recorded facts`(language: String) throws {
    let lines = try Self.snippets(of: language)
      .map { Self.lines(of: $0, in: language) + "---\n" }.joined()
    let file = Self.folder.appending(path: "\(language)Facts.txt")
    #expect(try isRecorded(lines, in: file), "set ROUTES_RECORD=1 to record the facts again")
  }

  /// The numbers of facts of some of the texts, and their checksums.
  @Test(arguments: ["Swift", "ObjectiveC"])
  func `damaged code has the recorded facts`(language: String) throws {
    var text = ""
    for (number, snippet) in try Self.snippets(of: language).enumerated()
    where number % 3 == 0 {
      var lines = ""
      for seed in 0..<16 as Range<UInt64> {
        let damaged = damaged(snippet, into: #/\w+|\s+|./#, seed: seed)
        lines += Self.lines(of: damaged, in: language, seed % 2 == 0)
      }
      let count = lines.utf8.count { $0 == UInt8(ascii: "\n") }
      text += "\(number): \(count), \(String(checksum(lines), radix: 16))\n"
    }
    let file = Self.folder.appending(path: "\(language)Damaged.txt")
    #expect(try isRecorded(text, in: file), "set ROUTES_RECORD=1 to record the facts again")
  }

  private static func snippets(of language: String) throws -> [String] {
    let code = folder.appending(path: "\(language).txt")
    return try String(contentsOf: code, encoding: .utf8).components(separatedBy: "---\n")
  }

  /// A line for each fact of a text.
  private static func lines(
    of text: String,
    in language: String,
    _ readsMentions: Bool? = nil
  ) -> String {
    let readsMentions = readsMentions ?? text.contains("mentions")
    let facts = Array(text.utf8).withUnsafeBufferPointer { bytes in
      language == "Swift"
        ? SwiftSourceReader(readsMentions: readsMentions).read(bytes)
        : ObjectiveCReader.read(bytes, readsMentions: readsMentions)
    }
    return Mirror(reflecting: facts).children.flatMap { $0.value as? [Any] ?? [] }
      .map(line).joined()
  }

  /// A fact without the names of modules, and without what it has not.
  private static func line(of fact: Any) -> String {
    "\(fact)\n".replacing("CodeFacts.", with: "").replacing("FunctionFact.Mention", with: "")
      .replacing("SourceText.TextLocation", with: "")
      .replacing(#/, \w+: (nil|false|\[\])/#, with: "")
  }
}
