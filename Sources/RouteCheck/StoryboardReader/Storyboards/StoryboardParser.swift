import Foundation
import SwiftScanner

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads `.storyboard` files with Foundation's XML parser.
package enum StoryboardParser {
  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - path: The path of the file.
  ///   - name: The name of the storyboard: that of the file, without its extension.
  /// - Returns: The storyboard with its locations, or the first problem of the file.
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
    // The parser may report success for a document with an error, and for an empty one.
    guard isParsed, events.failure == nil, events.builder.isComplete else {
      return .failure(explain(events.failure, in: bytes))
    }
    return .success(events.builder.finish())
  }

  /// The problem of a document that the parser rejected: the parser's error if no other is found.
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

/// Passes the events of the parser to the builder.
private final class DocumentEvents: NSObject, XMLParserDelegate {
  var builder: StoryboardBuilder
  /// Why the document is not a storyboard.
  var problem: StoryboardProblem?
  /// The first error of the parser.
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
