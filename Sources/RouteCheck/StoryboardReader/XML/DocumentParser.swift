import Foundation
import SwiftScanner

#if canImport(FoundationXML)
  import FoundationXML

  /// Foundation's parser, which holds on to its delegate.
  ///
  /// It asks for the delegate at every event, and a weak reference, as it has by itself, costs more
  /// than many an event.
  private final class DocumentParser: XMLParser {
    private let events: any XMLParserDelegate

    init(stream: InputStream, events: any XMLParserDelegate) {
      self.events = events
      super.init(stream: stream)
    }

    /// Settled when the parser is made.
    override var delegate: (any XMLParserDelegate)? {
      get { events }
      set {}
    }
  }
#endif

extension XMLParser {
  /// A parser of a document of any size; as one piece of data more than ten megabytes are refused.
  static func parser(of bytes: [UInt8], events: any XMLParserDelegate) -> XMLParser {
    #if canImport(FoundationXML)
      return DocumentParser(stream: ByteStream(bytes), events: events)
    #else
      let parser = XMLParser(stream: ByteStream(bytes))
      parser.delegate = events
      return parser
    #endif
  }
}

/// A stream of bytes in memory, which Foundation's own stream copies first.
private final class ByteStream: InputStream {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    super.init(data: Data())
  }

  override func open() {}

  override func close() {}

  override var hasBytesAvailable: Bool { offset < bytes.count }

  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength limit: Int) -> Int {
    let end = min(offset + limit, bytes.count)
    defer { offset = end }
    return UnsafeMutableBufferPointer(start: buffer, count: limit)
      .update(fromContentsOf: bytes[offset..<end])
  }
}
