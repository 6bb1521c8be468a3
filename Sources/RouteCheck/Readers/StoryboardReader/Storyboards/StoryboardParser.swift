import SourceText

/// Reads `.storyboard` and `.xib` files.
package enum StoryboardParser {
  /// The kind of a document. Both kinds have the same elements.
  package enum Document: Sendable { case storyboard, xib }

  /// Reads the bytes of a file.
  ///
  /// - Parameter name: The name of the storyboard: the name of the file, without its extension.
  /// - Returns: The storyboard with its locations, or the first problem of the file.
  package static func read(
    _ bytes: [UInt8],
    path: String,
    name: String,
    as kind: Document = .storyboard
  ) -> Result<StoryboardFile, StoryboardProblem> {
    if let problem = XMLEncoding.problem(in: bytes) { return .failure(StoryboardProblem(problem)) }
    return bytes.withUnsafeBufferPointer { read(SourceBytes($0), path: path, name: name, as: kind) }
  }

  private static func read(
    _ bytes: SourceBytes,
    path: String,
    name: String,
    as kind: Document
  ) -> Result<StoryboardFile, StoryboardProblem> {
    var builder = StoryboardBuilder(bytes, path: path, name: name, as: kind)
    var reader = XMLReader(bytes, returnsText: false)
    do throws(StoryboardProblem) {
      while let event = try reader.nextPart() {
        // Consumed, because a copy for each element takes a twentieth of the time.
        switch consume event {
        case .start(let element): try builder.start(element)
        case .end: builder.end()
        case .text, .comment: break
        }
      }
    } catch {
      return .failure(error)
    }
    return .success(builder.finish())
  }
}

extension XMLReader {
  /// The next part of the document, with an error as one of a storyboard.
  fileprivate mutating func nextPart() throws(StoryboardProblem) -> Event? {
    do throws(XMLProblem) {
      return try next()
    } catch {
      throw StoryboardProblem(error)
    }
  }
}
