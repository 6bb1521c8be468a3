import Foundation
import TestSupport
import Testing

@testable import SourceText
@testable import StoryboardReader

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Damaged storyboards, which the reader and Foundation's parser read in the same way.
@Suite struct XMLReaderComparisonTests {
  private static let count = Effort.times(400)

  private static let words: [[UInt8]] = [
    "<", ">", "/>", "\"", "'", "&", "&lt;", "&#65;", "&#x1F600;", "&#0;", "<!--", "-->", "--",
    "<![CDATA[", "]]>", "</scene>", "<scene>", " id=\"a\"", " é='ü'", ":", " a:b=\"\"",
    " xmlns:a=\"u\"", "<a:b/>", "\u{0}", "\u{FFFF}", "é", "\t", "\r\n", "\u{B7}", "=", " ", "1",
  ].map { Array($0.utf8) }

  @Test func documentsAreReadAsFoundationReadsThem() throws {
    let originals = try originals
    var accepted = 0
    for seed in 0..<UInt64(Self.count) {
      var generator = SplitMix(seed: seed)
      let original = originals[Int(seed) % originals.count]
      let bytes = seed < UInt64(originals.count) ? original : mutated(original, &generator)
      guard XMLEncoding.problem(in: bytes) == nil else { continue }
      let found = Reading(bytes)
      // Only Foundation's parser reads processing instructions, and it crashes on some.
      if found.problem?.message.hasPrefix("processing instructions") == true { continue }
      if String(decoding: bytes, as: UTF8.self).dropFirst().contains("<?") { continue }
      let expected = FoundationReading(bytes)
      if (found.problem == nil) != expected.isAccepted {
        Issue.record("seed \(seed): \(found.problem.map { "\($0)" } ?? "accepted")")
      } else if expected.isAccepted, found.events != expected.events {
        Issue.record("seed \(seed): other events")
      }
      accepted += expected.isAccepted ? 1 : 0
    }
    #expect(accepted > originals.count)
  }

  private var originals: [[UInt8]] {
    get throws {
      let notes = Repository.root.appending(path: "Tools/Truth/Fixtures/Notes")
      let files =
        ["Main", "Preferences"].map { notes.appending(path: "\($0).storyboard") }
        + Corpus.files.map { URL(filePath: $0) }
      return try files.map { [UInt8](try Data(contentsOf: $0)) }.filter { $0.count < 30_000 }
    }
  }

  /// Makes one to three changes: removes, repeats or replaces bytes, or inserts words.
  private func mutated(_ original: [UInt8], _ generator: inout SplitMix) -> [UInt8] {
    var bytes = original
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let start = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 1...8, using: &generator))
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 2: bytes[start] = UInt8.random(in: 0...127, using: &generator)
      default:
        let word = Self.words[Int.random(in: 0..<Self.words.count, using: &generator)]
        bytes.insert(contentsOf: word, at: start)
      }
    }
    return bytes
  }
}

/// The tags that the reader finds, and the first problem.
private struct Reading {
  var events: [String] = []
  var problem: SyntaxProblem?

  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { read(SourceBytes($0)) }
  }

  private mutating func read(_ bytes: SourceBytes) {
    var reader = XMLReader(bytes)
    do throws(SyntaxProblem) {
      while let event = try reader.next() {
        switch event {
        case .start(let element):
          let attributes = element.attributes.map { attribute in
            let name = String(decoding: bytes[attribute.name], as: UTF8.self)
            return "\(name)=\(element[name]?.string ?? "")"
          }
          events.append("<\(element.name.string) \(attributes.sorted())")
        case .end: events.append("</")
        case .text, .comment: break
        }
      }
    } catch {
      problem = error
    }
  }
}

/// The tags that Foundation's parser finds, and whether it accepts the document.
private final class FoundationReading: NSObject, XMLParserDelegate {
  private(set) var events: [String] = []
  private(set) var isAccepted = false
  private var hasFailed = false

  init(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    let isParsed = parser.parse()
    isAccepted = isParsed && !hasFailed && !events.isEmpty
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    events.append("<\(name) \(attributes.map { "\($0)=\($1)" }.sorted())")
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    events.append("</")
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) { hasFailed = true }
}
