/// Finds bytes that are not valid UTF-8.
package enum UTF8Check {
  /// The offset of the first invalid byte, or `nil` if all bytes are valid.
  ///
  /// ASCII, which is most of a storyboard, is skipped eight bytes at a time.
  package static func firstInvalid(in bytes: [UInt8]) -> Int? {
    var offset = 0
    while true {
      offset = endOfASCII(in: bytes, from: offset)
      guard offset < bytes.count else { return nil }
      let length = lengthOfCharacter(in: bytes, at: offset)
      if length == 0 { return offset }
      offset += length
    }
  }

  private static func endOfASCII(in bytes: [UInt8], from start: Int) -> Int {
    bytes.withUnsafeBytes { buffer in
      var offset = start
      while offset + 8 <= buffer.count {
        let word = buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        if word & 0x8080_8080_8080_8080 != 0 { break }
        offset += 8
      }
      while offset < buffer.count, buffer[offset] < 0x80 { offset += 1 }
      return offset
    }
  }

  /// The length of the multibyte character at an offset; 0 if the bytes are invalid.
  private static func lengthOfCharacter(in bytes: [UInt8], at offset: Int) -> Int {
    var decoder = UTF8()
    var iterator = bytes[offset...].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return 0 }
    return scalar.utf8.count
  }
}
