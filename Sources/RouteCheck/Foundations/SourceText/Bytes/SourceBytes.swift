import Routes

/// The bytes of one source file, readable at every offset: past the end they are zero.
///
/// A scanner that looks ahead does not need to check for the end of the file, and a damaged file
/// cannot make it read outside of the memory. Because a file may contain NUL bytes, loops end at
/// ``count`` and not at a zero.
///
/// It borrows the memory and must not be used after the `withUnsafe...` call that lends it.
public struct SourceBytes {
  @usableFromInline let buffer: UnsafeBufferPointer<UInt8>

  /// Wraps borrowed memory.
  @inlinable public init(_ buffer: UnsafeBufferPointer<UInt8>) { self.buffer = buffer }

  /// The number of bytes in the file.
  @inlinable public var count: Int { buffer.count }

  /// The byte at an offset that is not negative.
  @inlinable public subscript(offset: Int) -> UInt8 {
    @inline(__always) get { offset < buffer.count ? buffer[offset] : 0 }
  }

  /// The bytes of a range, without the part past the end.
  @inlinable public subscript(range: Range<Int>) -> Slice<UnsafeBufferPointer<UInt8>> {
    buffer[range.clamped(to: 0..<buffer.count)]
  }

  /// The eight bytes from an offset that is not negative.
  @inlinable @inline(__always)
  public func eight(at offset: Int) -> EightBytes {
    guard offset <= buffer.count - 8, let start = buffer.baseAddress else {
      return lastEight(at: offset)
    }
    let bits = UnsafeRawPointer(start).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    return EightBytes(bits: UInt64(littleEndian: bits))
  }

  @usableFromInline func lastEight(at offset: Int) -> EightBytes {
    var bits: UInt64 = 0
    for position in 0..<8 { bits |= UInt64(self[offset + position]) << UInt64(8 * position) }
    return EightBytes(bits: bits)
  }

  /// The text of a range. Invalid UTF-8 is replaced.
  package func text(_ range: Range<Int>) -> ExactString {
    ExactString(String(decoding: buffer[range.clamped(to: 0..<buffer.count)], as: UTF8.self))
  }

  /// Whether a word begins at an offset.
  @inlinable public func hasWord(_ word: StaticString, at offset: Int) -> Bool {
    guard offset + word.utf8CodeUnitCount <= buffer.count else { return false }
    for index in 0..<word.utf8CodeUnitCount where buffer[offset + index] != word.utf8Start[index] {
      return false
    }
    return true
  }

  /// Whether a word begins at an offset, which may be negative.
  package func hasWord(_ word: [UInt8], at offset: Int) -> Bool {
    guard offset >= 0, offset + word.count <= buffer.count else { return false }
    return word.indices.allSatisfy { buffer[offset + $0] == word[$0] }
  }

  /// Whether the file has the bytes of a range in another place.
  package func hasElsewhere(_ range: Range<Int>) -> Bool {
    let word = Array(self[range])
    guard let first = word.first else { return false }
    return buffer.indices.contains {
      buffer[$0] == first && $0 != range.lowerBound && hasWord(word, at: $0)
    }
  }

  /// The offset of the next line feed or carriage return, or the end of the file.
  @inlinable public func endOfLine(from offset: Int) -> Int {
    endOfLine(from: offset, limit: buffer.count)
  }

  /// The offset of the next line feed or carriage return; at least the limit if there is none
  /// before it, and never more than the number of bytes.
  @inlinable @inline(__always)
  public func endOfLine(from offset: Int, limit: Int) -> Int {
    var offset = offset
    while offset < limit {
      let eight = eight(at: offset)
      let ends = eight.equal(to: Ascii.lineFeed) | eight.equal(to: Ascii.carriageReturn)
      if ends != 0 { return offset + EightBytes.first(in: ends) }
      offset += 8
    }
    return min(offset, buffer.count)
  }

  /// The offset of the next byte that cannot be part of an identifier, or the end of the file.
  @inlinable @inline(__always)
  public func endOfIdentifier(from offset: Int) -> Int {
    var offset = offset
    while true {
      let outside = eight(at: offset).nonIdentifiers
      // The zeros past the end cannot be part of an identifier.
      if outside != 0 { return offset + EightBytes.first(in: outside) }
      offset += 8
    }
  }

  /// The hash of the bytes of a name.
  @inlinable package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
