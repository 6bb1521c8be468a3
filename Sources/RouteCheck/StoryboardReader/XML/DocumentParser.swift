import Foundation

#if canImport(FoundationXML)
  import FoundationXML

  /// Foundation's parser, with a strong reference to its delegate.
  ///
  /// The parser reads its delegate at every event, and reading its weak reference often takes longer
  /// than handling the event.
  private final class DocumentParser: XMLParser {
    private let events: any XMLParserDelegate

    init(stream: InputStream, events: any XMLParserDelegate) {
      self.events = events
      super.init(stream: stream)
    }

    /// The delegate that the parser was created with.
    override var delegate: (any XMLParserDelegate)? {
      get { events }
      set {}
    }
  }
#endif

extension XMLParser {
  /// Creates a parser for a document of any size. Without a stream, the parser rejects documents of
  /// more than ten megabytes.
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

/// A stream of bytes in memory. Unlike Foundation's, it does not copy them.
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
