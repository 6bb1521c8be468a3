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
  ///
  /// - Complexity: O(*n*) in the number of bytes. Most files without facts are not even lexed.
  package func read(_ buffer: UnsafeBufferPointer<UInt8>) -> SourceFacts {
    guard buffer.count <= Limits.fileSize else { return SourceFacts() }
    let bytes = SourceBytes(buffer)
    guard search.isAny(in: bytes) else { return SourceFacts() }
    return read(bytes, [:])
  }

  /// Reads the bytes of a file again if they contain the name of a method that passes identifiers on;
  /// `nil` if not.
  package func read(
    _ buffer: UnsafeBufferPointer<UInt8>,
    following relays: RelaySearch
  ) -> SourceFacts? {
    let bytes = SourceBytes(buffer)
    guard buffer.count <= Limits.fileSize, relays.isAny(in: bytes) else { return nil }
    return read(bytes, relays.byHash)
  }

  private func read(_ bytes: SourceBytes, _ otherRelays: [UInt64: [RelayFact]]) -> SourceFacts {
    let tokens = SwiftTokens(bytes)
    var reader = SwiftReader(
      tokens,
      readsBodies: tokens.concernRoutes || !otherRelays.isEmpty,
      otherRelays: otherRelays
    )
    let facts = reader.read()
    if reader.foundRelays.isEmpty { return facts }
    var second = SwiftReader(
      tokens,
      readsBodies: true,
      relays: reader.foundRelays,
      otherRelays: otherRelays
    )
    return second.read()
  }

  package func read(_ text: String) -> SourceFacts {
    Array(text.utf8).withUnsafeBufferPointer { read($0) }
  }
}
