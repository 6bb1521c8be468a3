import CodeFacts
import SourceText

/// Reads facts from Swift source files.
///
/// ```swift
/// let facts = SwiftSourceReader().read(bytes)
/// ```
package struct SwiftSourceReader: Sendable {
  private static let search = WordSearch(SwiftWord.searchTexts)

  private let readsMentions: Bool

  /// - Parameter readsMentions: Whether the names in functions are read, which only a search needs.
  package init(readsMentions: Bool = false) { self.readsMentions = readsMentions }

  /// Reads the bytes of a file.
  package func read(_ buffer: UnsafeBufferPointer<UInt8>) -> SourceFacts {
    guard buffer.count <= Limits.fileSize else { return SourceFacts() }
    let bytes = SourceBytes(buffer)
    guard readsMentions || Self.search.isAny(in: bytes) else { return SourceFacts() }
    let tokens = SwiftTokens(bytes)
    var reader = SwiftReader(tokens, readsBodies: tokens.concernRoutes)
    reader.readsMentions = readsMentions
    return reader.read()
  }

  package func read(_ text: String) -> SourceFacts {
    Array(text.utf8).withUnsafeBufferPointer { read($0) }
  }
}
