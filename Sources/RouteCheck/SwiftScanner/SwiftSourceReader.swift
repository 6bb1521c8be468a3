/// Reads the bytes of Swift files.
///
/// ```swift
/// let facts = SwiftSourceReader().read(bytes)
/// ```
package struct SwiftSourceReader: Sendable {
  /// Words without which a file declares nothing that a storyboard or another file names, and says
  /// nothing about routes. One of them comes early in most files, which ends the search.
  private let words = WordSearch(
    [
      "class ", "protocol ", "typealias ", "IBAction", "static let ", "static var ", ": String",
      "\nlet ", "\npublic let ", "\ninternal let ", "@main", "ApplicationMain", "segue", "Segue",
      "storyboard", "Storyboard", "Route(", "instantiateViewController", "instantiateController",
      "instantiateInitial", "\(SourceSuppression.mark)",
    ]
  )

  package init() {}

  /// What a file says about routes; nothing where it holds none of the words that matter.
  package func read(_ buffer: UnsafeBufferPointer<UInt8>) -> SourceFacts {
    // Offsets are kept in 32 bits, and no Swift file is that long.
    guard buffer.count < Int(Int32.max) else { return SourceFacts() }
    let bytes = SourceBytes(buffer)
    guard words.isAny(in: bytes) else { return SourceFacts() }
    let tokens = SwiftTokens(bytes)
    var reader = SwiftReader(tokens, readsBodies: tokens.concernRoutes)
    return reader.read()
  }

  /// What a text says about routes.
  package func read(_ text: String) -> SourceFacts {
    Array(text.utf8).withUnsafeBufferPointer { read($0) }
  }
}
