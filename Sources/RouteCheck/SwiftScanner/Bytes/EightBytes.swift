/// Eight neighbouring bytes, looked at together.
///
/// A question to all of them is a few operations on one integer. The answer has the high bit of
/// each byte that it is true for.
struct EightBytes {
  /// The bytes, the first in the lowest bits.
  var bits: UInt64

  private static let low: UInt64 = 0x0101_0101_0101_0101
  private static let high: UInt64 = 0x8080_8080_8080_8080

  /// The first of the bytes in an answer; 8 for none.
  @inline(__always)
  static func first(in answer: UInt64) -> Int { answer.trailingZeroBitCount / 8 }

  /// Eight times the same byte.
  @inline(__always)
  static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* low }

  /// The bytes that are zero in an integer, exact up to the first of them.
  @inline(__always)
  static func zeros(in bits: UInt64) -> UInt64 { (bits &- low) & ~bits & high }

  /// The bytes that are a certain one, exact up to the first of them.
  @inline(__always)
  func equal(to byte: UInt8) -> UInt64 { Self.zeros(in: bits ^ Self.all(byte)) }

  /// How many of the bytes, from the first on, are a certain one.
  @inline(__always)
  func leading(_ byte: UInt8) -> Int { (bits ^ Self.all(byte)).trailingZeroBitCount / 8 }

  /// The first of the bytes, and zeros for the others.
  @inline(__always)
  func prefix(_ count: Int) -> UInt64 { bits & ~(UInt64.max << UInt64(8 * count)) }

  /// The bytes that cannot stand in a name, see ``Ascii/isIdentifier(_:)``.
  @inline(__always)
  var outsideOfNames: UInt64 {
    let ascii = bits & ~Self.high
    let lowercased = ascii | Self.all(0x20)
    let letters = Self.from("a", lowercased) & ~Self.from("{", lowercased)
    let digits = Self.from("0", ascii) & ~Self.from(":", ascii)
    let others = (ascii ^ Self.all(Ascii.underscore)) &+ Self.all(0x7f)
    let dollars = (ascii ^ Self.all(Ascii.dollar)) &+ Self.all(0x7f)
    return ~(letters | digits | bits) & others & dollars & Self.high
  }

  /// Those of eight ASCII characters that are a certain one or come after it.
  @inline(__always)
  private static func from(_ first: Unicode.Scalar, _ ascii: UInt64) -> UInt64 {
    ascii &+ all(0x80 - UInt8(ascii: first))
  }
}
