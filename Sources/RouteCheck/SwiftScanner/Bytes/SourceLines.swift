/// Turns offsets into lines and columns, from lines that are added while a file is lexed.
struct SourceLines {
  /// The offset of each line's first byte.
  private var starts: [UInt32] = [0]

  /// A table of one line, to which lines are added in order.
  init() {}

  /// The lines of a whole file.
  init(_ bytes: SourceBytes) { addLines(in: bytes, 0..<bytes.count) }

  /// Adds the lines that start after the line feeds of a range.
  mutating func addLines(in bytes: SourceBytes, _ range: Range<Int>) {
    for offset in range where bytes[offset] == Ascii.lineFeed {
      starts.append(UInt32(offset + 1))
    }
  }

  /// The place of a range of bytes.
  ///
  /// - Complexity: Logarithmic in the number of lines.
  func location(of range: Range<Int>) -> TextLocation {
    let offset = UInt32(range.lowerBound)
    let line = starts.partitioningIndex { $0 > offset }
    return TextLocation(
      line: UInt32(line),
      column: offset - starts[line - 1] + 1,
      length: UInt32(range.count)
    )
  }
}
