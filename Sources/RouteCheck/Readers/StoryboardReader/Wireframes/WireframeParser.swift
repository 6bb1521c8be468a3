import SourceText

/// Reads the screens of a `.storyboard` file, which only a map draws.
package enum WireframeParser {
  /// Reads the bytes of a file that ``StoryboardParser`` has read.
  ///
  /// - Parameter isFlipped: Whether the vertical coordinates of frames begin at the bottom, as on a Mac.
  /// - Returns: A wireframe for each scene, in the order of the scenes. For a damaged file, only
  ///   the scenes before the damage.
  package static func read(_ bytes: [UInt8], isFlipped: Bool = false) -> [Wireframe] {
    if XMLEncoding.problem(in: bytes) != nil { return [] }
    return bytes.withUnsafeBufferPointer { buffer in
      var builder = WireframeBuilder(isFlipped: isFlipped)
      var reader = XMLReader(SourceBytes(buffer))
      while let event = try? reader.next() {
        switch event {
        case .start(let element): builder.start(element)
        case .end: builder.end()
        case .text(let text): builder.add(text)
        case .comment(let text): builder.add(comment: text)
        }
      }
      return builder.finish()
    }
  }
}
