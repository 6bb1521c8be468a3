import Testing

@testable import SourceText
@testable import SwiftCodeReader

@Suite struct SwiftWordTests {
  static let searched = SwiftWord.allCases.filter { $0.interest == .name || $0.interest == .call }

  @Test(arguments: searched)
  func aFileIsReadForEachWordAlone(word: SwiftWord) {
    let bytes = Array("func f() { x.\(word.rawValue)(y) }".utf8)
    bytes.withUnsafeBufferPointer { buffer in
      let bytes = SourceBytes(buffer)
      #expect(WordSearch(SwiftWord.searchTexts).isAny(in: bytes))
      let tokens = SwiftTokens(bytes)
      #expect(tokens.concernRoutes)
      #expect(tokens.opensBody(in: 0..<tokens.count))
    }
  }

  @Test(arguments: SwiftWord.allCases.filter { $0.interest == .declaration })
  func `a word of a declaration alone makes a body worth reading, and not a file`(word: SwiftWord) {
    let bytes = Array("func f() { \(word.rawValue) X }".utf8)
    bytes.withUnsafeBufferPointer { buffer in
      let tokens = SwiftTokens(SourceBytes(buffer))
      #expect(!tokens.concernRoutes)
      #expect(tokens.opensBody(in: 0..<tokens.count))
    }
  }

  @Test(arguments: SwiftWord.allCases.filter { $0.interest == .view })
  func `a word of a view makes a file worth reading, and not its bodies`(word: SwiftWord) {
    let bytes = Array("func f() { \(word.rawValue) }".utf8)
    bytes.withUnsafeBufferPointer { buffer in
      let bytes = SourceBytes(buffer)
      #expect(WordSearch(SwiftWord.searchTexts).isAny(in: bytes))
      let tokens = SwiftTokens(bytes)
      #expect(tokens.concernViews)
      #expect(!tokens.concernRoutes)
    }
  }

  @Test func `no searched word contains another one`() {
    for text in SwiftWord.searchTexts {
      #expect(!SwiftWord.searchTexts.contains { $0 != text && text.contains($0) }, "\(text)")
    }
    #expect(Set(SwiftWord.searchTexts).count == SwiftWord.searchTexts.count)
  }

  @Test func everyWordIsFoundByItsSpelling() {
    for word in SwiftWord.allCases where word != .other {
      let bytes = Array(word.rawValue.utf8)
      let found = bytes.withUnsafeBufferPointer {
        SwiftWordTable.shared.word(in: SourceBytes($0), from: 0, to: bytes.count)
      }
      #expect(found == word)
    }
  }

  @Test func aUseOfARouteIsAFactInAFileWithNothingElse() {
    let facts = SwiftSourceReader().read(
      "func open(graph: ControllerGraph) { try graph.perform(.showDetail) }"
    )
    #expect(facts.routeUses.map(\.target) == [.reference(["", "showDetail"])])
  }
}
