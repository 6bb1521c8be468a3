/// The bytes of one source file, readable at every offset: past the end there are zeros.
///
/// A scanner that looks one or two bytes ahead needs no check of its own for the end of the file,
/// and no offset that a damaged file leads it to can read outside the memory. A zero is ambiguous
/// with a NUL byte in the file, so loops end on ``count`` and never on a zero.
///
/// It borrows the memory and is used only inside the `withUnsafe...` call that lends it.
struct SourceBytes {
  private let buffer: UnsafeBufferPointer<UInt8>

  /// Wraps borrowed memory.
  init(_ buffer: UnsafeBufferPointer<UInt8>) { self.buffer = buffer }

  /// How many bytes the file has.
  var count: Int { buffer.count }

  /// The byte at an offset of at least zero.
  subscript(offset: Int) -> UInt8 {
    @inline(__always) get { offset < buffer.count ? buffer[offset] : 0 }
  }

  /// The text of a range, with what is no UTF-8 repaired.
  func text(_ range: Range<Int>) -> String {
    String(decoding: buffer[range.clamped(to: 0..<buffer.count)], as: UTF8.self)
  }

  /// Whether the bytes from an offset on are those of a word.
  func hasWord(_ word: StaticString, at offset: Int) -> Bool {
    guard offset + word.utf8CodeUnitCount <= buffer.count else { return false }
    for index in 0..<word.utf8CodeUnitCount where buffer[offset + index] != word.utf8Start[index] {
      return false
    }
    return true
  }

  /// The offset of the next line feed or carriage return, or the end of the file.
  func endOfLine(from offset: Int) -> Int {
    var offset = offset
    while offset < buffer.count, buffer[offset] != Ascii.lineFeed,
      buffer[offset] != Ascii.carriageReturn
    {
      offset += 1
    }
    return offset
  }
}
