/// Reads the bytes of Swift files.
///
/// ```swift
/// let facts = SwiftSourceReader().read(bytes)
/// ```
struct SwiftSourceReader: Sendable {
  private static let bodies: UInt8 = 1
  private static let directives: UInt8 = 2

  /// Words without which no function concerns a segue.
  private let uses = WordSearch(
    ["segue", "Segue", "storyboard", "Storyboard", "Route("].map {
      WordSearch.Word(spelling: $0, group: bodies)
    } + [WordSearch.Word(spelling: "// routecheck:", group: directives)]
  )
  /// Words without which a file declares nothing that a storyboard or another file names. One of
  /// them comes early in most files, which ends the search.
  private let declarations = WordSearch(
    [
      "class ", "protocol ", "typealias ", "IBAction", "static let ", "static var ", ": String",
      "\nlet ", "\npublic let ", "\ninternal let ", "@main", "ApplicationMain",
    ].map { WordSearch.Word(spelling: $0, group: 1) }
  )

  /// What a file says about routes; nothing where it holds none of the words that matter.
  func read(_ buffer: UnsafeBufferPointer<UInt8>) -> SourceFacts {
    // Offsets are kept in 32 bits, and no Swift file is that long.
    guard buffer.count < Int(Int32.max) else { return SourceFacts() }
    let bytes = SourceBytes(buffer)
    let used = uses.groups(in: bytes)
    guard used != 0 || declarations.groups(in: bytes) != 0 else { return SourceFacts() }
    let tokens = SwiftTokens(bytes, keepsDirectives: used & Self.directives != 0)
    var reader = SwiftReader(tokens, readsBodies: used & Self.bodies != 0)
    return reader.read()
  }

  /// What a text says about routes.
  func read(_ text: String) -> SourceFacts {
    Array(text.utf8).withUnsafeBufferPointer { read($0) }
  }
}
