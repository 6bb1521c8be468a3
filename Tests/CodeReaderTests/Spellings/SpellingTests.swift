import CodeReader
import Foundation
import ObjectiveCReader
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
    let code = Self.folder.appending(path: "\(language).txt")
    var lines = ""
    for text in try String(contentsOf: code, encoding: .utf8).components(separatedBy: "---\n") {
      let readsMentions = text.contains("mentions")
      let facts = Array(text.utf8).withUnsafeBufferPointer { bytes in
        language == "Swift"
          ? SwiftSourceReader(readsMentions: readsMentions).read(bytes)
          : ObjectiveCReader.read(bytes, readsMentions: readsMentions)
      }
      for list in Mirror(reflecting: facts).children {
        for fact in list.value as? [Any] ?? [] { lines += Self.line(of: fact) }
      }
      lines += "---\n"
    }
    let file = Self.folder.appending(path: "\(language)Facts.txt")
    #expect(try isRecorded(lines, in: file), "set ROUTES_RECORD=1 to record the facts again")
  }

  /// A fact without the names of modules, and without what it has not.
  private static func line(of fact: Any) -> String {
    "\(fact)\n".replacing("CodeReader.", with: "").replacing("FunctionFact.Mention", with: "")
      .replacing("SourceText.TextLocation", with: "")
      .replacing(#/, \w+: (nil|false|\[\])/#, with: "")
  }
}
