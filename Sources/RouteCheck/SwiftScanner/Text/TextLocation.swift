import Foundation

/// A place in a file, as compilers count: lines and columns from 1, columns in UTF-8 bytes.
package struct TextLocation: Hashable, Sendable, Comparable {
  package var line: UInt32
  package var column: UInt32
  /// The length in bytes of what stands there; 0 where only the place is known.
  package var length: UInt32 = 0

  package init(line: UInt32, column: UInt32, length: UInt32 = 0) {
    self.line = line
    self.column = column
    self.length = length
  }

  package static let start = TextLocation(line: 1, column: 1)

  package static func < (one: TextLocation, other: TextLocation) -> Bool {
    (one.line, one.column, one.length) < (other.line, other.column, other.length)
  }
}

/// The beginnings of a file's lines, which turn byte offsets into places.
///
/// A line ends with a line feed, a carriage return or both.
package struct LineTable: Sendable {
  private var starts: [Int] = [0]

  /// - Complexity: O(*n*) in the number of bytes.
  package init(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return }
      let isMixed = memchr(base, 0x0D, buffer.count) != nil
      var offset = 0
      while let found = memchr(base + offset, 0x0A, buffer.count - offset) {
        let end = UnsafeRawPointer(found) - base
        if isMixed { addReturns(in: buffer, from: offset, to: end) }
        offset = end + 1
        starts.append(offset)
        if offset == buffer.count { return }
      }
      if isMixed { addReturns(in: buffer, from: offset, to: buffer.count) }
    }
  }

  /// Adds the lines that a carriage return alone ends, between two line feeds.
  private mutating func addReturns(
    in buffer: UnsafeRawBufferPointer,
    from start: Int,
    to end: Int
  ) {
    let isFollowedByFeed = end < buffer.count
    for offset in start..<end
    where buffer[offset] == 0x0D && !(isFollowedByFeed && offset == end - 1) {
      starts.append(offset + 1)
    }
  }

  /// The place of a byte.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  package func location(at offset: Int, length: Int = 0) -> TextLocation {
    let line = max(starts.partitioningIndex { $0 > offset }, 1)
    return TextLocation(
      line: UInt32(clamping: line),
      column: UInt32(clamping: offset - starts[line - 1] + 1),
      length: UInt32(clamping: length)
    )
  }

  /// The offset of a line's first byte; the last line's for lines past the end.
  package func start(ofLine line: UInt32) -> Int {
    starts[min(max(Int(line), 1), starts.count) - 1]
  }

  package func location(of range: Range<Int>) -> TextLocation {
    location(at: range.lowerBound, length: range.count)
  }
}
