/// Finds bytes that are not valid UTF-8.
package enum UTF8Check {
  /// The offset of the first invalid byte, or `nil` if all bytes are valid.
  package static func firstInvalid(in bytes: [UInt8]) -> Int? {
    // A text takes less time than its characters, and repairs invalid bytes.
    if String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      offset += scalar.utf8.count
    }
    return offset
  }
}
