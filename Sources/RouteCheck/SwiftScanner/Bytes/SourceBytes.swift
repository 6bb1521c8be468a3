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

  /// The eight bytes from an offset of at least zero on.
  @inline(__always)
  func eight(at offset: Int) -> EightBytes {
    guard offset <= buffer.count - 8, let start = buffer.baseAddress else {
      return lastEight(at: offset)
    }
    let bits = UnsafeRawPointer(start).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    return EightBytes(bits: UInt64(littleEndian: bits))
  }

  private func lastEight(at offset: Int) -> EightBytes {
    var bits: UInt64 = 0
    for position in 0..<8 { bits |= UInt64(self[offset + position]) << UInt64(8 * position) }
    return EightBytes(bits: bits)
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

  /// Whether the bytes from an offset on are those of a word; not so before the file's start.
  func hasWord(_ word: [UInt8], at offset: Int) -> Bool {
    guard offset >= 0, offset + word.count <= buffer.count else { return false }
    return word.indices.allSatisfy { buffer[offset + $0] == word[$0] }
  }

  /// The offset of the next line feed or carriage return, or the end of the file.
  func endOfLine(from offset: Int) -> Int {
    var offset = offset
    while offset < buffer.count {
      let eight = eight(at: offset)
      let ends = eight.equal(to: Ascii.lineFeed) | eight.equal(to: Ascii.carriageReturn)
      if ends != 0 { return offset + EightBytes.first(in: ends) }
      offset += 8
    }
    return buffer.count
  }

  /// The offset of the next byte that cannot stand in a name, or the end of the file.
  @inline(__always)
  func endOfName(from offset: Int) -> Int {
    var offset = offset
    while true {
      let outside = eight(at: offset).outsideOfNames
      // Past the end there are zeros, which stand in no name.
      if outside != 0 { return offset + EightBytes.first(in: outside) }
      offset += 8
    }
  }
}
