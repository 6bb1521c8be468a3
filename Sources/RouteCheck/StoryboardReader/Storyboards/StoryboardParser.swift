import Foundation
import Routes
import SwiftScanner

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads a `.storyboard` file with Foundation's parser, which judges it and hands over its elements.
package enum StoryboardParser {
  /// Reads a file's bytes.
  ///
  /// - Parameter name: The storyboard's name: the file's, without its extension.
  /// - Returns: The storyboard with its places, or why the file is broken; nothing of it is used then.
  /// - Complexity: O(*n*) in the number of bytes.
  package static func read(
    _ bytes: [UInt8],
    path: String,
    name: String
  ) -> Result<StoryboardFile, StoryboardProblem> {
    if let problem = XMLEncoding.problem(in: bytes) { return .failure(StoryboardProblem(problem)) }
    let tags = TagScanner(bytes)
    if let offset = tags.documentType {
      return .failure(StoryboardProblem(.xml(.documentType), at: offset))
    }
    if let offset = tags.processingInstruction {
      return .failure(StoryboardProblem(.xml(.processingInstruction), at: offset))
    }
    let events = DocumentEvents(StoryboardBuilder(tags, path: path, name: name))
    let parser = XMLParser.parser(of: bytes, events: events)
    let isParsed = parser.parse()
    if let problem = events.problem { return .failure(problem) }
    // The parser may return true and still have found an error, or nothing at all.
    guard isParsed, events.failure == nil, events.builder.isComplete else {
      return .failure(explain(events.failure, in: bytes))
    }
    return .success(events.builder.finish())
  }

  /// What is wrong with a document that the parser refused: by its code where nothing else is found.
  private static func explain(
    _ failure: DocumentEvents.Failure?,
    in bytes: [UInt8]
  ) -> StoryboardProblem {
    if let problem = XMLChecker.problem(in: bytes) { return StoryboardProblem(problem) }
    let line = LineTable(bytes).start(ofLine: UInt32(clamping: failure?.line ?? 1))
    return StoryboardProblem(
      .xml(.refused(code: failure?.code ?? 0)),
      at: min(line + max(0, (failure?.column ?? 1) - 1), bytes.count)
    )
  }
}

/// Passes the parser's events on to the builder.
private final class DocumentEvents: NSObject, XMLParserDelegate {
  var builder: StoryboardBuilder
  /// Why the document is no storyboard, though it may be well-formed.
  var problem: StoryboardProblem?
  /// The parser's first error.
  var failure: Failure?

  struct Failure {
    var code: Int
    var line: Int
    var column: Int
  }

  init(_ builder: StoryboardBuilder) { self.builder = builder }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    do throws(StoryboardProblem) {
      try builder.start(name, attributes)
    } catch {
      problem = error
      parser.abortParsing()
    }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    builder.end()
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard failure == nil else { return }
    failure = Failure(
      code: (error as NSError).code,
      line: parser.lineNumber,
      column: parser.columnNumber
    )
  }
}
