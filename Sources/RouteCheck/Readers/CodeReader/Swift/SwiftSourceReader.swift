import SourceText

/// Reads facts from Swift source files.
///
/// ```swift
/// let facts = SwiftSourceReader().read(bytes)
/// ```
package struct SwiftSourceReader: Sendable {
  private let search = WordSearch(SwiftWord.searchTexts)

  package init() {}

  /// Reads the bytes of a file.
  package func read(_ buffer: UnsafeBufferPointer<UInt8>) -> SourceFacts {
    guard buffer.count <= Limits.fileSize else { return SourceFacts() }
    let bytes = SourceBytes(buffer)
    guard search.isAny(in: bytes) else { return SourceFacts() }
    let tokens = SwiftTokens(bytes)
    var reader = SwiftReader(tokens, readsBodies: tokens.concernRoutes)
    return reader.read()
  }

  package func read(_ text: String) -> SourceFacts {
    Array(text.utf8).withUnsafeBufferPointer { read($0) }
  }
}
