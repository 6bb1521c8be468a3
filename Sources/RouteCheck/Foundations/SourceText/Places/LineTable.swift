/// Converts byte offsets in a file to lines and columns.
///
/// A line ends with a line feed, a carriage return, or a carriage return and a line feed.
package struct LineTable: Sendable {
  /// The offset of the first byte of each line.
  private var starts: [UInt32] = [0]

  /// Creates a table with one line. A lexer adds the others while it scans the file.
  package init() {}

  package init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { LineTable(SourceBytes($0)) }
  }

  package init(_ bytes: SourceBytes) { addLines(in: bytes, 0..<bytes.count) }

  /// Adds the lines that end in a range, which follows the ranges before it.
  package mutating func addLines(in bytes: SourceBytes, _ range: Range<Int>) {
    var end = bytes.endOfLine(from: range.lowerBound, limit: range.upperBound)
    while end < range.upperBound {
      // The line feed of a pair ends the line; it may belong to the next range.
      let isPair = bytes[end] == Ascii.carriageReturn && bytes[end + 1] == Ascii.lineFeed
      if !isPair { starts.append(UInt32(clamping: end + 1)) }
      end = bytes.endOfLine(from: end + 1, limit: range.upperBound)
    }
  }

  package func location(at offset: Int, length: Int = 0) -> TextLocation {
    let line = max(starts.partitioningIndex { Int($0) > offset }, 1)
    return TextLocation(
      line: UInt32(clamping: line),
      column: UInt32(clamping: offset - Int(starts[line - 1]) + 1),
      length: UInt32(clamping: length)
    )
  }

  package func location(of range: Range<Int>) -> TextLocation {
    location(at: range.lowerBound, length: range.count)
  }

  /// The offset of the first byte of a line. A line after the last one counts as the last one.
  package func start(ofLine line: UInt32) -> Int {
    Int(starts[min(max(Int(line), 1), starts.count) - 1])
  }
}
