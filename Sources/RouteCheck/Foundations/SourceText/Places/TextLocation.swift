/// A location in a file, as compilers report it: line and column start at 1, and columns count
/// UTF-8 bytes.
package struct TextLocation: Hashable, Sendable, Comparable {
  package var line: UInt32
  package var column: UInt32
  /// The length in bytes of the text at the location; 0 if only the location is known.
  package var length: UInt32

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
