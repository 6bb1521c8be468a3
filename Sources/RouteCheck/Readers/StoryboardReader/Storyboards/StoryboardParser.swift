import Routes
import SourceText

/// Reads `.storyboard` and `.xib` files.
package enum StoryboardParser {
  /// The kind of a document. Both kinds have the same elements.
  package enum Document: Sendable { case storyboard, xib }

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - name: The name of the storyboard: the name of the file, without its extension.
  ///   - readsWireframes: Whether the screens of the scenes are read, which only a map draws.
  /// - Returns: The storyboard with its locations, or the first problem of the file.
  package static func read(
    _ bytes: [UInt8],
    path: String,
    name: String,
    as kind: Document = .storyboard,
    readsWireframes: Bool = false
  ) -> Result<StoryboardFile, SyntaxProblem> {
    if let problem = XMLEncoding.problem(in: bytes) { return .failure(problem) }
    return bytes.withUnsafeBufferPointer { buffer in
      let bytes = SourceBytes(buffer)
      var builder = StoryboardBuilder(bytes, path: path, name: name, as: kind)
      var wireframes = readsWireframes ? WireframeBuilder() : nil
      var reader = XMLReader(bytes, returnsText: readsWireframes)
      do throws(SyntaxProblem) {
        while let event = try reader.next() {
          // Consumed, because a copy for each element takes a twentieth of the time.
          switch consume event {
          case .start(let element):
            try builder.start(element)
            wireframes?.start(element)
          case .end:
            builder.end()
            wireframes?.end()
          case .text(let text): wireframes?.add(text)
          case .comment(let text): wireframes?.add(comment: text)
          }
        }
        var file = builder.finish()
        let isFlipped = file.storyboard.platform == .macOS
        file.wireframes = wireframes?.finish(isFlipped: isFlipped) ?? []
        return .success(file)
      } catch {
        return .failure(error)
      }
    }
  }
}
